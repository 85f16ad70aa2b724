/** Sends reminders as notifications and e-mails. Subscribers run as jobs, possibly twice, and notify once. */
import type { BookingReminderKind } from '#contract/booking-life.ts';
import type { MilestoneKind } from '#contract/milestones.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bookingAddress, roadAfter } from '../detail-rows.ts';
import { remindDriversLater } from '../remind-drivers.ts';
import { type ReminderDetails, type ReviewReminderDetails, reminderTo, reviewReminderTo } from '../reminder-texts.ts';
import { sendNotification, teamOfTrip } from '../send-notification.ts';

/** The last milestone that the booking has reached when this reminder is sent. */
const reachedBefore: Record<BookingReminderKind, MilestoneKind> = {
	ANSWER: 'PAYMENT',
	ANSWER_LAST: 'PAYMENT',
	PICKUP: 'CONFIRMATION',
	RETURN: 'PICKUP',
};

type Parties = { bookingId: string; ownerId: string; renterId: string };

export async function onBookingReminder(platform: Platform, payload: Parties & ReminderDetails): Promise<void> {
	// The return is announced again when the trip gets another end.
	const occasion = payload.kind === 'RETURN' ? `RETURN-${payload.dueAt}` : payload.kind;
	const line = (side: 'OWNER' | 'RENTER') => ({
		eventKey: `reminder-${occasion}:${payload.bookingId}`,
		needsBy: payload.dueAt,
		actionUrl: bookingAddress(side, payload.bookingId),
		road: roadAfter(reachedBefore[payload.kind], side, payload.bookingId),
	});
	await sendNotification(platform, {
		...reminderTo('OWNER', payload),
		...line('OWNER'),
		userId: payload.ownerId,
		team: teamOfTrip(payload, platform.clock.now()),
	});
	const { kind } = payload;
	if (payload.day === 'TOMORROW' && (kind === 'PICKUP' || kind === 'RETURN')) await remindDriversLater(platform, { ...payload, kind });
	// Only the owner has to answer a request.
	if (payload.kind === 'ANSWER' || payload.kind === 'ANSWER_LAST') return;
	await sendNotification(platform, {
		...reminderTo('RENTER', payload),
		...line('RENTER'),
		userId: payload.renterId,
	});
}

export async function onReviewDue(
	platform: Platform,
	payload: Parties & ReviewReminderDetails & { side: 'OWNER' | 'RENTER' },
): Promise<void> {
	const isOwner = payload.side === 'OWNER';
	await sendNotification(platform, {
		...reviewReminderTo(payload.side, payload),
		userId: isOwner ? payload.ownerId : payload.renterId,
		eventKey: `reminder-REVIEW-${payload.side}:${payload.bookingId}`,
		actionUrl: `${bookingAddress(payload.side, payload.bookingId)}#reviews`,
	});
}
