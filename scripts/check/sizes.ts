/** Limits the length of files, and the number of very short ones, because code in many small files is hard to follow. */
import { type Source, sources } from './sources.ts';

const LIMIT = 300;
/** Generated files, text tables and table tests. */
const LONG_BY_NATURE = /(^server\/platform\/database\/schema\.ts$|\.test\.tsx?$|texts\.(en|ar)\.ts$)/;

/** A file with fewer lines should be merged into its neighbour. Some have to stay separate, so their number is limited. */
const SMALL = 15;
const SMALL_FILES = 100;
/** How many of the smallest files a problem names. */
const NAMED = 12;

type Measured = { path: string; lines: number };

const measure = ({ path, text }: Source): Measured => ({ path, lines: text.trimEnd().split('\n').length });

export const checkSizes = (): string[] => sizeProblems(sources(/\.(tsx?|mjs|css)$/));

/** One problem for each file that is too long, and one for all that are too small together. */
export function sizeProblems(files: readonly Source[]): string[] {
	const long = files
		.filter(({ path }) => !LONG_BY_NATURE.test(path))
		.map(measure)
		.filter(({ lines }) => lines > LIMIT)
		.map(({ path, lines }) => `${path}: ${lines} lines, at most ${LIMIT}`);
	const small = files
		.filter(({ path }) => /\.tsx?$/.test(path))
		.map(measure)
		.filter(({ lines }) => lines < SMALL)
		.sort((one, other) => one.lines - other.lines || one.path.localeCompare(other.path));
	if (small.length <= SMALL_FILES) return long;
	const smallest = small.slice(0, NAMED).map(({ path, lines }) => `\n  ${path}: ${lines}`);
	return [
		...long,
		`${small.length} files have fewer than ${SMALL} lines, at most ${SMALL_FILES}. Join some with the file that uses them; the smallest:${smallest.join('')}`,
	];
}
