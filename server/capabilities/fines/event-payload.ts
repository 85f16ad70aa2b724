/** Event payloads of a hold and of a fine. */
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { bookingById } from '#server/capabilities/bookings/index.ts';
import { carById } from '#server/capabilities/cars/index.ts';
import { toCasePartiesPayload } from '#server/capabilities/cases/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import type { FineHoldPayload, FinePayload } from './events.ts';
import { amountsOf } from './guards.ts';
import { leftOf, tripTimes } from './rules.ts';
import { type FineRow, finesOfBooking, type HoldRow } from './sql.ts';

export async function toHoldPayload(tx: Transaction, hold: HoldRow): Promise<FineHoldPayload> {
	const booking = await bookingById(tx, hold.booking_id);
	if (!booking) throw new Error(`booking ${hold.booking_id} has lost its row`);
	const car = await carById(tx, hold.car_id);
	const { from, to } = tripTimes(booking);
	return {
		...(await toCasePartiesPayload(tx, hold, car)),
		plateNumber: car?.plate_number ?? null,
		heldJod: formatFils(hold.held_fils),
		leftJod: formatFils(leftOf(amountsOf(hold), await finesOfBooking(tx, hold.booking_id))),
		until: ammanIso(hold.until),
		from: ammanIso(from),
		to: ammanIso(to),
	};
}

export async function toFinePayload(tx: Transaction, hold: HoldRow, fine: FineRow): Promise<FinePayload> {
	return {
		...(await toHoldPayload(tx, hold)),
		fineId: fine.id,
		amountJod: formatFils(fine.amount_fils),
		offenceAt: ammanIso(fine.offence_at),
		answerBy: ammanIso(fine.answer_by),
	};
}
