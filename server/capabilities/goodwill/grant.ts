/** Moves the money of a granted goodwill and notifies its recipient, in the transaction of the decision and under the booking's lock. */
import { formatFils } from '#contract/money.ts';
import type { BookingRow } from '#server/capabilities/bookings/index.ts';
import { carById } from '#server/capabilities/cars/index.ts';
import { goodwillToOwnerLines, post } from '#server/capabilities/ledger/index.ts';
import { refundGoodwill } from '#server/capabilities/payments/index.ts';
import { openGoodwillPayout } from '#server/capabilities/payouts/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { goodwillGranted } from './events.ts';
import type { GoodwillRow } from './sql.ts';

export async function grant(platform: Platform, tx: Transaction, row: GoodwillRow, booking: BookingRow): Promise<void> {
	const { id, booking_id: bookingId, amount_fils: fils } = row;
	if (row.recipient === 'RENTER') await refundGoodwill(platform, tx, { id, bookingId, fils });
	else {
		await post(tx, {
			eventKey: `goodwill-granted:${id}`,
			bookingId,
			occurredAt: platform.clock.now(),
			lines: goodwillToOwnerLines(fils, row.recipient_id),
		});
		await openGoodwillPayout(platform, tx, { goodwillId: id, bookingId, ownerId: row.recipient_id, amountJod: formatFils(fils) });
	}
	await platform.events.publish(platform, tx, goodwillGranted, {
		...(await toEventPayload(tx, row, booking)),
		...{ recipient: row.recipient, recipientId: row.recipient_id, reason: row.reason },
	});
}

export async function toEventPayload(tx: Transaction, row: GoodwillRow, booking: BookingRow) {
	const car = await carById(tx, booking.car_id);
	return { goodwillId: row.id, bookingId: row.booking_id, carTitle: car?.title ?? '', amountJod: formatFils(row.amount_fils) };
}
