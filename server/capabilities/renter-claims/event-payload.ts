/** Event payload of a renter's claim. */
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { carById } from '#server/capabilities/cars/index.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import type { RenterClaimEventPayload } from './events.ts';
import type { RenterClaimRow } from './sql.ts';

export async function toEventPayload(tx: Transaction, row: RenterClaimRow): Promise<RenterClaimEventPayload> {
	const car = await carById(tx, row.car_id);
	const nameOf = await namesOf(tx, [row.owner_id, row.renter_id]);
	const grantedFils = row.granted_fils ?? 0n;
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
		grantedJod: formatFils(grantedFils),
		ownerBearsJod: formatFils(grantedFils - (row.fee_fils ?? 0n)),
	};
}
