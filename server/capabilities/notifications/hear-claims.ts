/** Turns news of claims into lines of the bell. Each runs as an outbox job, perhaps twice: told once all the same. */
import type { Platform } from '#server/platform/context/platform.ts';
import {
	answerDueToRenter,
	type ClaimFacts,
	contestedToOwner,
	decidedToOwner,
	decidedToRenter,
	excessAskedToRenter,
	excessDueToRenter,
	excessPaidToOwner,
	openedToRenter,
	unansweredToEither,
} from './claim-texts.ts';
import { amountRow, carRow } from './fact-rows.ts';
import { labels } from './letter-texts.ts';
import { tell } from './tell.ts';
import type { NotificationText } from './texts.ts';

type Facts = ClaimFacts & { claimId: string; bookingId: string; ownerId: string; renterId: string };

export const tellClaimOpened = (platform: Platform, facts: Facts): Promise<void> =>
	tellRenter(platform, facts, 'opened', openedToRenter(facts));

export const tellClaimAnswerDue = (platform: Platform, facts: Facts): Promise<void> =>
	tellRenter(platform, facts, 'answer-due', answerDueToRenter(facts));

export const tellClaimContested = (platform: Platform, facts: Facts): Promise<void> =>
	tellOwner(platform, facts, 'contested', contestedToOwner(facts));

export async function tellClaimUnanswered(platform: Platform, facts: Facts): Promise<void> {
	await tellRenter(platform, facts, 'unanswered', unansweredToEither(facts));
	await tellOwner(platform, facts, 'unanswered', unansweredToEither(facts));
}

/** Nobody is told what they have just done themselves, but for the sums of an acceptance. */
export async function tellClaimDecided(platform: Platform, facts: Facts): Promise<void> {
	await tellRenter(platform, facts, 'decided', decidedToRenter(facts));
	if (facts.outcome !== 'WITHDRAWN') await tellOwner(platform, facts, 'decided', decidedToOwner(facts));
	if (facts.excessJod !== '0.00') await tellRenter(platform, facts, 'excess-asked', excessAskedToRenter(facts));
}

export const tellClaimExcessDue = (platform: Platform, facts: Facts): Promise<void> =>
	tellRenter(platform, facts, 'excess-due', excessDueToRenter(facts));

export const tellClaimExcessPaid = (platform: Platform, facts: Facts & { amountJod: string }): Promise<void> =>
	tellOwner(platform, facts, 'excess-paid', excessPaidToOwner(facts));

async function tellRenter(platform: Platform, facts: Facts, event: string, text: NotificationText): Promise<void> {
	await tell(platform, {
		...text,
		userId: facts.renterId,
		eventKey: `claim-${event}:${facts.claimId}`,
		actionUrl: `/booking/${facts.bookingId}/claim`,
		...details(facts),
	});
}

async function tellOwner(platform: Platform, facts: Facts, event: string, text: NotificationText): Promise<void> {
	await tell(platform, {
		...text,
		userId: facts.ownerId,
		eventKey: `claim-${event}:${facts.claimId}`,
		actionUrl: `/owner/bookings/${facts.bookingId}/claim`,
		...details(facts),
	});
}

const details = ({ carTitle, claimedJod, answerBy, outcome }: Facts) => ({
	rows: [carRow(carTitle), amountRow(labels.claimed, claimedJod)],
	short: { en: carTitle, ar: carTitle },
	needsBy: outcome === null ? answerBy : null,
});
