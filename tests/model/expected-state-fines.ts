/** Expected state of what stays held of a deposit for traffic fines. From decision 069. */
import { addPayout, type ExpectedState, type Fine, type FineHold, sum } from './expected-state.ts';
import { refundDeposit } from './expected-state-settling.ts';

const HOUR = 60 * 60_000;

const leftOf = ({ heldFils, chargedFils, releasedFils, fines }: FineHold): bigint =>
	heldFils - chargedFils - releasedFils - sum(fines.filter(({ state }) => state !== 'DECIDED').map(({ fils }) => fils));

const openHold = ({ fineHold, now }: ExpectedState): FineHold | null =>
	fineHold && !fineHold.isOver && now < fineHold.until ? fineHold : null;

/** The owner may state a fine while a part of the held amount is not claimed by another fine. */
export function stateFine(expected: ExpectedState, fils: bigint): boolean {
	const hold = openHold(expected);
	if (!hold || fils > leftOf(hold)) return false;
	hold.fines.push({ fils, state: 'OPEN', grantedFils: 0n, answerBy: expected.now + 72 * HOUR });
	return true;
}

/** Ends the hold, because the owner has no fines, its time is over, or the bank returned the payment: what no undecided fine claims is refunded. */
export function endFineHold(expected: ExpectedState): void {
	const { fineHold } = expected;
	if (!fineHold || fineHold.isOver) return;
	fineHold.isOver = true;
	release(expected, fineHold, leftOf(fineHold));
}

export function endByOwner(expected: ExpectedState): boolean {
	if (!openHold(expected)) return false;
	endFineHold(expected);
	return true;
}

function release(expected: ExpectedState, hold: FineHold, fils: bigint): void {
	hold.releasedFils += fils;
	refundDeposit(expected, fils);
}

const isAnswerable = (fine: Fine | undefined, now: number): fine is Fine => fine?.state === 'OPEN' && now < fine.answerBy;

export function acceptFine(expected: ExpectedState, index: number): boolean {
	const fine = expected.fineHold?.fines[index];
	return isAnswerable(fine, expected.now) && decide(expected, fine, fine.fils);
}

export function contestFine(expected: ExpectedState, index: number): boolean {
	const fine = expected.fineHold?.fines[index];
	if (!isAnswerable(fine, expected.now)) return false;
	fine.state = 'CONTESTED';
	return true;
}

/** An admin decides once the fine was contested or not answered in time. */
export function resolveFine(expected: ExpectedState, index: number, grantedFils: bigint): boolean {
	const fine = expected.fineHold?.fines[index];
	if (!fine || fine.state === 'DECIDED' || isAnswerable(fine, expected.now)) return false;
	return decide(expected, fine, grantedFils);
}

/** After the end of the hold, what is not granted is refunded at once. */
function decide(expected: ExpectedState, fine: Fine, grantedFils: bigint): true {
	const hold = expected.fineHold;
	if (!hold) throw new Error('nothing is held for fines');
	fine.state = 'DECIDED';
	fine.grantedFils = grantedFils;
	hold.chargedFils += grantedFils;
	if (grantedFils > 0n) addPayout(expected, 'LATE_FINE', grantedFils);
	if (hold.isOver) release(expected, hold, fine.fils - grantedFils);
	return true;
}
