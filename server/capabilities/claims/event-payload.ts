/** Event payload of a claim. */
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { carById } from '#server/capabilities/cars/index.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import type { ClaimEventPayload } from './events.ts';
import { allocateClaim } from './rules.ts';
import type { ClaimRow } from './sql.ts';

/** For an undecided claim the amounts assume that everything is granted. */
export async function toEventPayload(tx: Transaction, row: ClaimRow): Promise<ClaimEventPayload> {
	const car = await carById(tx, row.car_id);
	const nameOf = await namesOf(tx, [row.owner_id, row.renter_id]);
	const asked = allocateClaim(row.deposit_fils, row.claimed_fils);
	const fromDepositFils = row.from_deposit_fils ?? asked.fromDepositFils;
	return {
		claimId: row.id,
		bookingId: row.booking_id,
		ownerId: row.owner_id,
		renterId: row.renter_id,
		ownerName: nameOf(row.owner_id),
		renterName: nameOf(row.renter_id),
		carTitle: car?.title ?? '',
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
