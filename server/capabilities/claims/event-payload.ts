/** Event payload of a claim. */
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { carById } from '#server/capabilities/cars/index.ts';
import { toCasePartiesPayload } from '#server/capabilities/cases/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import type { ClaimEventPayload } from './events.ts';
import { allocateClaim } from './rules.ts';
import type { ClaimRow } from './sql.ts';

/** For an undecided claim the amounts assume that everything is granted. */
export async function toEventPayload(tx: Transaction, row: ClaimRow): Promise<ClaimEventPayload> {
	const asked = allocateClaim(row.deposit_fils, row.claimed_fils);
	const fromDepositFils = row.from_deposit_fils ?? asked.fromDepositFils;
	return {
		claimId: row.id,
		...(await toCasePartiesPayload(tx, row, await carById(tx, row.car_id))),
		answerBy: ammanIso(row.answer_by),
		outcome: row.outcome,
		claimedJod: formatFils(row.claimed_fils),
		grantedJod: formatFils(row.granted_fils ?? row.claimed_fils),
		fromDepositJod: formatFils(fromDepositFils),
		depositBackJod: formatFils(row.deposit_fils - fromDepositFils),
		depositHeldUntil: null,
		excessJod: formatFils(row.outcome ? row.excess_fils : asked.excessFils),
	};
}
