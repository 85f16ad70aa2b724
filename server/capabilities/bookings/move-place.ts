/** The owner moves the place of a confirmed booking; a distant place waits for the renter's consent. Every place stays in the history. */
import { areaOf, isInJordan } from '#contract/areas.ts';
import type { Booking } from '#contract/bookings.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { putBookingPlace } from '#contract/places.ts';
import { carById } from '#server/capabilities/cars/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { deliveryOf } from './booking-extras.ts';
import { appliedChangesOf } from './changes/changes-sql.ts';
import { bookingPlaceChanged } from './events.ts';
import { agreedOf, type Coordinates, canMovePlace, needsConsent } from './place-rules.ts';
import { closePlaces, insertPlace, openPlacesOf, type PlaceRow, placesOf } from './places-sql.ts';
import { presentBookings } from './present.ts';
import { toBookingLifecycle } from './rules.ts';
import { type BookingRow, lockBooking } from './sql.ts';
import { toEventPayload } from './transition-booking.ts';
import { inBothLanguages, pinOfAgreed } from './where-and-when.ts';

type Typed = InputOf<typeof putBookingPlace>['body'];
type Change = 'MOVED' | 'PROPOSED' | 'ACCEPTED' | 'DECLINED';

/** A repeated call with the same place changes nothing. */
export async function movePlace(
	platform: Platform,
	caller: Caller,
	id: string,
	{ typed, saveResponse }: { typed: Typed; saveResponse: SaveResponse },
): Promise<Booking> {
	if (!isInJordan(typed.latitude, typed.longitude)) throw refuse('PIN_OUTSIDE_JORDAN');
	return inTransaction(platform.db, async (tx) => {
		const row = await lockBooking(tx, id);
		if (row?.owner_id !== caller.userId || row.paid_at === null) throw refuse('BOOKING_NOT_FOUND');
		const now = platform.clock.now();
		if (!canMovePlace(toBookingLifecycle(row), now)) throw refuse('PLACE_NOT_MOVABLE');
		const open = await openPlacesOf(tx, [id]);
		if (!open.some((place) => isSame(place, typed))) {
			const waits = needsConsent(await agreedPlace(tx, row), typed);
			await closePlaces(tx, id, { from: 'PROPOSED', to: 'WITHDRAWN', now });
			const from = waits ? currentOf(open) : await closePlaces(tx, id, { from: 'CURRENT', to: 'REPLACED', now });
			const place = await insertPlace(tx, id, { ...columnsOf(typed), origin: 'OWNER', status: waits ? 'PROPOSED' : 'CURRENT' }, now);
			await announce(platform, tx, row, { caller, change: waits ? 'PROPOSED' : 'MOVED', from, to: place });
		}
		return presentMoved(platform, tx, { row, caller, saveResponse });
	});
}

/** The renter's answer to a proposed place. */
export async function answerPlace(
	platform: Platform,
	caller: Caller,
	id: string,
	{ accepts, saveResponse }: { accepts: boolean; saveResponse: SaveResponse },
): Promise<Booking> {
	return inTransaction(platform.db, async (tx) => {
		const row = await lockBooking(tx, id);
		if (row?.renter_id !== caller.userId) throw refuse('BOOKING_NOT_FOUND');
		const now = platform.clock.now();
		const open = await openPlacesOf(tx, [id]);
		if (!open.some(({ status }) => status === 'PROPOSED') || !canMovePlace(toBookingLifecycle(row), now))
			throw refuse('PLACE_NOT_PROPOSED');
		const from = accepts ? await closePlaces(tx, id, { from: 'CURRENT', to: 'REPLACED', now }) : currentOf(open);
		const to = await closePlaces(tx, id, { from: 'PROPOSED', to: accepts ? 'CURRENT' : 'DECLINED', now });
		if (!to) throw refuse('PLACE_NOT_PROPOSED');
		await announce(platform, tx, row, { caller, change: accepts ? 'ACCEPTED' : 'DECLINED', from, to });
		return presentMoved(platform, tx, { row, caller, saveResponse });
	});
}

const currentOf = (open: readonly PlaceRow[]): PlaceRow | undefined => open.find(({ status }) => status === 'CURRENT');

/**
 * The place on which the renter relies: not the current one, because several short moves could lead far away. Without an agreed place, the
 * neighbourhood of the car, and without that the first place that its owner named.
 */
async function agreedPlace(tx: Transaction, row: BookingRow): Promise<{ pin: Coordinates | null } | null> {
	const handovers = (await appliedChangesOf(tx, row.id)).filter(({ handover }) => handover !== null);
	const { agreed, first } = agreedOf(await placesOf(tx, row.id), handovers.at(-1)?.closed_at ?? null);
	const delivery = deliveryOf(row);
	if (agreed || delivery) return { pin: pinOfAgreed(agreed, delivery) };
	const area = areaOf((await carById(tx, row.car_id))?.area ?? null);
	if (area) return { pin: area };
	return first ? { pin: pinOfAgreed(first, null) } : null;
}

const columnsOf = ({ textEn, textAr, directionsEn, directionsAr, latitude, longitude }: Typed) => ({
	text_en: textEn,
	text_ar: textAr,
	directions_en: directionsEn,
	directions_ar: directionsAr,
	latitude,
	longitude,
});

function isSame(place: PlaceRow, typed: Typed): boolean {
	const columns = columnsOf(typed);
	return (Object.keys(columns) as Array<keyof typeof columns>).every((column) => place[column] === columns[column]);
}

type Announced = { caller: Caller; change: Change; from: PlaceRow | undefined; to: PlaceRow };

/** The audit log names the places by their ids only, because it has more readers than may see them. */
async function announce(platform: Platform, tx: Transaction, row: BookingRow, { caller, change, from, to }: Announced): Promise<void> {
	await audit(platform, tx, {
		actorId: caller.personId,
		action: `booking.place_${lowerCase(change)}`,
		subject: 'booking',
		subjectId: row.id,
		before: { placeId: from?.id ?? null },
		after: { placeId: to.id },
	});
	await platform.events.publish(platform, tx, bookingPlaceChanged, {
		...(await toEventPayload(tx, row)),
		placeId: to.id,
		change,
		to: inBothLanguages(to.text_en, to.text_ar),
	});
}

type Answered = { row: BookingRow; caller: Caller; saveResponse: SaveResponse };

async function presentMoved(platform: Platform, tx: Transaction, { row, caller, saveResponse }: Answered): Promise<Booking> {
	const [booking] = await presentBookings(tx, [row], caller, platform.clock.now());
	if (!booking) throw refuse('BOOKING_NOT_FOUND');
	await saveResponse(tx, booking);
	return booking;
}
