/** What an admin may say of a settlement, and what the bank does with payouts. */
import { calculate, hasOpenClaim, hasOpenDispute } from './story.ts';
import type { Payout, Settlement, Story } from './telling.ts';

export function chooseStatus(story: Story, to: Settlement['state']): boolean {
	const { settlement } = story;
	if (!settlement) return false;
	if (settlement.state === to) return true;
	if (settlement.state === 'PAID') return false;
	const payout = story.payouts.find(({ source }) => source === 'SETTLEMENT');
	if (to === 'PAID') return settlement.state === 'CALCULATED' && payByHand(story, settlement, payout);
	if (to === 'PENDING') {
		if (story.deposit !== 'HELD' || story.claim?.state === 'CONTESTED') return false;
		settlement.state = 'PENDING';
		return true;
	}
	if (to === 'DISPUTED') {
		if (payout?.state === 'SENT') return false;
		if (payout) payout.isHeld = true;
		settlement.state = 'DISPUTED';
		return true;
	}
	if (hasOpenClaim(story)) return false;
	if (payout) {
		payout.isHeld = false;
		settlement.state = 'CALCULATED';
		return true;
	}
	calculate(story, []);
	return true;
}

function payByHand(story: Story, settlement: Settlement, payout: Payout | undefined): boolean {
	if (!payout || hasOpenDispute(story) || (payout.state !== 'PENDING' && payout.state !== 'FAILED')) return false;
	payout.state = 'PAID';
	settlement.state = 'PAID';
	return true;
}

/** What the bank is told to pay: whatever waits and nothing stands in the way of. */
export function sendPayouts(story: Story): boolean {
	const going = story.payouts.filter(({ state, isHeld }) => state === 'PENDING' && !isHeld && !hasOpenDispute(story));
	for (const payout of going) payout.state = 'SENT';
	return going.length > 0;
}

export function bankSays(story: Story, source: Payout['source'], word: 'PAID' | 'FAILED'): boolean {
	const payout = story.payouts.find((each) => each.source === source);
	if (payout?.state !== 'SENT') return false;
	payout.state = word;
	if (word === 'PAID' && source === 'SETTLEMENT' && story.settlement?.state === 'CALCULATED') story.settlement.state = 'PAID';
	return true;
}

/** The owner enters where to be paid to anew: what failed waits for the next batch. */
export function mendDetails(story: Story): void {
	for (const payout of story.payouts) if (payout.state === 'FAILED') payout.state = 'PENDING';
}
