/** Turns news of bookings into lines of the bell. Each runs as an outbox job, perhaps twice: told once all the same. */
import type { Platform } from '#server/platform/context/platform.ts';
import { cancellationToOwner, cancellationToRenter, contestToAccuser, noShowDismissed, noShowToAccused } from './ending-texts.ts';
import { insertNotification } from './sql.ts';
import { type BookingFacts, confirmationToRenter, instantToOwner, type NotificationText, requestToOwner } from './texts.ts';

type Facts = BookingFacts & { bookingId: string; ownerId: string; renterId: string };

export async function tellRequested(platform: Platform, facts: Facts): Promise<void> {
	await tellOwner(platform, facts, 'requested', requestToOwner(facts));
}

export async function tellConfirmed(platform: Platform, facts: Facts): Promise<void> {
	await tellRenter(platform, facts, 'confirmed', confirmationToRenter(facts));
	if (facts.instant) await tellOwner(platform, facts, 'confirmed', instantToOwner(facts));
}

export async function tellCancelled(platform: Platform, facts: Facts): Promise<void> {
	const text = cancellationToRenter(facts);
	if (text) await tellRenter(platform, facts, 'cancelled', text);
	const toOwner = cancellationToOwner(facts);
	// A request that was never paid is one that its owner never saw.
	if (toOwner && facts.wasPaid) await tellOwner(platform, facts, 'cancelled', toOwner);
}

type NoShowFacts = Facts & { code: 'NO_SHOW_RENTER' | 'NO_SHOW_OWNER' };

export async function tellNoShowReported(platform: Platform, facts: NoShowFacts): Promise<void> {
	if (facts.code === 'NO_SHOW_RENTER') await tellRenter(platform, facts, 'no-show', noShowToAccused(facts, facts.ownerName));
	else await tellOwner(platform, facts, 'no-show', noShowToAccused(facts, facts.renterName));
}

export async function tellNoShowContested(platform: Platform, facts: NoShowFacts): Promise<void> {
	if (facts.code === 'NO_SHOW_RENTER') await tellOwner(platform, facts, 'no-show-contested', contestToAccuser(facts, facts.renterName));
	else await tellRenter(platform, facts, 'no-show-contested', contestToAccuser(facts, facts.ownerName));
}

export async function tellNoShowDismissed(platform: Platform, facts: NoShowFacts): Promise<void> {
	await tellRenter(platform, facts, 'no-show-dismissed', noShowDismissed(facts));
	await tellOwner(platform, facts, 'no-show-dismissed', noShowDismissed(facts));
}

async function tellRenter(platform: Platform, facts: Facts, event: string, text: NotificationText): Promise<void> {
	await tell(platform, facts.renterId, {
		eventKey: `booking-${event}:${facts.bookingId}`,
		actionUrl: `/booking/${facts.bookingId}`,
		...text,
	});
}

async function tellOwner(platform: Platform, facts: Facts, event: string, text: NotificationText): Promise<void> {
	const line = { eventKey: `booking-${event}:${facts.bookingId}`, actionUrl: `/owner/bookings/${facts.bookingId}` };
	await tell(platform, facts.ownerId, { ...line, ...text });
}

async function tell(platform: Platform, userId: string, line: NotificationText & { eventKey: string; actionUrl: string }): Promise<void> {
	await insertNotification(platform.db, { ...line, userId, now: platform.clock.now() });
}
