/** Route of the call that returns the occupied times of a car. */
import { bookedDates } from '#contract/availability.ts';
import { ammanIso } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bindCached, type Route } from '#server/platform/http/route.ts';
import { listUnavailableRanges } from './sql.ts';

export const availabilityRoutes = (platform: Platform): Route[] => [
	bindCached(bookedDates, async ({ params, reading, addCacheTags }) => {
		addCacheTags(`days:${params.id}`, `car:${params.id}`);
		const ranges = await listUnavailableRanges(reading.pool, params.id, platform.clock.now());
		if (!ranges) throw refuse('CAR_NOT_FOUND');
		return ranges.map((range) => ({ startDate: ammanIso(range.starts_at), endDate: ammanIso(range.ends_at) }));
	}),
];
