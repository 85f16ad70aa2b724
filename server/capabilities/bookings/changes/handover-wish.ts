/** Another place of handover in a proposed change: the input, its values for the booking's row, and its place. */
import { type HandoverWish, handoverWish } from '#contract/booking-changes.ts';
import { ammanIso } from '#contract/time.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { type AgreedExtras, type Delivery, deliveryOf, parseBookingExtras } from '../booking-extras.ts';
import { freezePlace } from '../freeze-place.ts';
import { closePlaces, insertPlace } from '../places-sql.ts';
import type { BookingRow } from '../sql.ts';
import type { ChangeRow } from './changes-sql.ts';

export const parseHandover = (stored: ChangeRow['handover']): HandoverWish | null => (stored === null ? null : handoverWish.parse(stored));

/** The delivery of the trip with this change; null if the renter comes for the car. */
export const deliveryAfter = (row: BookingRow, wish: HandoverWish | null): Delivery | null =>
	wish === null ? deliveryOf(row) : wish.kind === 'DELIVERY' ? wish.delivery : null;

/** A proposal equal to the agreement is none. A place in words always counts, because only people can compare it. */
export function isOtherHandover(row: BookingRow, wish: HandoverWish): boolean {
	const [agreed, wished] = [deliveryOf(row), deliveryAfter(row, wish)];
	if (wish.kind === 'PLACE') return true;
	if (agreed === null || wished === null) return agreed !== wished;
	return (
		(['zone', 'flightNumber', 'address', 'latitude', 'longitude'] as const).some((key) => agreed[key] !== wished[key]) ||
		landing(agreed) !== landing(wished)
	);
}

const landing = ({ landsAt }: Delivery): string | null => (landsAt ? ammanIso(new Date(landsAt)) : null);

export function extrasAfter(row: BookingRow, wish: HandoverWish): AgreedExtras {
	const { delivery: _, ...others } = parseBookingExtras(row);
	return wish.kind === 'DELIVERY' ? { ...others, delivery: wish.delivery } : others;
}

/** The place of the changed booking; every earlier place stays in its history, and an open proposal of the owner ends. */
export async function moveHandover(tx: Transaction, row: BookingRow, wish: HandoverWish, now: Date): Promise<void> {
	await closePlaces(tx, row.id, { from: 'PROPOSED', to: 'WITHDRAWN', now });
	await closePlaces(tx, row.id, { from: 'CURRENT', to: 'REPLACED', now });
	if (wish.kind !== 'PLACE') return freezePlace(tx, row, now);
	await insertPlace(tx, row.id, { origin: 'MEETING_POINT', status: 'CURRENT', text_en: wish.text, text_ar: wish.text }, now);
}

/** In words and with the flight, for both sides. */
export function presentHandover(wish: HandoverWish | null) {
	if (wish === null) return null;
	const delivery = wish.kind === 'DELIVERY' ? wish.delivery : null;
	const text = wish.kind === 'PLACE' ? wish.text : (delivery?.address ?? null);
	return { text, flightNumber: delivery?.flightNumber ?? null, landsAt: delivery?.landsAt ?? null };
}
