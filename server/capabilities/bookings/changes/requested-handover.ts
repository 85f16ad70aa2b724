/** Another handover that a change requests: its input, its columns in the booking's row, and its place. */
import { type RequestedHandover, requestedHandover } from '#contract/booking-changes.ts';
import { ammanIso } from '#contract/time.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { type AgreedExtras, type Delivery, deliveryOf, parseBookingExtras } from '../booking-extras.ts';
import { freezePlace } from '../freeze-place.ts';
import { closePlaces, insertPlace } from '../places-sql.ts';
import type { BookingRow } from '../sql.ts';
import type { ChangeRow } from './changes-sql.ts';

export const parseHandover = (stored: ChangeRow['handover']): RequestedHandover | null =>
	stored === null ? null : requestedHandover.parse(stored);

/** The delivery of the trip with this request; null where the renter comes for the car. */
export const deliveryAfter = (row: BookingRow, requested: RequestedHandover | null): Delivery | null =>
	requested === null ? deliveryOf(row) : requested.kind === 'DELIVERY' ? requested.delivery : null;

/** Whether the request differs from the agreement. A place in words always counts as different, because only people can compare it. */
export function isOtherHandover(row: BookingRow, requested: RequestedHandover): boolean {
	const [agreed, next] = [deliveryOf(row), deliveryAfter(row, requested)];
	if (requested.kind === 'PLACE') return true;
	if (agreed === null || next === null) return agreed !== next;
	return (
		(['zone', 'flightNumber', 'address', 'latitude', 'longitude'] as const).some((key) => agreed[key] !== next[key]) ||
		landing(agreed) !== landing(next)
	);
}

const landing = ({ landsAt }: Delivery): string | null => (landsAt ? ammanIso(new Date(landsAt)) : null);

export function extrasAfter(row: BookingRow, requested: RequestedHandover): AgreedExtras {
	const { delivery: _, ...others } = parseBookingExtras(row);
	return requested.kind === 'DELIVERY' ? { ...others, delivery: requested.delivery } : others;
}

/** Sets the place of the changed booking. Earlier places stay in its timeline; an open proposal of the owner is withdrawn. */
export async function moveHandover(tx: Transaction, row: BookingRow, requested: RequestedHandover, now: Date): Promise<void> {
	await closePlaces(tx, row.id, { from: 'PROPOSED', to: 'WITHDRAWN', now });
	await closePlaces(tx, row.id, { from: 'CURRENT', to: 'REPLACED', now });
	if (requested.kind !== 'PLACE') return freezePlace(tx, row, now);
	await insertPlace(tx, row.id, { origin: 'MEETING_POINT', status: 'CURRENT', text_en: requested.text, text_ar: requested.text }, now);
}

/** In words and with the flight, for both sides. */
export function presentHandover(requested: RequestedHandover | null) {
	if (requested === null) return null;
	const delivery = requested.kind === 'DELIVERY' ? requested.delivery : null;
	const text = requested.kind === 'PLACE' ? requested.text : (delivery?.address ?? null);
	return { text, flightNumber: delivery?.flightNumber ?? null, landsAt: delivery?.landsAt ?? null };
}
