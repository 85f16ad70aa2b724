/** Reads fines: of one booking for its parties and admins, and all that wait for an admin. */
import * as z from 'zod';
import type { Received } from '#contract/endpoint.ts';
import type { FineCase, FineHold, listFines as listCall } from '#contract/fines.ts';
import { ammanIso } from '#contract/time.ts';
import { bookingById, bookingsByIds } from '#server/capabilities/bookings/index.ts';
import { carsByIds } from '#server/capabilities/cars/index.ts';
import { toPublicUser, usersByIds } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { paginate, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { sideOf } from './guards.ts';
import { presentFine, presentHold } from './present.ts';
import { tripTimes } from './rules.ts';
import { type FineRow, finesToDecide } from './sql.ts';

export async function readHold(platform: Platform, caller: Caller, bookingId: string): Promise<FineHold> {
	const booking = await bookingById(platform.db, bookingId);
	if (!booking || !(sideOf(booking, caller.userId) || isAdmin(caller))) throw refuse('BOOKING_NOT_FOUND');
	return presentHold(platform, platform.db, booking, caller);
}

const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

type FinePage = { fines: FineCase[]; next: string | null };

export async function readFinesToDecide(platform: Platform, caller: Caller, query: Received<typeof listCall>['query']): Promise<FinePage> {
	const after = readCursor(query.cursor, cursorShape, caller.lang);
	const rows = await finesToDecide(platform.db, { after, limit: query.limit, now: platform.clock.now() });
	const { page, next } = paginate(rows, query.limit, (row) => writeCursor([row.waiting_since.toISOString(), row.id]));
	return { fines: await presentCases(platform, caller, page), next };
}

/** Reads the bookings, cars and people of all rows at once. */
async function presentCases({ db, clock }: Platform, caller: Caller, rows: readonly FineRow[]): Promise<FineCase[]> {
	const bookings = new Map((await bookingsByIds(db, [...new Set(rows.map((row) => row.booking_id))])).map((row) => [row.id, row]));
	const all = [...bookings.values()];
	const cars = new Map((await carsByIds(db, [...new Set(all.map((row) => row.car_id))])).map((car) => [car.id, car]));
	const people = new Map(
		(await usersByIds(db, [...new Set(all.flatMap((row) => [row.owner_id, row.renter_id]))])).map((user) => [user.id, toPublicUser(user)]),
	);
	return rows.flatMap((row) => {
		const booking = bookings.get(row.booking_id);
		const [car, owner, renter] = [
			cars.get(booking?.car_id ?? ''),
			people.get(booking?.owner_id ?? ''),
			people.get(booking?.renter_id ?? ''),
		];
		if (!booking || !car || !owner || !renter) return [];
		const { from, to } = tripTimes(booking);
		return [
			{
				...presentFine(row, sideOf(booking, caller.userId) ?? 'ADMIN', clock.now()),
				carTitle: car.title,
				plateNumber: car.plate_number,
				owner: nameOf(owner),
				renter: nameOf(renter),
				from: ammanIso(from),
				to: ammanIso(to),
			},
		];
	});
}

const nameOf = ({ id, displayName, displayNameAr }: FineCase['owner']): FineCase['owner'] => ({ id, displayName, displayNameAr });
