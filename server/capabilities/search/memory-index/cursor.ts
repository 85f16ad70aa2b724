/** Where a page begins, as PostgreSQL's answers name it: a moment as `2026-11-22T15:10:17.123456+00:00`, a price or a rating as a number. */
import type { SearchRequest } from '../sql.ts';
import type { SortedValue } from './slot-order.ts';

type Cursor = NonNullable<SearchRequest['after']>;

const MICROSECONDS = 1000;
const isByMoment = (sort: SearchRequest['sort']): boolean => sort === 'newest' || sort === 'oldest';

/** Null where it is not one of this order's, which is PostgreSQL's to refuse. */
export function fromCursor(sort: SearchRequest['sort'], [value, id]: Cursor): SortedValue | null {
	const number = isByMoment(sort) ? (typeof value === 'string' ? microsecondsOf(value) : Number.NaN) : value;
	return typeof number === 'number' && Number.isFinite(number) ? [number, id.toLowerCase()] : null;
}

export const toCursor = (sort: SearchRequest['sort'], [value, id]: SortedValue): [string | number, string] => [
	isByMoment(sort) ? momentOf(value) : value,
	id,
];

/** JavaScript's dates end at milliseconds, and cut what is finer. */
function microsecondsOf(text: string): number {
	const finer = /\.\d{3}(\d{1,3})/.exec(text)?.[1] ?? '';
	return Date.parse(text) * MICROSECONDS + Number(finer.padEnd(3, '0'));
}

function momentOf(microseconds: number): string {
	const finer = microseconds % MICROSECONDS;
	return new Date((microseconds - finer) / MICROSECONDS).toISOString().replace('Z', `${String(finer).padStart(3, '0')}+00:00`);
}
