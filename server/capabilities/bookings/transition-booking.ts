/** One transition of a booking: guards, row, occupancy, money, audit, events and timers, all in the caller's transaction. */

import type { CancelCode } from '#contract/bookings.ts';
import { formatFils } from '#contract/money.ts';
import type { AlternativeCar } from '#contract/rebooking.ts';
import { ammanIso } from '#contract/time.ts';
import { releaseBooking, truncateAfterReturn } from '#server/capabilities/availability/index.ts';
import { carsByIds } from '#server/capabilities/cars/index.ts';
import { nameOf, usersByIds } from '#server/capabilities/identity/index.ts';
import { completionLines, post } from '#server/capabilities/ledger/index.ts';
import { heldMoneyOf, refundBooking } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { maskContacts } from '#server/platform/contacts/mask-contacts.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { officeNameOf, parseBookingAgreement } from './booking-agreement.ts';
import { toCancellationInput } from './cancellation-input.ts';
import { computeCancellation } from './cancellation-rules.ts';
import { expireOpenChange } from './changes/expire-open-change.ts';
import { type BookingEventPayload, bookingCancelled, bookingCompleted, bookingConfirmed } from './events.ts';
import { deleteReservations, shortenReservations } from './extra-reservations-sql.ts';
import { freezePlace } from './freeze-place.ts';
import { completeRental } from './jobs.ts';
import { openPlacesOf } from './places-sql.ts';
import { endPromo, toLetterPromo } from './promo.ts';
import { releaseReplaced } from './rebooking/replaced-money.ts';
import { rebookUntil } from './rebooking/rules.ts';
import { type BookingTransition, COMPLETE_AFTER_MS, cancelCodeOf, toBookingLifecycle, transition } from './rules.ts';
import { type BookingRow, changeBooking } from './sql.ts';
import { type PlacedBooking, toWhereAndWhen } from './where-and-when.ts';

/**
 * `returnedAt`: for RETURNED, when the car was actually returned. `alternatives`: cars that the renter is offered instead, found before the transaction.
 * `carriedUntil`: another car is booked in the same transaction, and the refund waits until then to pay for it.
 */
export type TransitionContext = {
	actorId: string | null;
	reason?: string;
	returnedAt?: Date;
	alternatives?: readonly AlternativeCar[];
	carriedUntil?: Date;
};

/** `row` must have been read under the booking's lock. Throws the refusal of a transition that is not allowed. */
export async function transitionBooking(
	platform: Platform,
	tx: Transaction,
	row: BookingRow,
	event: BookingTransition,
	by: TransitionContext,
): Promise<BookingRow> {
	const now = platform.clock.now();
	const next = transition(toBookingLifecycle(row), event, now);
	if ('refusal' in next) throw refuse(next.refusal);
	if (next.to !== 'CONFIRMED') await expireOpenChange(tx, row.id, now);
	let moved: BookingRow;
	if (next.to === 'CONFIRMED') moved = await confirm(platform, tx, row, now);
	else if (next.to === 'COMPLETED') moved = await complete(platform, tx, row, now, by.returnedAt);
	else {
		const code = cancelCodeOf[event as keyof typeof cancelCodeOf];
		const { reason = null, alternatives = [], carriedUntil } = by;
		moved = await cancel(platform, tx, row, { code, reason, alternatives, carriedUntil, now });
	}
	await audit(platform, tx, {
		actorId: by.actorId,
		action: `booking.${lowerCase(event)}`,
		subject: 'booking',
		subjectId: row.id,
		before: { status: row.status },
		after: { status: moved.status, cancelCode: moved.cancel_code, reason: moved.cancel_reason },
	});
	return moved;
}

async function confirm(platform: Platform, tx: Transaction, row: BookingRow, now: Date): Promise<BookingRow> {
	const moved = await changeBooking(tx, row.id, { status: 'CONFIRMED', confirmed_at: now });
	await freezePlace(tx, moved, now);
	await enqueue(
		tx,
		completeRental,
		{ bookingId: row.id },
		{ runAt: new Date(row.ends_at.getTime() + COMPLETE_AFTER_MS), key: `complete-${row.id}` },
	);
	await platform.events.publish(platform, tx, bookingConfirmed, await toEventPayload(tx, moved));
	return moved;
}

/** Without a recorded return the car counts as returned at the end of the booking; the agreed turnaround follows in any case. */
async function complete(platform: Platform, tx: Transaction, row: BookingRow, now: Date, returnedAt?: Date): Promise<BookingRow> {
	await post(tx, {
		eventKey: `booking-completed:${row.id}`,
		bookingId: row.id,
		occurredAt: now,
		lines: completionLines({
			...{ totalFils: row.total_fils, promoFils: row.promo_fils, platformFeeFils: row.platform_fee_fils },
			ownerId: row.owner_id,
		}),
	});
	const moved = await changeBooking(tx, row.id, {
		status: 'COMPLETED',
		completed_at: now,
		completion_waits: false,
		...(returnedAt && { returned_at: returnedAt }),
	});
	const at = { bookedUntil: row.ends_at, returnedAt: returnedAt ?? row.ends_at };
	await truncateAfterReturn(tx, row.id, at);
	await shortenReservations(tx, row.id, at);
	await platform.events.publish(platform, tx, bookingCompleted, await toEventPayload(tx, moved));
	return moved;
}

