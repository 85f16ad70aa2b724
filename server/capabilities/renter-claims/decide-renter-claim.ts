/** An admin decides a renter's claim line by line. The sums are previewed, and the decision contains the previewed refund. */
import { CLAIM_STEP_FILS, claimAmount } from '#contract/claim-shapes.ts';
import { parseFils } from '#contract/money.ts';
import type { RenterClaim, RenterClaimDecision, RenterClaimSums } from '#contract/renter-claim-shapes.ts';
import { grantsOf, needsDecision } from '#server/capabilities/cases/index.ts';
import { settlementForRenter } from '#server/capabilities/settlements/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { endRenterClaim } from './end-renter-claim.ts';
import { lockForAction, toLifecycle } from './guards.ts';
import { presentRenterClaim, presentSums } from './present.ts';
import { sumsOf } from './rules.ts';
import { linesOf, renterClaimById } from './sql.ts';

export async function previewDecision(platform: Platform, caller: Caller, id: string, amounts: string): Promise<RenterClaimSums> {
	const claim = await renterClaimById(platform.db, id);
	if (!claim) throw refuse('RENTER_CLAIM_NOT_FOUND');
	if (!needsDecision(toLifecycle(claim), platform.clock.now())) throw refuse('RENTER_CLAIM_NOT_DECIDABLE');
	const lines = await linesOf(platform.db, id);
	const typed = amounts.split(',').map((text) => claimAmount.safeParse(text));
	const isComplete = typed.length === lines.length && typed.every(({ success }) => success);
	if (!isComplete) throw refuseField('amounts', 'CLAIM_GRANTS_EACH', caller.lang);
	const granted = lines.map((line, index) => ({ kind: line.kind, fils: parseFils(typed[index]?.data ?? '0') }));
	if (granted.some(({ fils }, index) => fils > (lines[index]?.amount_fils ?? 0n)))
		throw refuseField('amounts', 'CLAIM_GRANT_TOO_HIGH', caller.lang);
	if (granted.some(({ fils }) => fils % CLAIM_STEP_FILS !== 0n)) throw refuseField('amounts', 'AMOUNT_STEP', caller.lang);
	const rental = await settlementForRenter(platform, platform.db, claim.booking_id);
	return presentSums(sumsOf(granted, rental), rental);
}

export async function decideRenterClaim(
	platform: Platform,
	caller: Caller,
	id: string,
	{ lines: grants, refundJod, note }: RenterClaimDecision,
): Promise<RenterClaim> {
	return inTransaction(platform.db, async (tx) => {
		const claim = await lockForAction(platform, tx, caller, id, 'DECIDE');
		const granted = grantsOf(caller, await linesOf(tx, id), grants, 'lines');
		const refundFils = [...granted.values()].reduce((sum, fils) => sum + fils, 0n);
		if (refundFils !== parseFils(refundJod)) throw refuse('RENTER_CLAIM_SUM_CHANGED');
		const decided = await endRenterClaim(platform, tx, claim, {
			outcome: 'DECIDED',
			actorId: caller.personId,
			grant: (line) => granted.get(line.id) ?? 0n,
			note,
		});
		return presentRenterClaim(platform, tx, decided, caller);
	});
}
