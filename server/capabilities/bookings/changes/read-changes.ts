/** The changes of a trip, and until when it could be extended. */
import type { BookingChange } from '#contract/booking-changes.ts';
import { handoverTimes } from '#contract/stay-rules.ts';
import { addDays, ammanDate, ammanIso, ammanMidnight, DAY_MS } from '#contract/time.ts';
import { nextOccupancyAfter } from '#server/capabilities/availability/index.ts';
import { carById, carState, documentsValidUntil, isBookable, stayRulesOf } from '#server/capabilities/cars/index.ts';
import { approvedLicence } from '#server/capabilities/kyc/index.ts';
import { openDisputeOf } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { currentSettings } from '#server/platform/context/settings.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { parseBookingAgreement } from '../booking-agreement.ts';
import { canViewBooking } from '../read-bookings.ts';
import { toBookingLifecycle } from '../rules.ts';
import { type BookingRow, bookingById } from '../sql.ts';
import { canMovePickup, changeRefusal, isOverdue } from './change-rules.ts';
import { termsOfBooking } from './change-terms.ts';
import { changesOf } from './changes-sql.ts';
import { presentChange } from './present-change.ts';

type Read = { changes: BookingChange[]; mayPropose: boolean; mayMovePickup: boolean; freeUntil: string | null };

export async function readChanges(platform: Platform, caller: Caller, id: string): Promise<Read> {
	const row = await bookingById(platform.db, id);
	if (!row || !canViewBooking(row, caller)) throw refuse('BOOKING_NOT_FOUND');
	const now = platform.clock.now();
	const side = caller.userId === row.renter_id ? 'RENTER' : caller.userId === row.owner_id ? 'OWNER' : 'NONE';
	const changes = await changesOf(platform.db, id);
	const isOpen = changes.some(({ state }) => state === 'PROPOSED' || state === 'AWAITING_PAYMENT');
	const hasDispute = (await openDisputeOf(platform.db, id)) !== undefined;
	const lifecycle = toBookingLifecycle(row);
	const isPossible = side !== 'NONE' && !isOpen && changeRefusal(lifecycle, hasDispute, now) === null;
	const latest = isPossible ? await latestReturn(platform.db, row, now) : null;
	const canBeLonger = latest !== null && latest > row.ends_at && latest > now;
	// For a car that is late, only a longer trip can be agreed.
	const mayPropose = isPossible && (canBeLonger || !isOverdue(lifecycle, now));
	return {
		mayMovePickup: mayPropose && canMovePickup(lifecycle, now),
		changes: changes.map((change) => presentChange(change, side, now)),
		mayPropose,
		freeUntil: canBeLonger ? ammanIso(latest) : null,
	};
}

/**
 * The latest return: before the next rental and its turnaround, within the longest rental, the papers of the car, and the renter's licence.
 * It is the last half-hour before that at which the car changes hands, so that the dialog offers no time that is then refused.
 */
async function latestReturn(db: Queryable, row: BookingRow, now: Date): Promise<Date | null> {
	const [car, licence] = [await carById(db, row.car_id), await approvedLicence(db, row.renter_id)];
	if (!car || !licence || !isBookable(carState(car), ammanDate(now))) return null;
	const next = await nextOccupancyAfter(db, row.id);
	const { zone } = termsOfBooking(row);
	const rules = stayRulesOf(car, await currentSettings(db), zone ?? undefined);
	const lastDays = [documentsValidUntil(carState(car)), licence.expiresOn].filter((day) => day !== null);
	const latest = Math.min(
		row.starts_at.getTime() + rules.maxRentalDays * DAY_MS,
		...(next ? [next.getTime() - parseBookingAgreement(row).turnaroundMinutes * 60_000] : []),
		...lastDays.map((day) => ammanMidnight(addDays(day, 1)).getTime() - 60_000),
	);
	const day = ammanDate(new Date(latest));
	const moments = [addDays(day, -1), day].flatMap((date) => handoverTimes(date, rules)).map(({ moment }) => moment);
	return moments.findLast((moment) => moment.getTime() <= latest) ?? null;
}
