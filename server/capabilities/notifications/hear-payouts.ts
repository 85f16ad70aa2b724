/** Turns news of payouts into lines of the owner's bell. Each runs as an outbox job, perhaps twice: told once all the same. */
import type { Platform } from '#server/platform/context/platform.ts';
import { detailsChangedToOwner, type PayoutFacts, payoutFailedToOwner, payoutPaidToOwner, payoutReadyToOwner } from './payout-texts.ts';
import { insertNotification } from './sql.ts';
import type { NotificationText } from './texts.ts';

type Facts = PayoutFacts & { payoutId: string; ownerId: string; attempt: number };

const PAYOUTS = '/owner/payouts';

export async function tellPayoutReady(platform: Platform, facts: Facts): Promise<void> {
	await tell(platform, facts.ownerId, `payout-ready:${facts.payoutId}`, payoutReadyToOwner(facts));
}

export async function tellPayoutPaid(platform: Platform, facts: Facts): Promise<void> {
	await tell(platform, facts.ownerId, `payout-paid:${facts.payoutId}`, payoutPaidToOwner(facts));
}

/** Each time that it comes back. */
export async function tellPayoutFailed(platform: Platform, facts: Facts): Promise<void> {
	await tell(platform, facts.ownerId, `payout-failed-${facts.attempt}:${facts.payoutId}`, payoutFailedToOwner(facts));
}

export async function tellDetailsChanged(platform: Platform, facts: { ownerId: string; version: number; shown: string }): Promise<void> {
	await tell(platform, facts.ownerId, `payout-details-${facts.version}:${facts.ownerId}`, detailsChangedToOwner(facts));
}

async function tell(platform: Platform, userId: string, eventKey: string, text: NotificationText): Promise<void> {
	await insertNotification(platform.db, { ...text, userId, eventKey, actionUrl: PAYOUTS, now: platform.clock.now() });
}
