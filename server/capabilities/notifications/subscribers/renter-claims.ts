/** Notifies of renters' claims. Subscribers run as jobs, possibly twice, and notify once. */
import type { Platform } from '#server/platform/context/platform.ts';
import { amountRow, momentRow } from '../detail-rows.ts';
import { labels } from '../email-texts.ts';
import { notifyAdmins, notifyParty } from '../notify-case.ts';
import {
	answerDueToOwner,
	contestedToRenter,
	type EndedRenterClaim,
	endedToOwner,
	endedToRenter,
	openedToOwner,
	type RenterClaimDetails,
	unansweredToEither,
	waitingToAdmin,
	withdrawnToOwner,
} from '../renter-claim-texts.ts';
import type { FactRow, NotificationText } from '../texts.ts';

type Parties = { claimId: string; bookingId: string; ownerId: string; renterId: string };
type Payload = RenterClaimDetails & Parties;
type Waiting = Payload & { adminIds: string[] };

export const onRenterClaimOpened = (platform: Platform, payload: Payload): Promise<void> =>
	notify(platform, payload, 'OWNER', 'opened', openedToOwner(payload));

export const onRenterClaimAnswerDue = (platform: Platform, payload: Payload): Promise<void> =>
	notify(platform, payload, 'OWNER', 'answer-due', answerDueToOwner(payload));

export async function onRenterClaimContested(platform: Platform, payload: Waiting): Promise<void> {
	await notify(platform, payload, 'RENTER', 'contested', contestedToRenter(payload));
	await notifyOfWaiting(platform, payload);
}

export async function onRenterClaimUnanswered(platform: Platform, payload: Waiting): Promise<void> {
	await notify(platform, payload, 'RENTER', 'unanswered', unansweredToEither(payload));
	await notify(platform, payload, 'OWNER', 'unanswered', unansweredToEither(payload));
	await notifyOfWaiting(platform, payload);
}

/** Users are not notified of their own withdrawal. */
export async function onRenterClaimDecided(platform: Platform, payload: EndedRenterClaim & Parties): Promise<void> {
	const isWithdrawn = payload.outcome === 'WITHDRAWN';
	await notify(platform, payload, 'OWNER', 'decided', isWithdrawn ? withdrawnToOwner(payload) : endedToOwner(payload));
	if (!isWithdrawn) await notify(platform, payload, 'RENTER', 'decided', endedToRenter(payload));
}

const notify = (platform: Platform, payload: Payload, to: 'OWNER' | 'RENTER', event: string, text: NotificationText): Promise<void> =>
	notifyParty(platform, to, payload, { ...letter(payload, event, text), page: '/renter-claim' });

const notifyOfWaiting = (platform: Platform, payload: Waiting): Promise<void> =>
	notifyAdmins(platform, payload, {
		...letter(payload, 'waits', waitingToAdmin(payload)),
		actionUrl: `/admin/renter-claims/${payload.claimId}`,
	});

/** What was decided, or until when to respond. */
function rowsOf({ claimedJod, grantedJod, answerBy, outcome }: Payload, text: NotificationText): FactRow[] {
	const claimed = amountRow(labels.claimed, claimedJod);
	if (text.type === 'RENTER_CLAIM_OPENED') return [claimed, momentRow(labels.respondBy, answerBy)];
	return outcome === null || outcome === 'WITHDRAWN' ? [claimed] : [claimed, amountRow(labels.awarded, grantedJod)];
}

const letter = (payload: Payload, event: string, text: NotificationText) => ({
	...text,
	eventKey: `renter-claim-${event}-${payload.claimId}:${payload.bookingId}`,
	rows: rowsOf(payload, text),
	needsBy: payload.outcome === null ? payload.answerBy : null,
});
