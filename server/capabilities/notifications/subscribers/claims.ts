/** Notifies of claim events. Subscribers run as jobs, possibly twice, and notify once. */
import type { Platform } from '#server/platform/context/platform.ts';
import {
	answerDueToRenter,
	type ClaimDetails,
	contestedToOwner,
	type DecidedClaim,
	decidedToOwner,
	decidedToRenter,
	excessAskedToRenter,
	excessDueToRenter,
	excessPaidToOwner,
	linesAddedToRenter,
	openedToRenter,
	unansweredToEither,
	withdrawnToRenter,
} from '../claim-texts.ts';
import { amountRow, momentRow } from '../detail-rows.ts';
import { labels } from '../email-texts.ts';
import { notifyParty } from '../notify-case.ts';
import type { FactRow, NotificationText } from '../texts.ts';

type Parties = { claimId: string; bookingId: string; ownerId: string; renterId: string };
type Payload = ClaimDetails & Parties;

export const onClaimOpened = (platform: Platform, payload: Payload): Promise<void> =>
	notifyRenter(platform, payload, 'opened', openedToRenter(payload));

export const onClaimLinesAdded = (platform: Platform, payload: Payload & { lines: number }): Promise<void> =>
	notifyRenter(platform, payload, `lines-added-${payload.lines}`, linesAddedToRenter(payload));

export const onClaimAnswerDue = (platform: Platform, payload: Payload): Promise<void> =>
	notifyRenter(platform, payload, `answer-due-${payload.answerBy}`, answerDueToRenter(payload));

export const onClaimContested = (platform: Platform, payload: Payload): Promise<void> =>
	notifyOwner(platform, payload, 'contested', contestedToOwner(payload));

export async function onClaimUnanswered(platform: Platform, payload: Payload): Promise<void> {
	await notifyRenter(platform, payload, 'unanswered', unansweredToEither(payload));
	await notifyOwner(platform, payload, 'unanswered', unansweredToEither(payload));
}

/** Users are not notified of their own actions, except of the amounts of an acceptance. */
export async function onClaimDecided(platform: Platform, payload: DecidedClaim & Parties): Promise<void> {
	const { depositHeldUntil } = payload;
	const toRenter = depositHeldUntil ? withdrawnToRenter({ ...payload, depositHeldUntil }) : decidedToRenter(payload);
	await notifyRenter(platform, payload, 'decided', toRenter);
	if (payload.outcome !== 'WITHDRAWN') await notifyOwner(platform, payload, 'decided', decidedToOwner(payload));
	if (payload.excessJod !== '0.00') await notifyRenter(platform, payload, 'excess-asked', excessAskedToRenter(payload));
}

export const onClaimExcessDue = (platform: Platform, payload: Payload): Promise<void> =>
	notifyRenter(platform, payload, 'excess-due', excessDueToRenter(payload));

export const onClaimExcessPaid = (platform: Platform, payload: Payload & { amountJod: string }): Promise<void> =>
	notifyOwner(platform, payload, 'excess-paid', excessPaidToOwner(payload));

const notifyRenter = (platform: Platform, payload: Payload, event: string, text: NotificationText): Promise<void> =>
	notifyParty(platform, 'RENTER', payload, letter(payload, event, text));

const notifyOwner = (platform: Platform, payload: Payload, event: string, text: NotificationText): Promise<void> =>
	notifyParty(platform, 'OWNER', payload, letter(payload, event, text));

/** What was decided, or until when to respond. */
function rowsOf({ claimedJod, grantedJod, fromDepositJod, excessJod, answerBy, outcome }: Payload, text: NotificationText): FactRow[] {
	const claimed = amountRow(labels.claimed, claimedJod);
	if (text.type === 'CLAIM_OPENED') return [claimed, momentRow(labels.respondBy, answerBy)];
	if (outcome === null) return [claimed];
	if (outcome === 'WITHDRAWN') return [claimed];
	const excess = excessJod === '0.00' ? [] : [amountRow(labels.excess, excessJod)];
	return [claimed, amountRow(labels.awarded, grantedJod), amountRow(labels.fromDeposit, fromDepositJod), ...excess];
}

const letter = (payload: Payload, event: string, text: NotificationText) => ({
	...text,
	page: '/claim',
	eventKey: `claim-${event}:${payload.claimId}`,
	rows: rowsOf(payload, text),
	needsBy: payload.outcome === null ? payload.answerBy : null,
});
