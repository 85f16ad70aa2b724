/** Goodwill on the wire, for admins. */
import type { Goodwill } from '#contract/goodwill.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { bookingsByIds } from '#server/capabilities/bookings/index.ts';
import { carsByIds, carTitlesOf } from '#server/capabilities/cars/index.ts';
import { ownersOnSideOf } from '#server/capabilities/companies/index.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import { refundsOfBookings } from '#server/capabilities/payments/index.ts';
import { goodwillPayouts } from '#server/capabilities/payouts/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { decisionProblem, fateOf } from './rules.ts';
import type { GoodwillRow } from './sql.ts';

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Reads bookings, cars, people, refunds and payouts of all rows at once. */
export async function presentGoodwill(db: Queryable, rows: readonly GoodwillRow[], viewer: Caller): Promise<Goodwill[]> {
	const bookings = await bookingsByIds(db, unique(rows.map((row) => row.booking_id)));
	const cars = await carsByIds(db, unique(bookings.map((booking) => booking.car_id)));
	const nameOf = await namesOf(
		db,
		rows.flatMap((row) => [row.recipient_id, row.requested_by, ...(row.decided_by ? [row.decided_by] : [])]),
	);
	const person = (id: string) => ({ id, name: nameOf(id).en, nameAr: nameOf(id).ar });
	const refunds = await refundsOfBookings(
		db,
		bookings.map(({ id }) => id),
	);
	const payouts = await goodwillPayouts(
		db,
		rows.map(({ id }) => id),
	);
	const movementsOf = (row: GoodwillRow) =>
		row.recipient === 'RENTER'
			? refunds.filter(({ cause }) => cause === `goodwill:${row.id}`).map(({ state }) => state)
			: payouts.filter(({ goodwill_id }) => goodwill_id === row.id).map(({ state }) => state);
	const owners = await ownersOnSideOf(db, viewer.userId);
	return rows.map((row) => {
		const booking = bookings.find(({ id }) => id === row.booking_id);
		const car = cars.find(({ id }) => id === booking?.car_id);
		const isParty = booking !== undefined && (booking.renter_id === viewer.userId || owners.has(booking.owner_id));
		const waiting = { state: row.state, requestedBy: row.requested_by, isParty };
		return {
			id: row.id,
			bookingId: row.booking_id,
			...carTitlesOf(car),
			recipient: row.recipient,
			recipientPerson: person(row.recipient_id),
			amountJod: formatFils(row.amount_fils),
			reason: row.reason,
			state: row.state,
			aboveCap: row.above_cap,
			requestedBy: person(row.requested_by),
			requestedAt: ammanIso(row.requested_at),
			decidedBy: row.decided_by ? person(row.decided_by) : null,
			decidedAt: row.decided_at && ammanIso(row.decided_at),
			refusalReason: row.refusal_reason,
			fate: row.state === 'GRANTED' ? fateOf(movementsOf(row)) : null,
			mayDecide: decisionProblem(waiting, viewer.userId) === null,
		};
	});
}

export async function presentOne(db: Queryable, row: GoodwillRow, viewer: Caller): Promise<Goodwill> {
	const [goodwill] = await presentGoodwill(db, [row], viewer);
	if (!goodwill) throw new Error(`goodwill ${row.id} was not presented`);
	return goodwill;
}
