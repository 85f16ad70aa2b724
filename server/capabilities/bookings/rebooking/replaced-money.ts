/** The money of a replaced booking: it waits for the renter, pays for the booking that replaces it, or is refunded. */
import { carryOver, heldMoneyOf, holdUntil, releaseHeld } from '#server/capabilities/payments/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { type BookingRow, changeBooking, lockBooking } from '../sql.ts';
import { carriedSplit, splitHeldMoney } from './rules.ts';

/** A payment of the difference that was made in time may become known after the hold is over. */
const GRACE_MS = 10 * 60_000;

/** The payment of a new booking: if a difference must be paid first, nothing is carried over yet and the money waits for that. */
export async function expectMoneyOf(
	tx: Transaction,
	replacedId: string,
	made: BookingRow,
): Promise<{ row: BookingRow; toPayFils: bigint }> {
	const held = await heldMoneyOf(tx, replacedId);
	const { carriedFils, toPayFils } = splitHeldMoney(held?.fils ?? 0n, made.total_fils + made.deposit_fils);
	if (carriedFils === 0n) return { row: made, toPayFils };
	if (toPayFils > 0n) await holdUntil(tx, replacedId, new Date(made.hold_expires_at.getTime() + GRACE_MS));
	return { row: await changeBooking(tx, made.id, { carried_fils: carriedFils }), toPayFils };
}

/** Carries over what the booking expects from the one that it replaces. False if that money was refunded meanwhile. */
export async function carryToBooking(platform: Platform, tx: Transaction, row: BookingRow): Promise<boolean> {
	if (row.carried_fils === 0n || !row.rebooked_from) return true;
	const replaced = await lockBooking(tx, row.rebooked_from);
	if (!replaced) return false;
	const carried = carriedSplit(row.carried_fils, row.deposit_fils);
	return carryOver(platform, tx, { fromBookingId: replaced.id, toBookingId: row.id, ...carried });
}

/** The new booking ended unpaid: the waiting money is refunded. Returns the amount. */
export async function releaseReplaced(tx: Transaction, replacedId: string): Promise<bigint> {
	const replaced = await lockBooking(tx, replacedId);
	return replaced ? releaseHeld(tx, replaced.id) : 0n;
}
