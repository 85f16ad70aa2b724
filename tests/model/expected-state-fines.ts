/** Expected state of what stays held of a deposit for traffic fines. From decision 069. */
import { addPayout, type ExpectedState, type Fine, type FineHold, sum } from './expected-state.ts';
import { refundDeposit } from './expected-state-settling.ts';

const HOUR = 60 * 60_000;

const leftOf = ({ heldFils, chargedFils, releasedFils, fines }: FineHold): bigint =>
	heldFils - chargedFils - releasedFils - sum(fines.filter(({ state }) => state !== 'DECIDED').map(({ fils }) => fils));

const openHold = ({ fineHold, now }: ExpectedState): FineHold | null =>
	fineHold && !fineHold.isOver && now < fineHold.until ? fineHold : null;

/** The owner, while something is held that no other fine asks for. */
export function stateFine(story: ExpectedState, fils: bigint): boolean {
	const hold = openHold(story);
	if (!hold || fils > leftOf(hold)) return false;
	hold.fines.push({ fils, state: 'OPEN', grantedFils: 0n, answerBy: story.now + 72 * HOUR });
	return true;
}

/** The owner has no fines, its time is over, or the bank returned the payment: what no undecided fine asks for goes back. */
export function endFineHold(story: ExpectedState): void {
	const { fineHold } = story;
	if (!fineHold || fineHold.isOver) return;
	fineHold.isOver = true;
	release(story, fineHold, leftOf(fineHold));
}

export function endByOwner(story: ExpectedState): boolean {
	if (!openHold(story)) return false;
	endFineHold(story);
	return true;
}

function release(story: ExpectedState, hold: FineHold, fils: bigint): void {
	hold.releasedFils += fils;
	refundDeposit(story, fils);
}

const isAnswerable = (fine: Fine | undefined, now: number): fine is Fine => fine?.state === 'OPEN' && now < fine.answerBy;

export function acceptFine(story: ExpectedState, index: number): boolean {
	const fine = story.fineHold?.fines[index];
	return isAnswerable(fine, story.now) && decide(story, fine, fine.fils);
}

export function contestFine(story: ExpectedState, index: number): boolean {
	const fine = story.fineHold?.fines[index];
	if (!isAnswerable(fine, story.now)) return false;
	fine.state = 'CONTESTED';
	return true;
}

/** An admin, once it was contested or not answered. */
export function resolveFine(story: ExpectedState, index: number, grantedFils: bigint): boolean {
	const fine = story.fineHold?.fines[index];
	if (!fine || fine.state === 'DECIDED' || isAnswerable(fine, story.now)) return false;
	return decide(story, fine, grantedFils);
}

/** After the end of the hold, what is not granted goes back at once. */
function decide(story: ExpectedState, fine: Fine, grantedFils: bigint): true {
	const hold = story.fineHold;
	if (!hold) throw new Error('nothing is held for fines');
	fine.state = 'DECIDED';
	fine.grantedFils = grantedFils;
	hold.chargedFils += grantedFils;
	if (grantedFils > 0n) addPayout(story, 'LATE_FINE', grantedFils);
	if (hold.isOver) release(story, hold, fine.fils - grantedFils);
	return true;
}
