/** Notifies of what renters claim back. Subscribers run as jobs, possibly twice, and notify once. */
import type { Platform } from '#server/platform/context/platform.ts';
import { amountRow, carRow } from '../detail-rows.ts';
import { labels } from '../email-texts.ts';
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
import { sendNotification } from '../send-notification.ts';
import type { NotificationText } from '../texts.ts';

type Parties = { claimId: string; bookingId: string; ownerId: string; renterId: string };
type Payload = RenterClaimDetails & Parties;
type Waiting = Payload & { adminIds: string[] };

export const onRenterClaimOpened = (platform: Platform, payload: Payload): Promise<void> =>
	notify(platform, payload, 'OWNER', 'opened', openedToOwner(payload));

export const onRenterClaimAnswerDue = (platform: Platform, payload: Payload): Promise<void> =>
	notify(platform, payload, 'OWNER', 'answer-due', answerDueToOwner(payload));

export async function onRenterClaimContested(platform: Platform, payload: Waiting): Promise<void> {
	await notify(platform, payload, 'RENTER', 'contested', contestedToRenter(payload));
	await notifyAdmins(platform, payload);
}

export async function onRenterClaimUnanswered(platform: Platform, payload: Waiting): Promise<void> {
	await notify(platform, payload, 'RENTER', 'unanswered', unansweredToEither(payload));
	await notify(platform, payload, 'OWNER', 'unanswered', unansweredToEither(payload));
	await notifyAdmins(platform, payload);
}

/** Users are not notified of their own withdrawal. */
export async function onRenterClaimDecided(platform: Platform, payload: EndedRenterClaim & Parties): Promise<void> {
	const isWithdrawn = payload.outcome === 'WITHDRAWN';
	await notify(platform, payload, 'OWNER', 'decided', isWithdrawn ? withdrawnToOwner(payload) : endedToOwner(payload));
	if (!isWithdrawn) await notify(platform, payload, 'RENTER', 'decided', endedToRenter(payload));
}

async function notify(platform: Platform, payload: Payload, to: 'OWNER' | 'RENTER', event: string, text: NotificationText): Promise<void> {
	const { claimId, bookingId, ownerId, renterId } = payload;
	await sendNotification(platform, {
		...text,
		userId: to === 'OWNER' ? ownerId : renterId,
		eventKey: `renter-claim-${event}-${claimId}:${bookingId}`,
		actionUrl: to === 'OWNER' ? `/owner/bookings/${bookingId}/renter-claim` : `/booking/${bookingId}/renter-claim`,
		...details(payload),
	});
}

async function notifyAdmins(platform: Platform, payload: Waiting): Promise<void> {
	const { claimId, bookingId, adminIds, ownerId, renterId } = payload;
	for (const userId of adminIds.filter((id) => id !== ownerId && id !== renterId)) {
		await sendNotification(platform, {
			...waitingToAdmin(payload),
			userId,
			eventKey: `renter-claim-waits-${claimId}:${bookingId}`,
			actionUrl: `/admin/renter-claims/${claimId}`,
			...details(payload),
		});
	}
}

const details = ({ carTitle, claimedJod, answerBy, outcome }: Payload) => ({
	rows: [carRow(carTitle), amountRow(labels.claimed, claimedJod)],
	short: { en: carTitle, ar: carTitle },
	needsBy: outcome === null ? answerBy : null,
});
