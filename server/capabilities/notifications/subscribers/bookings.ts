/** Notifies of booking events. Subscribers run as jobs, possibly twice, and notify once. */
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { publishLiveEvents } from '#server/platform/live/append.ts';
import {
	alternativeRow,
	amountRow,
	inShort,
	momentRow,
	type Places,
	reasonRows,
	roadAfter,
	shortForms,
	sumRows,
	tripFor,
	tripRows,
} from '../detail-rows.ts';
import { labels } from '../email-texts.ts';
import {
	cancellationToOwner,
	cancellationToRenter,
	contestToAccuser,
	noShowDismissed,
	noShowGoesOnTo,
	noShowToAccused,
	noShowWaitsTo,
} from '../ending-texts.ts';
import {
	latenessToOwner,
	type PlaceChange,
	placeAnswerToOwner,
	placeToRenter,
	type SetOutDetails,
	setOutToRenter,
} from '../place-texts.ts';
import { sendNotification, teamOfTrip } from '../send-notification.ts';
import { countUnread, deletePaymentFailures, wasNotified } from '../sql.ts';
import {
	type Bilingual,
	type BookingDetails,
	confirmationToRenter,
	type FactRow,
	instantToOwner,
	type NotificationText,
	paymentFailedToRenter,
	requestSentToRenter,
	requestToOwner,
} from '../texts.ts';

type Payload = BookingDetails & Places & { bookingId: string; ownerId: string; renterId: string; respondBy?: string | null };

export async function onBookingRequested(platform: Platform, payload: Payload): Promise<void> {
	const text = { ...requestToOwner(payload), road: roadAfter('PAYMENT', 'OWNER', payload.bookingId) };
	await notifyOwner(platform, payload, 'requested', text, payload.respondBy);
}

/** To the renter, whose payment this confirms. */
export async function onRequestSent(platform: Platform, payload: Payload): Promise<void> {
	const trip = tripFor('RENTER', payload);
	await sendNotification(platform, {
		...requestSentToRenter(payload),
		userId: payload.renterId,
		eventKey: sentKey(payload.bookingId),
		actionUrl: `/booking/${payload.bookingId}/receipt`,
		rows: [...tripRows(trip), ...sumRows('RENTER', payload)],
		short: inShort(trip),
		shortForms: shortForms(trip),
		road: roadAfter('PAYMENT', 'RENTER', payload.bookingId),
	});
}

/** Failed attempts are irrelevant once the booking is paid: their notifications are removed from the bell. */
export async function onBookingPaid(platform: Platform, { bookingId, renterId }: Payload): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		if (!(await deletePaymentFailures(tx, renterId, failureKey('%', bookingId)))) return;
		await publishLiveEvents(platform, tx, [{ userId: renterId, kind: 'bell', payload: { unread: await countUnread(tx, renterId) } }]);
	});
}

export async function onBookingConfirmed(platform: Platform, payload: Payload): Promise<void> {
	const road = (side: 'OWNER' | 'RENTER') => ({ road: roadAfter('CONFIRMATION', side, payload.bookingId) });
	await notifyRenter(platform, payload, 'confirmed', { ...confirmationToRenter(payload), ...road('RENTER') });
	if (payload.instant) await notifyOwner(platform, payload, 'confirmed', { ...instantToOwner(payload), ...road('OWNER') });
}

type CancelledPayload = Payload & { alternatives?: Array<{ title: string; totalJod: string }>; heldUntil?: string | null };

export async function onBookingCancelled(platform: Platform, payload: CancelledPayload): Promise<void> {
	const text = cancellationToRenter(payload);
	if (text) await notifyRenter(platform, payload, 'cancelled', text, null, (payload.alternatives ?? []).map(alternativeRow));
	const toOwner = cancellationToOwner(payload);
	// An owner never saw a request that was not paid.
	if (toOwner && payload.wasPaid) await notifyOwner(platform, payload, 'cancelled', toOwner);
}

type FailurePayload = Payload & { paymentId: string; payBy: string; cancelled: boolean; turnedDown: boolean };

const sentKey = (bookingId: string): string => `booking-request-sent:${bookingId}`;
const failureKey = (paymentId: string, bookingId: string): string => `payment-failed-${paymentId}:${bookingId}`;

/** For each attempt that was declined, cancelled or rejected, while another one is possible. Not if the job runs late and the booking is paid by then. */
export async function onBookingPaymentFailed(platform: Platform, payload: FailurePayload): Promise<void> {
	if (await wasNotified(platform.db, payload.renterId, [sentKey(payload.bookingId), `booking-confirmed:${payload.bookingId}`])) return;
	const trip = tripFor('RENTER', payload);
	await sendNotification(platform, {
		...paymentFailedToRenter(payload),
		userId: payload.renterId,
		eventKey: failureKey(payload.paymentId, payload.bookingId),
		actionUrl: `/booking/${payload.bookingId}/payment`,
		rows: [...tripRows(trip), amountRow(labels.toPay, payload.chargeJod), momentRow(labels.until, payload.payBy)],
		short: inShort(trip),
		shortForms: shortForms(trip),
		needsBy: payload.payBy,
	});
}

type NoShowPayload = Payload & { code: 'NO_SHOW_RENTER' | 'NO_SHOW_OWNER'; contestBy: string };

