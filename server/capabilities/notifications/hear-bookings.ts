/** Turns news of bookings into lines of the bell. Each runs as an outbox job, perhaps twice: told once all the same. */
import type { Platform } from '#server/platform/context/platform.ts';
import { cancellationToOwner, cancellationToRenter, contestToAccuser, noShowDismissed, noShowToAccused } from './ending-texts.ts';
import { inShort, sumRows, tripRows } from './fact-rows.ts';
import { tell } from './tell.ts';
import {
	type BookingFacts,
	confirmationToRenter,
	instantToOwner,
	type NotificationText,
	paymentFailedToRenter,
	requestToOwner,
} from './texts.ts';

type Facts = BookingFacts & { bookingId: string; ownerId: string; renterId: string; respondBy?: string | null };

export async function tellRequested(platform: Platform, facts: Facts): Promise<void> {
	await tellOwner(platform, facts, 'requested', requestToOwner(facts), facts.respondBy);
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

/** Each card that was turned down, while another may be tried. */
export async function tellPaymentFailed(platform: Platform, facts: Facts & { paymentId: string; payBy: string }): Promise<void> {
	await tell(platform, {
		...paymentFailedToRenter(facts),
		userId: facts.renterId,
		eventKey: `payment-failed-${facts.paymentId}:${facts.bookingId}`,
		actionUrl: `/booking/${facts.bookingId}/payment`,
		rows: tripRows(facts),
		short: inShort(facts),
		needsBy: facts.payBy,
	});
}

type NoShowFacts = Facts & { code: 'NO_SHOW_RENTER' | 'NO_SHOW_OWNER'; contestBy: string };

export async function tellNoShowReported(platform: Platform, facts: NoShowFacts): Promise<void> {
	if (facts.code === 'NO_SHOW_RENTER')
		await tellRenter(platform, facts, 'no-show', noShowToAccused(facts, facts.ownerName), facts.contestBy);
	else await tellOwner(platform, facts, 'no-show', noShowToAccused(facts, facts.renterName), facts.contestBy);
}

export async function tellNoShowContested(platform: Platform, facts: NoShowFacts): Promise<void> {
	if (facts.code === 'NO_SHOW_RENTER') await tellOwner(platform, facts, 'no-show-contested', contestToAccuser(facts, facts.renterName));
	else await tellRenter(platform, facts, 'no-show-contested', contestToAccuser(facts, facts.ownerName));
}

export async function tellNoShowDismissed(platform: Platform, facts: NoShowFacts): Promise<void> {
	await tellRenter(platform, facts, 'no-show-dismissed', noShowDismissed(facts));
	await tellOwner(platform, facts, 'no-show-dismissed', noShowDismissed(facts));
}

async function tellRenter(platform: Platform, facts: Facts, event: string, text: NotificationText, needsBy?: string | null): Promise<void> {
	await tell(platform, {
		...text,
		userId: facts.renterId,
		eventKey: `booking-${event}:${facts.bookingId}`,
		actionUrl: `/booking/${facts.bookingId}`,
		rows: [...tripRows(facts), ...sumRows('RENTER', facts)],
		short: inShort(facts),
		needsBy: needsBy ?? facts.startAt,
	});
}

async function tellOwner(platform: Platform, facts: Facts, event: string, text: NotificationText, needsBy?: string | null): Promise<void> {
	await tell(platform, {
		...text,
		userId: facts.ownerId,
		eventKey: `booking-${event}:${facts.bookingId}`,
		actionUrl: `/owner/bookings/${facts.bookingId}`,
		rows: [...tripRows(facts), ...sumRows('OWNER', facts)],
		short: inShort(facts),
		needsBy: needsBy ?? facts.startAt,
	});
}
