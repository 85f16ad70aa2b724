/** Lists of bookings by the next event for their renter or their owner. */
import { sql } from 'kysely';
import { pageInOrder } from '#server/platform/database/keyset.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { type BookingRow, type BookingsOf, selectBookings } from './sql.ts';

/** In this order: a car that is out (in a renter's trips), upcoming, and past bookings. */
export const listParts = { out: 0, ahead: 1, over: 2 } as const;
type Part = (typeof listParts)[keyof typeof listParts];

const over = sql<boolean>`status IN ('COMPLETED', 'CANCELLED')`;
const isOver = (status: BookingRow['status']): boolean => status === 'COMPLETED' || status === 'CANCELLED';

/** None of these depends on the present moment, so that a row keeps its place while the pages are read one after another. */
const orders = {
	renter: {
		part: sql<Part>`CASE WHEN ${over} THEN 2 WHEN checked_in_at IS NOT NULL THEN 0 ELSE 1 END`,
		/** The end of the hold, the pickup, or the return of a car that is out. */
		at: sql<Date>`CASE WHEN status = 'REQUESTED' AND paid_at IS NULL THEN hold_expires_at WHEN status = 'CONFIRMED' AND checked_in_at IS NOT NULL THEN ends_at ELSE starts_at END`,
	},
	owner: {
		part: sql<Part>`CASE WHEN ${over} THEN 2 ELSE 1 END`,
		/** The end of the time to reply, the pickup until the handover, then the return. The index `bookings_of_owner_by_event` has the same expression. */
		at: sql<Date>`CASE WHEN status = 'REQUESTED' THEN respond_by WHEN status = 'CONFIRMED' AND checked_in_at IS NULL THEN starts_at ELSE ends_at END`,
	},
};

type PlacedRow = BookingRow & { part: Part; at: Date };
type NextOf = BookingsOf & { after: readonly [part: Part, at: string, id: string] | null; limit: number };

/** Upcoming bookings by their next event, then past ones, the latest first; one more than `limit`. */
export async function listByNextEvent(db: Queryable, { after, limit, ...filter }: NextOf): Promise<PlacedRow[]> {
	const { part, at } = filter.renterId ? orders.renter : orders.owner;
	const query = selectBookings(db, filter).selectAll().select(part.as('part'));
	// A single status is a single part, ordered like its index.
	if (filter.status) {
		const order = { by: at, direction: isOver(filter.status) ? 'desc' : 'asc' } as const;
		return pageInOrder(query, order, { after: after && [after[1], after[2]], limit }).execute() as Promise<PlacedRow[]>;
	}
	const rank = sql`extract(epoch FROM ${at}) * CASE WHEN ${over} THEN -1 ELSE 1 END`;
	const page = query
		.select(at.as('at'))
		.orderBy(part)
		.orderBy(rank)
		.orderBy('id')
		.limit(limit + 1);
	if (!after) return page.execute();
	const [lastPart, lastAt, lastId] = after;
	const sign = lastPart === listParts.over ? -1 : 1;
	return page
		.where(
			sql<boolean>`(${part}, ${rank}, id) > (${lastPart}::integer, extract(epoch FROM ${lastAt}::timestamptz) * ${sign}::integer, ${lastId}::uuid)`,
		)
		.execute();
}
