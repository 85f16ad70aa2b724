/** Turns news of payouts into lines of the owner's bell. Each runs as an outbox job, perhaps twice: told once all the same. */
import type { Platform } from '#server/platform/context/platform.ts';
import { amountRow } from './fact-rows.ts';
import { labels } from './letter-texts.ts';
import { detailsChangedToOwner, type PayoutFacts, payoutFailedToOwner, payoutPaidToOwner, payoutReadyToOwner } from './payout-texts.ts';
import { tell } from './tell.ts';
import type { NotificationText } from './texts.ts';

type Facts = PayoutFacts & { payoutId: string; ownerId: string; attempt: number };

const PAYOUTS = '/owner/payouts';

export async function tellPayoutReady(platform: Platform, facts: Facts): Promise<void> {
	await tellOwner(platform, facts.ownerId, `payout-ready:${facts.payoutId}`, withAmount(payoutReadyToOwner(facts), facts));
}

export async function tellPayoutPaid(platform: Platform, facts: Facts): Promise<void> {
	await tellOwner(platform, facts.ownerId, `payout-paid:${facts.payoutId}`, withAmount(payoutPaidToOwner(facts), facts));
}

/** Each time that it comes back. */
export async function tellPayoutFailed(platform: Platform, facts: Facts): Promise<void> {
	await tellOwner(
		platform,
		facts.ownerId,
		`payout-failed-${facts.attempt}:${facts.payoutId}`,
		withAmount(payoutFailedToOwner(facts), facts),
	);
}

export async function tellDetailsChanged(platform: Platform, facts: { ownerId: string; version: number; shown: string }): Promise<void> {
	await tellOwner(platform, facts.ownerId, `payout-details-${facts.version}:${facts.ownerId}`, detailsChangedToOwner(facts));
}

const withAmount = (text: NotificationText, { amountJod }: Facts): NotificationText => ({
	...text,
	rows: [amountRow(labels.amount, amountJod)],
	short: { en: `${amountJod} JOD`, ar: `${amountJod} د.أ` },
});

async function tellOwner(platform: Platform, userId: string, eventKey: string, text: NotificationText): Promise<void> {
	await tell(platform, { ...text, userId, eventKey, actionUrl: PAYOUTS });
}
