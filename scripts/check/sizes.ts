/** A file of more than 300 lines should be split. Generated files, text tables and table tests may be longer. */
import { sources } from './sources.ts';

const LIMIT = 300;
const LONG_BY_NATURE = /(^server\/platform\/database\/schema\.ts$|\.test\.tsx?$|texts\.(en|ar)\.ts$)/;

export function checkSizes(): string[] {
	return sources(/\.(tsx?|mjs|css)$/)
		.filter(({ path }) => !LONG_BY_NATURE.test(path))
		.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
		.filter(({ lines }) => lines > LIMIT)
		.map(({ path, lines }) => `${path}: ${lines} lines, at most ${LIMIT}`);
}
