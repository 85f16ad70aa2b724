/** Queries on cars for admins. */
import { sql } from 'kysely';
import type { ListOrder } from '#contract/paging.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { waitingSince } from './changes-sql.ts';
import { waitsForAdmin } from './reviews-sql.ts';
import { type CarRow, selectCars } from './sql.ts';
import { withBadge } from './vehicle-names.ts';

export type SubmittedOf = { words: readonly string[]; status?: 'PENDING' | 'VERIFIED' | 'REJECTED' };
export type SubmittedPage = SubmittedOf & { order?: ListOrder | undefined; after: readonly [string, string] | null; limit: number };

/** The searched text; folded in SQL, because a car outside search has no stored folded text. */
const text = sql<string>`folded(cars.title || ' ' || cars.make || ' ' || cars.model || ' ' || cars.year || ' ' || coalesce(cars.plate_number, ''))`;
const matchesWord = (word: string) => {
	const spelled = withBadge(word).map((each) => sql`${text} LIKE '%' || folded(${each.replace(/[\\%_]/g, '\\$&')}) || '%'`);
	return sql<boolean>`(${sql.join(spelled, sql` OR `)})`;
};
const submitted = sql<boolean>`cars.submitted_at IS NOT NULL AND cars.deleted_at IS NULL`;

const hasStatus = (status: NonNullable<SubmittedOf['status']>) =>
	status === 'PENDING' ? waitsForAdmin : sql<boolean>`cars.verification_status = ${status}`;

/** Pending cars and changes oldest first and all others newest first by default; one more than `limit`. */
export async function listSubmitted(db: Queryable, { words, status, order: asked, after, limit }: SubmittedPage): Promise<CarRow[]> {
	const waiting = status === 'PENDING';
	const column = waiting ? sql<Date>`coalesce(${waitingSince}, cars.submitted_at)` : sql<Date>`cars.created_at`;
	const order = (asked ?? (waiting ? 'oldest' : 'newest')) === 'oldest' ? 'asc' : 'desc';
	let query = selectCars(db)
		.where(submitted)
		.orderBy(column, order)
		.orderBy('cars.id', order)
		.limit(limit + 1);
	if (status) query = query.where(hasStatus(status));
	for (const word of words) query = query.where(matchesWord(word));
	if (after)
		query = query.where(
			sql<boolean>`(${column}, cars.id) ${sql.raw(order === 'asc' ? '>' : '<')} (${after[0]}::timestamptz, ${after[1]}::uuid)`,
		);
	return query.execute();
}

export async function countSubmitted(db: Queryable, { words, status }: SubmittedOf): Promise<number> {
	let query = db
		.selectFrom('cars')
		.select((eb) => eb.fn.countAll<bigint>().as('cars'))
		.where(submitted);
	if (status) query = query.where(hasStatus(status));
	for (const word of words) query = query.where(matchesWord(word));
	return Number((await query.executeTakeFirstOrThrow()).cars);
}

/** Newest first, including those that were never submitted. */
export async function carsOfOwner(db: Queryable, ownerId: string) {
	return db
		.selectFrom('cars')
		.select(['id', 'title', 'plate_number', 'verification_status', 'submitted_at', 'is_active'])
		.where('owner_id', '=', ownerId)
		.where('deleted_at', 'is', null)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.execute();
}

/** Separators are ignored. */
const hasPlate = (digits: string) =>
	sql<boolean>`plate_number IS NOT NULL AND regexp_replace(folded(plate_number), '\\D', '', 'g') = ${digits}`;

/** Ids of the cars with this plate, as a condition in another list's statement. */
export const carsWithPlate = (digits: string) => sql<string>`SELECT id FROM cars WHERE ${hasPlate(digits)}`;

/** Owners of cars with this plate. */
export async function ownersByPlate(db: Queryable, digits: string): Promise<string[]> {
	const rows = await db.selectFrom('cars').select('owner_id').distinct().where(hasPlate(digits)).execute();
	return rows.map((row) => row.owner_id);
}
