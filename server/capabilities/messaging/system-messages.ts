/** System messages of a booking in causal order. Without names: both parties know each other. Pure. */
import type { CancelCode, NoShowCode } from '#contract/bookings.ts';
import type { ClaimOutcome } from '#contract/claim-shapes.ts';
import type { MessageEvent } from '#contract/messaging.ts';

export type SystemMessage = { event: MessageEvent; at: Date; facts: Record<string, string>; sentence: string };

export type Life = {
	paid_at: Date | null;
	confirmed_at: Date | null;
	no_show_said_at: Date | null;
	no_show_code: NoShowCode | null;
	checked_in_at: Date | null;
	returned_at: Date | null;
	completed_at: Date | null;
	cancelled_at: Date | null;
	cancel_code: CancelCode | null;
	isInstant: boolean;
};

/** Nothing for a booking that was never paid: its owner never sees it. */
export function listSystemMessages(life: Life): SystemMessage[] {
	if (!life.paid_at) return [];
	const happened: SystemMessage[] = [];
	const add = (event: MessageEvent, at: Date | null, sentence: string, facts: Record<string, string> = {}) => {
		if (at) happened.push({ event, at, sentence, facts });
	};
	add('REQUESTED', life.paid_at, 'The booking was requested and paid.');
	if (life.isInstant) add('CONFIRMED', life.confirmed_at, 'The booking was confirmed instantly.', { instant: 'true' });
	else add('CONFIRMED', life.confirmed_at, 'The owner accepted the booking.');
	if (life.no_show_code) {
		const { sentence, absent } = noShows[life.no_show_code];
		add('NO_SHOW', life.no_show_said_at, sentence, { absent });
	}
	add('HANDED_OVER', life.checked_in_at, 'The car was handed over.');
	add('RETURNED', life.returned_at, 'The return of the car was recorded.');
	add('COMPLETED', life.completed_at, 'The trip was completed.');
	// The database requires a code for every cancelled booking.
	if (life.cancel_code) {
		const end = endOf(life.cancel_code);
		add(end.event, life.cancelled_at, end.sentence, end.facts);
	}
	// Events of the same moment keep the causal order of this list.
	return happened.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

const noShows: Record<NoShowCode, { absent: 'RENTER' | 'OWNER'; sentence: string }> = {
	NO_SHOW_RENTER: { absent: 'RENTER', sentence: 'The owner reported that the renter didn’t show up.' },
	NO_SHOW_OWNER: { absent: 'OWNER', sentence: 'The renter reported that the owner didn’t show up.' },
};

const cancellations: Record<CancelCode, { by: 'RENTER' | 'OWNER' | 'ADMIN'; sentence: string }> = {
	DECLINED: { by: 'OWNER', sentence: 'The owner declined the request.' },
	UNANSWERED: { by: 'OWNER', sentence: 'The owner didn’t reply in time.' },
	BY_RENTER: { by: 'RENTER', sentence: 'The renter cancelled the booking.' },
	BY_OWNER: { by: 'OWNER', sentence: 'The owner cancelled the booking.' },
	BY_ADMIN: { by: 'ADMIN', sentence: 'Mishwar cancelled the booking.' },
	NO_SHOW_RENTER: { by: 'RENTER', sentence: 'The booking was closed: the renter didn’t show up.' },
	NO_SHOW_OWNER: { by: 'OWNER', sentence: 'The booking was cancelled: the owner didn’t show up.' },
	REFUSED_AT_PICKUP: { by: 'ADMIN', sentence: 'Mishwar cancelled the booking: the car was refused at pickup.' },
	PAYMENT_TIMEOUT: { by: 'RENTER', sentence: 'The booking expired.' },
};

function endOf(code: CancelCode): Omit<SystemMessage, 'at'> {
	const { by, sentence } = cancellations[code];
	if (code === 'DECLINED' || code === 'UNANSWERED') return { event: code, sentence, facts: {} };
	return { event: 'CANCELLED', sentence, facts: { by, cancelCode: code } };
}

type ClaimPayload = { outcome: ClaimOutcome | null; claimedJod: string; grantedJod: string };

/** A decision comes after its claim, even if its event arrives first. */
export function listClaimMessages({ outcome, claimedJod, grantedJod }: ClaimPayload, at: Date): SystemMessage[] {
	const opened: SystemMessage = {
		...{ event: 'CLAIM_OPENED', at, facts: { claimedJod } },
		sentence: `The owner opened a claim for JOD ${claimedJod}.`,
	};
	if (outcome === null) return [opened];
	const isWithdrawn = outcome === 'WITHDRAWN';
	const decided: SystemMessage = {
		...{ event: 'CLAIM_DECIDED', at, facts: { outcome, claimedJod, ...(isWithdrawn ? {} : { grantedJod }) } },
		sentence: isWithdrawn ? 'The owner withdrew the claim.' : `The claim was decided: JOD ${grantedJod} of JOD ${claimedJod}.`,
	};
	return [opened, decided];
}

export function listRenterClaimMessages({ outcome, claimedJod, grantedJod }: ClaimPayload, at: Date): SystemMessage[] {
	const opened: SystemMessage = {
		...{ event: 'RENTER_CLAIM_OPENED', at, facts: { claimedJod } },
		sentence: `The renter claimed JOD ${claimedJod} back.`,
	};
	if (outcome === null) return [opened];
	const isWithdrawn = outcome === 'WITHDRAWN';
	const decided: SystemMessage = {
		...{ event: 'RENTER_CLAIM_DECIDED', at, facts: { outcome, claimedJod, ...(isWithdrawn ? {} : { grantedJod }) } },
		sentence: isWithdrawn ? 'The renter withdrew the claim.' : `The renter’s claim was decided: JOD ${grantedJod} of JOD ${claimedJod}.`,
	};
	return [opened, decided];
}