export async function onNoShowReported(platform: Platform, payload: NoShowPayload): Promise<void> {
	if (payload.code === 'NO_SHOW_RENTER')
		await notifyRenter(platform, payload, 'no-show', noShowToAccused(payload, payload.ownerName), payload.contestBy);
	else await notifyOwner(platform, payload, 'no-show', noShowToAccused(payload, payload.renterName), payload.contestBy);
}

/** Both are notified each time that it moves, once. */
export async function onNoShowTimeMoved(platform: Platform, payload: NoShowPayload & { waits: boolean }): Promise<void> {
	const { code, waits, contestBy } = payload;
	const accused = code === 'NO_SHOW_RENTER' ? payload.renterName : payload.ownerName;
	const textFor = (side: 'RENTER' | 'OWNER') => {
		const role = code === `NO_SHOW_${side}` ? 'ACCUSED' : 'ACCUSER';
		return waits ? noShowWaitsTo(role, payload) : noShowGoesOnTo(role, payload, accused);
	};
	const event = `no-show-${waits ? 'waits' : 'goes-on'}:${contestBy}`;
	const needsBy = waits ? null : contestBy;
	await notifyRenter(platform, payload, event, textFor('RENTER'), needsBy);
	await notifyOwner(platform, payload, event, textFor('OWNER'), needsBy);
}

export async function onNoShowContested(platform: Platform, payload: NoShowPayload): Promise<void> {
	if (payload.code === 'NO_SHOW_RENTER')
		await notifyOwner(platform, payload, 'no-show-contested', contestToAccuser(payload, payload.renterName));
	else await notifyRenter(platform, payload, 'no-show-contested', contestToAccuser(payload, payload.ownerName));
}

export async function onNoShowDismissed(platform: Platform, payload: NoShowPayload): Promise<void> {
	await notifyRenter(platform, payload, 'no-show-dismissed', noShowDismissed(payload));
	await notifyOwner(platform, payload, 'no-show-dismissed', noShowDismissed(payload));
}

type PlacePayload = Payload & { placeId: string; change: PlaceChange; to: Bilingual | null };

/** To the renter what the owner did, to the owner what the renter answered. */
export async function onBookingPlaceChanged(platform: Platform, payload: PlacePayload): Promise<void> {
	const { change, placeId } = payload;
	const event = `place-${change.toLowerCase()}-${placeId}`;
	if (change === 'MOVED' || change === 'PROPOSED') await notifyRenter(platform, payload, event, placeToRenter(payload));
	else await notifyOwner(platform, payload, event, placeAnswerToOwner(payload));
}

export async function onRenterLate(platform: Platform, payload: Payload & { expectedAt: string }): Promise<void> {
	await notifyOwner(platform, payload, 'late', latenessToOwner(payload), payload.expectedAt);
}

type SetOutPayload = Payload & SetOutDetails;

/** A departure after a revoked one is announced again. */
export async function onOwnerSetOut(platform: Platform, payload: SetOutPayload): Promise<void> {
	const { phase, setOutAt, startAt, endAt } = payload;
	await notifyRenter(platform, payload, `set-out-${phase}-${setOutAt}`, setOutToRenter(payload), phase === 'CHECK_IN' ? startAt : endAt);
	await onOwnerTurnedBack(platform, payload);
}

/** The bell keeps the state at its time; open pages of both sides are updated. */
export async function onOwnerTurnedBack(
	platform: Platform,
	{ bookingId, ownerId, renterId }: { bookingId: string; ownerId: string; renterId: string },
): Promise<void> {
	const liveEvents = [ownerId, renterId].map((userId) => ({ userId, kind: 'booking' as const, payload: { bookingId } }));
	await inTransaction(platform.db, (tx) => publishLiveEvents(platform, tx, liveEvents));
}

async function notifyRenter(
	platform: Platform,
	payload: Payload,
	event: string,
	text: NotificationText,
	needsBy?: string | null,
	more: readonly FactRow[] = [],
): Promise<void> {
	const trip = tripFor('RENTER', payload);
	await sendNotification(platform, {
		...text,
		userId: payload.renterId,
		eventKey: `booking-${event}:${payload.bookingId}`,
		actionUrl: `/booking/${payload.bookingId}`,
		rows: [...reasonRows(payload.reason), ...tripRows(trip), ...sumRows('RENTER', payload), ...more],
		short: inShort(trip),
		shortForms: shortForms(trip),
		needsBy: needsBy ?? payload.startAt,
	});
}

async function notifyOwner(
	platform: Platform,
	payload: Payload,
	event: string,
	text: NotificationText,
	needsBy?: string | null,
): Promise<void> {
	const trip = tripFor('OWNER', payload);
	await sendNotification(platform, {
		...text,
		userId: payload.ownerId,
		eventKey: `booking-${event}:${payload.bookingId}`,
		actionUrl: `/owner/bookings/${payload.bookingId}`,
		rows: [...reasonRows(payload.reason), ...tripRows(trip), ...sumRows('OWNER', payload)],
		short: inShort(trip),
		shortForms: shortForms(trip),
		needsBy: needsBy ?? payload.startAt,
		team: teamOfTrip(payload, platform.clock.now()),
	});
}
