import type { Conversation } from '#contract/messaging.ts';
import { formatFils } from '#contract/money.ts';
import { ammanDate, ammanIso } from '#contract/time.ts';
import { type BookingRow, bookingById, getWhereAndWhen } from '#server/capabilities/bookings/index.ts';
import { arabicNamesOf, type CarRow, carById, carState, isBookable } from '#server/capabilities/cars/index.ts';
import { userById } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { photoUrl } from '#server/platform/files/serve-photo.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { findConversation } from './find-conversation.ts';
import { otherParty } from './read-inbox.ts';
import { closedReason, isMasked, otherSide, readBy, userIdOf } from './rules.ts';

export async function readConversation(platform: Platform, caller: Caller, id: string): Promise<Conversation> {
	const { db, clock } = platform;
	const { row, side } = await findConversation(db, caller, id);
	const [car, other, booking] = await Promise.all([
		carById(db, row.car_id),
		userById(db, userIdOf(row, otherSide(side))),
		row.booking_id ? bookingById(db, row.booking_id) : undefined,
	]);
	if (!car || !other) throw refuse('CONVERSATION_NOT_FOUND');
	const where = booking && (await getWhereAndWhen(db, booking, caller.userId, clock.now()));
	const otherPartyHasLeft = other.left_at !== null;
	return {
		id: row.id,
		kind: row.kind,
		renterId: row.renter_id,
		ownerId: row.owner_id,
		otherPartyId: other.id,
		...otherParty(other, !isMasked(row)),
		otherPartyHasLeft,
		otherReadPosition: readBy(row, otherSide(side)),
		ownReadPosition: readBy(row, side),
		lastPosition: row.last_position,
		isMasked: isMasked(row),
		isOpen: closedReason(row, otherPartyHasLeft) === null,
		car: presentCar(car, side === 'OWNER' || isBookable(carState(car), ammanDate(clock.now()))),
		booking: booking && where ? { ...presentBooking(booking), whereAndWhen: where } : null,
	};
}

/** Includes the address of the car's page if the reader can open it. */
function presentCar(car: CarRow, hasPage: boolean): Conversation['car'] {
	const [photo] = car.photos;
	return {
		id: car.id,
		slug: hasPage && car.deleted_at === null ? car.slug : null,
		make: car.make,
		model: car.model,
		...arabicNamesOf(car),
		year: car.year,
		photoUrls: photo ? [photoUrl(photo.object_id)] : [],
	};
}

const presentBooking = (row: BookingRow) => ({
	id: row.id,
	status: row.status,
	cancelCode: row.cancel_code,
	paymentStatus: row.payment_status,
	startAt: ammanIso(row.starts_at),
	endAt: ammanIso(row.ends_at),
	totalJod: formatFils(row.total_fils),
	depositJod: formatFils(row.deposit_fils),
});
