/** Cursor pagination: an opaque cursor that names the last row, the `Link` header for the next page, and `X-Total-Count` for the whole list. */
import * as z from 'zod';
import type { AmountOrder } from '#contract/paging.ts';
import type { Language } from '../base/refusal.ts';
import type { PageOf, Total } from '../database/keyset.ts';
import { refuseField } from './input.ts';

const values = z
	.array(z.union([z.string(), z.number()]))
	.min(1)
	.max(4);

export function writeCursor(row: ReadonlyArray<string | number>): string {
	return Buffer.from(JSON.stringify(row)).toString('base64url');
}

/** Values of the last row of the previous page; null for the first page. Throws INVALID_INPUT for a cursor that we did not issue. */
export function readCursor<Shape extends z.ZodType>(cursor: string | undefined, shape: Shape, language: Language): z.output<Shape> | null {
	if (cursor === undefined) return null;
	try {
		return shape.parse(values.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))));
	} catch {
		throw refuseField('cursor', 'CURSOR_INVALID', language);
	}
}

/** Takes `limit + 1` rows: drops the extra one and returns the cursor of the next page, if any. */
export function paginate<Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string): { page: Row[]; next: string | null } {
	const page = rows.slice(0, limit);
	const last = page.at(-1);
	return { page, next: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

const timeCursor = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);
const amountCursor = z.tuple([z.string().regex(/^-?\d{1,18}$/), z.uuid()]);

type Paged = { cursor?: string | undefined; limit: number; order?: AmountOrder | undefined };

/** A page of a list that is ordered by a time or an amount, and id. `read` returns one row more than `limit`; `count` counts the whole list. */
export async function readPageInOrder<Row extends { at: Date | bigint; id: string }, Count extends number | Total>(
	{ cursor, limit, order }: Paged,
	language: Language,
	read: (page: PageOf) => Promise<Row[]>,
	count: () => Promise<Count>,
): Promise<{ page: Row[]; next: string | null; total: Count }> {
	const after = readCursor(cursor, order === 'amount' ? amountCursor : timeCursor, language);
	const [rows, total] = await Promise.all([read({ after, limit }), count()]);
	return { ...paginate(rows, limit, ({ at, id }) => writeCursor([at instanceof Date ? at.toISOString() : String(at), id])), total };
}

/** The headers of a page about its list. A count that is not capped is exact. */
export type PageOfList = { next: string | null; total: number | Total };

/** Every paginated list answers through this: with its total count and the address of the next page. */
export function setPage({ headers, request }: { headers: Headers; request: Request }, { next, total }: PageOfList): void {
	const { count, capped } = typeof total === 'number' ? { count: total, capped: false } : total;
	headers.set('x-total-count', String(count));
	if (capped) headers.set('x-total-capped', '1');
	if (next === null) return;
	const url = new URL(request.url);
	url.searchParams.set('cursor', next);
	headers.set('link', `<${url.pathname}${url.search}>; rel="next"`);
}
