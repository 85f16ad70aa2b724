/** Event payload of a renter's claim. */
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { carById } from '#server/capabilities/cars/index.ts';
import { toCasePartiesPayload } from '#server/capabilities/cases/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import type { RenterClaimEventPayload } from './events.ts';
import type { RenterClaimRow } from './sql.ts';

export async function toEventPayload(tx: Transaction, row: RenterClaimRow): Promise<RenterClaimEventPayload> {
	const grantedFils = row.granted_fils ?? 0n;
	return {
		claimId: row.id,
		...(await toCasePartiesPayload(tx, row, await carById(tx, row.car_id))),
		answerBy: ammanIso(row.answer_by),
		outcome: row.outcome,
		claimedJod: formatFils(row.claimed_fils),
		grantedJod: formatFils(grantedFils),
		ownerBearsJod: formatFils(grantedFils - (row.fee_fils ?? 0n)),
	};
}
