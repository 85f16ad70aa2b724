/** Notifies of fines that arrive after the return. Subscribers run as jobs, possibly twice, and notify once. */
import type { Platform } from '#server/platform/context/platform.ts';
import { amountRow, momentRow } from '../detail-rows.ts';
import { labels } from '../email-texts.ts';
import {
	contestedToOwner,
	type DecidedFine,
	decidedToOwner,
	decidedToRenter,
	type FineDetails,
	type FineHoldDetails,
	heldToRenter,
	reminderToOwner,
	statedToRenter,
	unansweredToEither,
	withdrawnToRenter,
} from '../fine-texts.ts';
import { notifyParty } from '../notify-case.ts';
import type { FactRow, NotificationText } from '../texts.ts';

type Parties = { bookingId: string; ownerId: string; renterId: string };
type OfHold = FineHoldDetails & Parties;
type OfFine = FineDetails & Parties & { fineId: string };

export const onFineHoldOpened = (platform: Platform, payload: OfHold): Promise<void> =>
	notify(platform, 'RENTER', payload, {
		...heldToRenter(payload),
		eventKey: `fine-hold:${payload.bookingId}`,
		rows: heldRows(payload.heldJod, payload),
	});

export const onFineHoldDue = (platform: Platform, payload: OfHold & { day: number }): Promise<void> =>
	notify(platform, 'OWNER', payload, {
		...reminderToOwner(payload),
		eventKey: `fine-hold-due-${payload.day}:${payload.bookingId}`,
		rows: heldRows(payload.leftJod, payload),
		needsBy: payload.until,
	});

export const onFineStated = (platform: Platform, payload: OfFine): Promise<void> =>
	notify(platform, 'RENTER', payload, { ...ofFine(payload, 'stated'), ...statedToRenter(payload), needsBy: payload.answerBy });

export const onFineContested = (platform: Platform, payload: OfFine): Promise<void> =>
	notify(platform, 'OWNER', payload, { ...ofFine(payload, 'contested'), ...contestedToOwner(payload) });

export async function onFineUnanswered(platform: Platform, payload: OfFine): Promise<void> {
	for (const side of ['RENTER', 'OWNER'] as const)
		await notify(platform, side, payload, { ...ofFine(payload, 'unanswered'), ...unansweredToEither(payload) });
}

export async function onFineDecided(platform: Platform, payload: DecidedFine & OfFine): Promise<void> {
	await notify(platform, 'RENTER', payload, { ...decided(payload), ...decidedToRenter(payload) });
	await notify(platform, 'OWNER', payload, { ...decided(payload), ...decidedToOwner(payload) });
}

export const onFineWithdrawn = (platform: Platform, payload: OfFine): Promise<void> =>
	notify(platform, 'RENTER', payload, { ...ofFine(payload, 'withdrawn'), ...withdrawnToRenter(payload) });

const heldRows = (jod: string, { until }: OfHold): FactRow[] => [amountRow(labels.amount, jod), momentRow(labels.until, until)];

/** `stated`: the fine waits for the renter's response. */
const ofFine = ({ fineId, bookingId, amountJod, offenceAt, answerBy }: OfFine, event: string) => ({
	eventKey: `fine-${event}-${fineId}:${bookingId}`,
	rows: [
		amountRow(labels.amount, amountJod),
		momentRow(labels.offence, offenceAt),
		...(event === 'stated' ? [momentRow(labels.respondBy, answerBy)] : []),
	],
});

function decided(payload: DecidedFine & OfFine) {
	const { rows, ...line } = ofFine(payload, 'decided');
	return { ...line, rows: [...rows, amountRow(labels.awarded, payload.grantedJod)] };
}

type Line = NotificationText & { eventKey: string; rows: readonly FactRow[]; needsBy?: string };

const notify = (platform: Platform, to: 'OWNER' | 'RENTER', payload: OfHold, line: Line): Promise<void> =>
	notifyParty(platform, to, payload, { ...line, page: '#fines' });
