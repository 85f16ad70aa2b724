/** The bookings of one car, for its owner's calendar. For unpaid holds the owner sees only the dates. */
import type { calendarBookingStates } from '#contract/calendar.ts';
import { carsByIds } from '#server/capabilities/cars/index.ts';
import { toPublicUser, usersByIds } from '#server/capabilities/identity/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { bookingById, bookingsByIds, bookingsOfCar } from './sql.ts';

type CarBooking = {
	id: string;
	state: (typeof calendarBookingStates)[number];
	startsAt: Date;
	endsAt: Date;
	/** Null for a hold. */
	renter: { name: string; nameAr: string | null } | null;
};

/** Ordered by start; cancelled bookings are left out. */
export async function carBookings(db: Queryable, carId: string, span: { startsAt: Date; endsAt: Date }): Promise<CarBooking[]> {
	const rows = await bookingsOfCar(db, carId, span);
	const people = new Map((await usersByIds(db, [...new Set(rows.map((row) => row.renter_id))])).map((user) => [user.id, user]));
	return rows.map((row) => {
		const renter = row.paid_at ? people.get(row.renter_id) : undefined;
		const { displayName: name, displayNameAr: nameAr } = renter ? toPublicUser(renter) : { displayName: '', displayNameAr: null };
		return {
			id: row.id,
			state: row.paid_at ? row.status : 'HELD',
			startsAt: row.starts_at,
			endsAt: row.ends_at,
			renter: renter ? { name, nameAr } : null,
		};
	});
}

export async function carOfBooking(db: Queryable, id: string): Promise<string | undefined> {
	return (await bookingById(db, id))?.car_id;
}

/** The title of each booking's car. */
export async function carsOfBookings(db: Queryable, ids: readonly string[]): Promise<Array<{ id: string; title: string }>> {
	const rows = await bookingsByIds(db, ids);
	const titles = new Map((await carsByIds(db, [...new Set(rows.map((row) => row.car_id))])).map((car) => [car.id, car.title]));
	return rows.map((row) => ({ id: row.id, title: titles.get(row.car_id) ?? '' }));
}
