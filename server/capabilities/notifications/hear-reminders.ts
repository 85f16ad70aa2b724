/** Turns reminders into lines of the bell and letters. Each runs as an outbox job, perhaps twice: told once all the same. */
import type { Platform } from '#server/platform/context/platform.ts';
import { type ReminderFacts, type ReviewReminderFacts, reminderTo, reviewReminderTo } from './reminder-texts.ts';
import { tell } from './tell.ts';

type Parties = { bookingId: string; ownerId: string; renterId: string };

export async function tellReminder(platform: Platform, facts: Parties & ReminderFacts): Promise<void> {
	const line = { eventKey: `reminder-${facts.kind}:${facts.bookingId}`, needsBy: facts.dueAt };
	await tell(platform, {
		...reminderTo('OWNER', facts),
		...line,
		userId: facts.ownerId,
		actionUrl: `/owner/bookings/${facts.bookingId}`,
	});
	// A request is the owner's to answer; its renter has nothing to do.
	if (facts.kind === 'ANSWER' || facts.kind === 'ANSWER_LAST') return;
	await tell(platform, { ...reminderTo('RENTER', facts), ...line, userId: facts.renterId, actionUrl: `/booking/${facts.bookingId}` });
}

export async function tellReviewReminder(
	platform: Platform,
	facts: Parties & ReviewReminderFacts & { side: 'OWNER' | 'RENTER' },
): Promise<void> {
	const isOwner = facts.side === 'OWNER';
	await tell(platform, {
		...reviewReminderTo(facts.side, facts),
		userId: isOwner ? facts.ownerId : facts.renterId,
		eventKey: `reminder-REVIEW-${facts.side}:${facts.bookingId}`,
		actionUrl: `${isOwner ? '/owner/bookings' : '/booking'}/${facts.bookingId}#reviews`,
	});
}
