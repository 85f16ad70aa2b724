/** Another car for the rest of a trip that an admin ends: found by search, and booked for the renter in the transaction of the decision. */

import type { CancellationPolicy } from '#contract/cancellation-policies.ts';
import type { AlternativeCar } from '#contract/rebooking.ts';
import { rentalDays } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { deliveryOf, parseBookingExtras } from '../booking-extras.ts';
import { rentWithoutPromo } from '../promo.ts';
import type { Stay } from '../quote.ts';
import { holdDates } from '../request-booking.ts';
import type { BookingRow } from '../sql.ts';
import { markPaid } from '../subscribers.ts';
import { findCars } from './find-alternatives.ts';
import { carryToBooking, expectMoneyOf } from './replaced-money.ts';
import { needsInstantBook } from './rules.ts';

/** At most three cars, also of the same owner, free for this part of the trip at about the same price of a day. `heldFils`: the amount that would pay for one. */
export async function findCarsForRest(platform: Platform, row: BookingRow, stay: Stay, heldFils: bigint): Promise<AlternativeCar[]> {
	const isSoon = needsInstantBook(stay.start, platform.clock.now());
	return findCars(platform, row, {
		stay,
		rentalFils: (rentWithoutPromo(row) * BigInt(rentalDays(stay.start, stay.end))) / BigInt(row.days),
		// The renter's place after the handover, for which no delivery was agreed.
		zone: row.checked_in_at ? undefined : deliveryOf(row)?.zone,
		heldFils,
		accepts: ({ instantBook }, ownerId) => instantBook || !isSoon || ownerId === row.owner_id,
	});
}

export type Rest = {
	actorId: string;
	stay: Stay;
	carId: string;
	totalJod: string;
	depositJod: string;
	cancellationPolicy: CancellationPolicy;
	withDelivery: boolean;
};

/**
 * Books the car for the renter, checked like any request. The waiting money of the replaced booking pays for it; if that is enough, it is paid in the same step.
 * The caller has locked the renter and the replaced booking, and has ended it. Null if the money that waits cannot be carried over.
 */
export async function bookRest(
	platform: Platform,
	tx: Transaction,
	replaced: BookingRow,
	{ actorId, stay, cancellationPolicy, withDelivery, ...chosen }: Rest,
): Promise<{ row: BookingRow; toPayFils: bigint } | null> {
	const { row } = await holdDates(
		platform,
		tx,
		{ userId: replaced.renter_id },
		{
			body: { ...chosen, policySnapshot: { cancellationPolicy }, extras: withDelivery ? parseBookingExtras(replaced) : {} },
			...{ stay, now: platform.clock.now(), rebookedFrom: replaced.id, actorId },
		},
	);
	const { row: made, toPayFils } = await expectMoneyOf(tx, replaced.id, row);
	if (toPayFils > 0n) return { row: made, toPayFils };
	return (await carryToBooking(platform, tx, made)) ? { row: await markPaid(platform, tx, made), toPayFils } : null;
}
