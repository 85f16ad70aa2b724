/** Reads fines: of one booking for its parties and admins, and the queue of the admins. */
import type { InputOf } from '#contract/endpoint.ts';
import type { FineCase, FineHold, listFines as listCall } from '#contract/fines.ts';
import { ammanIso } from '#contract/time.ts';
import { bookingById, bookingsByIds } from '#server/capabilities/bookings/index.ts';
import { readCaseParties, sideOf } from '#server/capabilities/cases/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type PageOfList, readPageInOrder } from '#server/platform/http/pages.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { presentFine, presentHold, readMembers } from './present.ts';
import { tripTimes } from './rules.ts';
import { countFines, type FineRow, listFines } from './sql.ts';

export async function readHold(platform: Platform, caller: Caller, bookingId: string): Promise<FineHold> {
	const booking = await bookingById(platform.db, bookingId);
	if (!booking || !(sideOf(booking, caller.userId) || isAdmin(caller))) throw refuse('BOOKING_NOT_FOUND');
	return presentHold(platform, platform.db, booking, caller);
}

type FinePage = PageOfList & { fines: FineCase[] };

export async function readFines(
	platform: Platform,
	caller: Caller,
	{ filter = 'NEEDS_DECISION', ...query }: InputOf<typeof listCall>['query'],
): Promise<FinePage> {
	const which = { ...query, filter, now: platform.clock.now() };
	const { page, ...list } = await readPageInOrder(
		query,
		caller.lang,
		(part) => listFines(platform.db, { ...which, ...part }),
		() => countFines(platform.db, which),
	);
	return { fines: await presentCases(platform, caller, page), ...list };
}

/** Reads the bookings, cars and people of all rows at once. */
async function presentCases({ db, clock }: Platform, caller: Caller, rows: readonly FineRow[]): Promise<FineCase[]> {
	const bookings = new Map((await bookingsByIds(db, [...new Set(rows.map((row) => row.booking_id))])).map((row) => [row.id, row]));
	const partiesOf = await readCaseParties(db, [...bookings.values()]);
	const membersOf = await readMembers(
		db,
		rows.flatMap(({ id, booking_id }) => {
			const booking = bookings.get(booking_id);
			return booking ? [{ ...booking, id }] : [];
		}),
	);
	return rows.flatMap((row) => {
		const booking = bookings.get(row.booking_id);
		const found = partiesOf(booking);
		if (!booking || !found) return [];
		const { from, to } = tripTimes(booking);
		return [
			{
				...presentFine(row, sideOf(booking, caller.userId) ?? 'ADMIN', clock.now()),
				...membersOf(row.id),
				...found,
				from: ammanIso(from),
				to: ammanIso(to),
			},
		];
	});
}
