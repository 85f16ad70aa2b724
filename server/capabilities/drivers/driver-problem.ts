/** Whether a person may drive in another renter's trip: valid papers like the renter's, and not on the owner's side. */
import type { driverProblems } from '#contract/identity-details.ts';
import { ammanDate } from '#contract/time.ts';
import type { BookingRow } from '#server/capabilities/bookings/index.ts';
import { carById } from '#server/capabilities/cars/index.ts';
import { isOnOwnerSide } from '#server/capabilities/companies/index.ts';
import { canRentUntil, findDriverProblemOf } from '#server/capabilities/kyc/index.ts';
import { currentSettings } from '#server/platform/context/settings.ts';
import type { Queryable } from '#server/platform/database/pool.ts';

type Code = (typeof driverProblems)[number] | 'DRIVER_IS_RENTER' | 'DRIVER_OF_THE_OFFICE';
/** With the values of the refusal's sentence. */
type Problem = { code: Code; detail: { age?: number; years?: number } };

export async function findDriverProblemIn(db: Queryable, booking: BookingRow, personId: string): Promise<Problem | null> {
	const code = await partyProblem(db, booking, personId);
	if (code) return { code, detail: {} };
	const mayRent = await canRentUntil(db, personId, ammanDate(booking.ends_at));
	if (mayRent !== 'YES') return { code: mayRent, detail: {} };
	const terms = await termsOf(db, booking);
	const { minimumDriverAge: minimumAge } = await currentSettings(db);
	const problem = await findDriverProblemOf(db, personId, { car: terms, minimumAge }, ammanDate(booking.starts_at));
	return problem && { code: problem, detail: { age: Math.max(terms.age, minimumAge), years: terms.licenceYears } };
}

/** Requirements of the car when the booking was made; bookings of former releases did not store them. */
async function termsOf(db: Queryable, booking: BookingRow): Promise<{ age: number; licenceYears: number }> {
	const required = booking.driver_age === null ? await carById(db, booking.car_id) : booking;
	return { age: required?.driver_age ?? 0, licenceYears: required?.driver_licence_years ?? 0 };
}

async function partyProblem(db: Queryable, { renter_id, owner_id }: BookingRow, personId: string): Promise<Code | null> {
	if (personId === renter_id) return 'DRIVER_IS_RENTER';
	return (await isOnOwnerSide(db, personId, owner_id)) ? 'DRIVER_OF_THE_OFFICE' : null;
}
