/** Cancels a booking before the car is handed over, for renter, owner or admin. The refund must equal the one that was previewed. */
import type { Cancellation } from '#contract/booking-life.ts';
import type { Booking, CancelCode } from '#contract/bookings.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { toCancellationInput } from './cancellation-input.ts';
import { computeCancellation } from './cancellation-rules.ts';
import { presentBookings } from './present.ts';
import { findAlternativesFor } from './rebooking/find-alternatives.ts';
import { type BookingTransition, toBookingLifecycle, transition } from './rules.ts';
import { type BookingRow, bookingById, countOwnerCancellations, lockBooking } from './sql.ts';
import { transitionBooking } from './transition-booking.ts';

type Canceller = { by: 'RENTER' | 'OWNER'; event: BookingTransition; code: CancelCode };

/** Throws BOOKING_NOT_FOUND for callers who are not a party; an owner sees a booking once it is paid. */
function cancellerOf(row: BookingRow | undefined, caller: Caller): Canceller {
	if (row?.renter_id === caller.userId) return { by: 'RENTER', event: 'CANCEL_BY_RENTER', code: 'BY_RENTER' };
	if (row?.owner_id === caller.userId && row.paid_at !== null) return { by: 'OWNER', event: 'CANCEL_BY_OWNER', code: 'BY_OWNER' };
	throw refuse('BOOKING_NOT_FOUND');
}

export async function previewCancellation(platform: Platform, caller: Caller, id: string): Promise<Cancellation> {
	const row = await bookingById(platform.db, id);
	const canceller = cancellerOf(row, caller);
	if (!row) throw refuse('BOOKING_NOT_FOUND');
	return preview(platform.db, row, canceller, platform.clock.now());
}

async function preview(db: Queryable, row: BookingRow, { by, event, code }: Canceller, now: Date): Promise<Cancellation> {
	if ('refusal' in transition(toBookingLifecycle(row), event, now)) throw refuse('BOOKING_NOT_CANCELLABLE');
	const terms = toCancellationInput(row);
	const settled = computeCancellation(terms, code, now);
	return {
		by,
		policy: terms.policy,
		ground: settled.ground,
		paidJod: formatFils(terms.isPaid ? terms.totalFils + terms.depositFils : 0n),
		rentalRefundJod: formatFils(settled.rentalRefundFils),
		depositRefundJod: formatFils(settled.depositRefundFils),
		refundJod: formatFils(settled.refundFils),
		keptJod: formatFils(settled.keptFils),
		ownerKeptJod: formatFils(settled.ownerFils),
		staysUntil: settled.staysUntil && ammanIso(settled.staysUntil),
		ownerCancelledBefore: by === 'OWNER' ? await countOwnerCancellations(db, row.owner_id) : null,
	};
}

export async function cancelBooking(
	platform: Platform,
	caller: Caller,
	id: string,
	asked: { reason?: string | undefined; refundJod?: string | undefined; saveResponse?: SaveResponse },
): Promise<Booking> {
	const alternatives = await findAlternativesFor(platform, id, caller.userId);
	return inTransaction(platform.db, async (tx) => {
		const row = await lockBooking(tx, id);
		const canceller = cancellerOf(row, caller);
		if (!row) throw refuse('BOOKING_NOT_FOUND');
		const now = platform.clock.now();
		const currentPreview = await preview(tx, row, canceller, now);
		if (asked.refundJod !== undefined && !isSameAmount(asked.refundJod, currentPreview.refundJod))
			throw refuse('REFUND_CHANGED', { cancellation: currentPreview });
		const moved = await transitionBooking(platform, tx, row, canceller.event, { ...by(caller, asked.reason), alternatives });
		const [presented] = await presentBookings(tx, [moved], caller, now);
		if (!presented) throw refuse('BOOKING_NOT_FOUND');
		await asked.saveResponse?.(tx, presented);
		return presented;
	});
}

/** Refunds everything to the renter, regardless of fault. */
export async function cancelAsAdmin(
	platform: Platform,
	caller: Caller,
	id: string,
	{ reason, saveResponse }: { reason: string; saveResponse: SaveResponse },
): Promise<Booking> {
	return inTransaction(platform.db, async (tx) => {
		const row = await lockBooking(tx, id);
		if (!row) throw refuse('BOOKING_NOT_FOUND');
		const moved = await transitionBooking(platform, tx, row, 'CANCEL_BY_ADMIN', by(caller, reason));
		const [presented] = await presentBookings(tx, [moved], caller, platform.clock.now());
		if (!presented) throw refuse('BOOKING_NOT_FOUND');
		await saveResponse(tx, presented);
		return presented;
	});
}

const by = (caller: Caller, reason: string | undefined) => ({ actorId: caller.personId, ...(reason ? { reason } : {}) });

function isSameAmount(text: string, requested: string): boolean {
	try {
		return parseFils(text) === parseFils(requested);
	} catch {
		return false;
	}
}
