/** How many cars search holds in memory, for whoever watches the server. */
import type { Measure } from '#server/platform/http/metrics.ts';
import type { MemoryIndex } from './memory-index/memory-index.ts';

export const searchMeasure = (index: MemoryIndex): Measure => ({
	name: 'search_index_cars',
	help: 'Cars that search holds in memory; 0 while it reads them and PostgreSQL answers.',
	labels: [],
	read: async () => [{ labels: {}, value: index.size ?? 0 }],
});