type Cancelling = {
	code: CancelCode;
	reason: string | null;
	alternatives: readonly AlternativeCar[];
	carriedUntil: Date | undefined;
	now: Date;
};

async function cancel(
	platform: Platform,
	tx: Transaction,
	row: BookingRow,
	{ code, reason, alternatives, carriedUntil, now }: Cancelling,
): Promise<BookingRow> {
	const { keptFils, keptPromoFils, platformFils } = computeCancellation(toCancellationInput(row), code, now);
	const retained = { fils: keptFils, promoFils: keptPromoFils, platformFils, ownerId: row.owner_id };
	await refundBooking(platform, tx, row.id, code, {
		retained: keptFils > 0n ? retained : undefined,
		heldUntil: carriedUntil ?? (alternatives.length > 0 ? rebookUntil(row.starts_at, now) : undefined),
	});
	// The money of the booking that this one was to replace waited for it.
	if (row.rebooked_from && !row.paid_at) await releaseReplaced(tx, row.rebooked_from);
	const moved = await changeBooking(tx, row.id, {
		status: 'CANCELLED',
		completion_waits: false,
		cancel_code: code,
		cancel_reason: reason && readableReason(row, code, reason),
		cancelled_at: now,
		kept_fils: keptFils,
		kept_promo_fils: keptPromoFils,
		kept_platform_fee_fils: platformFils,
		...(row.no_show_code && !row.no_show_closed_at ? { no_show_closed_at: now } : {}),
	});
	await releaseBooking(tx, row.id);
	await deleteReservations(tx, row.id);
	await endPromo(tx, row, keptFils, now);
	await platform.events.publish(platform, tx, bookingCancelled, {
		...(await toEventPayload(tx, moved)),
		// The amount that pays for another car is in the letter about that.
		...(carriedUntil && { refundJod: formatFils(0n) }),
		alternatives: alternatives.map(({ car, totalJod }) => ({ title: car.title, totalJod })),
		heldUntil: carriedUntil ? null : await heldUntilOf(tx, row.id),
	});
	return moved;
}

async function heldUntilOf(tx: Transaction, bookingId: string): Promise<string | null> {
	const held = await heldMoneyOf(tx, bookingId);
	return held && ammanIso(held.until);
}

/** Contact details are exchanged only once a booking is confirmed, as in the chat. A booking that ends before never is, so they are not stored. */
function readableReason(row: BookingRow, code: CancelCode, reason: string): string {
	return row.confirmed_at || code === 'BY_ADMIN' ? reason : maskContacts(reason).body;
}

const NOBODY = { en: '', ar: '' };

/** As each side may read it at the moment of the event; letters are sent soon enough after the end for the places to be visible. */
const whereAndWhenOfBoth = (booking: PlacedBooking): BookingEventPayload['whereAndWhen'] => ({
	owner: toWhereAndWhen(booking, { side: 'OWNER', actor: null }, booking.row.starts_at),
	renter: toWhereAndWhen(booking, { side: 'RENTER', actor: null }, booking.row.starts_at),
});

export async function toEventPayload(tx: Transaction, row: BookingRow): Promise<BookingEventPayload> {
	const [car] = await carsByIds(tx, [row.car_id]);
	const people = await usersByIds(tx, [row.owner_id, row.renter_id]);
	const [owner, renter] = [row.owner_id, row.renter_id].map((id) => people.find((person) => person.id === id));
	const places = await openPlacesOf(tx, [row.id]);
	return {
		bookingId: row.id,
		ownerId: row.owner_id,
		renterId: row.renter_id,
		ownerName: owner ? nameOf(owner) : NOBODY,
		renterName: renter ? nameOf(renter) : NOBODY,
		carTitle: car?.title ?? '',
		startAt: ammanIso(row.starts_at),
		endAt: ammanIso(row.ends_at),
		totalJod: formatFils(row.total_fils),
		chargeJod: formatFils(row.total_fils + row.deposit_fils),
		refundJod: formatFils(row.paid_at ? row.total_fils + row.deposit_fils - row.kept_fils : 0n),
		ownerKeptJod: formatFils(row.kept_fils - row.kept_platform_fee_fils),
		earningsJod: formatFils(row.total_fils - row.platform_fee_fils),
		promo: toLetterPromo(row),
		status: row.status,
		cancelCode: row.cancel_code,
		reason: row.cancel_reason,
		wasPaid: row.paid_at !== null,
		respondBy: row.respond_by && ammanIso(row.respond_by),
		instant: parseBookingAgreement(row).instantBook,
		whereAndWhen: car && owner && renter ? whereAndWhenOfBoth({ row, car, owner, renter, places, departures: [] }) : null,
		office: officeNameOf(row),
	};
}
