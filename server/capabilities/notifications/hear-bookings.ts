/** Turns news of bookings into lines of the bell. Each runs as an outbox job, perhaps twice: told once all the same. */
import type { Platform } from '#server/platform/context/platform.ts';
import { insertNotification } from './sql.ts';
import {
	type BookingFacts,
	cancellationToRenter,
	confirmationToRenter,
	instantToOwner,
	missedToOwner,
	type NotificationText,
	requestToOwner,
} from './texts.ts';

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
	if (facts.cancelCode === 'UNANSWERED') await tellOwner(platform, facts, 'cancelled', missedToOwner(facts));
}

async function tellRenter(platform: Platform, facts: Facts, event: string, text: NotificationText): Promise<void> {
	await tell(platform, facts.renterId, { eventKey: `booking-${event}:${facts.bookingId}`, actionUrl: '/trips', ...text });
}

async function tellOwner(platform: Platform, facts: Facts, event: string, text: NotificationText): Promise<void> {
	await tell(platform, facts.ownerId, { eventKey: `booking-${event}:${facts.bookingId}`, actionUrl: '/owner/dashboard', ...text });
}

async function tell(platform: Platform, userId: string, line: NotificationText & { eventKey: string; actionUrl: string }): Promise<void> {
	await insertNotification(platform.db, { ...line, userId, now: platform.clock.now() });
}
