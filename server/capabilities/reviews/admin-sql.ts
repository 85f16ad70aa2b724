/** Queries on reviews and their reports for admins. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { foldedWords } from '#contract/fold-words.ts';
import type { ListOrder } from '#contract/paging.ts';
import { bookingsWithText } from '#server/capabilities/bookings/index.ts';
import { countUpTo, matchesAny, type Ordered, orderFor, type PageOf, pageInOrder, type Total } from '#server/platform/database/keyset.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';
import type { ReviewRow } from './sql.ts';

type ForAdmins = { reported: boolean; hidden: boolean; q?: string | undefined; order?: ListOrder | undefined };

const written = sql<string>`folded(body || ' ' || coalesce(answer, ''))`;

/** By words of the review and its answer, or the booking that it is about. */
function withText(query: SelectQueryBuilder<DB, 'reviews', object>, q: string | undefined) {
	const words = foldedWords(q);
	if (q === undefined || words.length === 0) return query;
	const inText = sql.join(
		words.map((word) => sql`${written} LIKE ${`%${word}%`}`),
		sql` AND `,
	);
	return query.where(matchesAny('reviews', [inText, sql`booking_id = ANY(${bookingsWithText(q)})`]));
}

function selectForAdmins(db: Queryable, { reported, hidden, q }: ForAdmins) {
	let query = withText(db.selectFrom('reviews'), q);
	// As an array, because few are reported: by a subquery PostgreSQL read all reviews from the oldest on.
	if (reported) query = query.where(sql<boolean>`id = ANY(ARRAY(SELECT review_id FROM review_reports WHERE closed_at IS NULL))`);
	return hidden ? query.where('hidden_at', 'is not', null) : query;
}

/** Reported ones wait for an admin and begin with the oldest, all others with the newest, by default. */
export function reviewsForAdmins(db: Queryable, which: ForAdmins & PageOf): Promise<Array<Ordered<ReviewRow>>> {
	const usual = { by: sql<Date>`created_at`, direction: which.reported ? ('asc' as const) : ('desc' as const) };
	return pageInOrder(selectForAdmins(db, which).selectAll(), orderFor(which.order, usual), which).execute();
}

export const countForAdmins = (db: Queryable, filter: ForAdmins): Promise<Total> => countUpTo(db, selectForAdmins(db, filter));

/** Reviews with a report that no admin has decided. */
export async function countReportedReviews(db: Queryable): Promise<number> {
	const row = await db
		.selectFrom('review_reports')
		.select((eb) => eb.fn.count<bigint>('review_id').distinct().as('count'))
		.where('closed_at', 'is', null)
		.executeTakeFirstOrThrow();
	return Number(row.count);
}
