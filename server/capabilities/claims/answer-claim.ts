/** The renter's response: accepting grants the claim in full; contesting, with a reason and photos, leaves it to an admin. */
import type { Claim } from '#contract/claim-shapes.ts';
import { parseFils } from '#contract/money.ts';
import { submitContested } from '#server/capabilities/cases/index.ts';
import { disputeForClaim } from '#server/capabilities/settlements/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { assertClaimAction, lockClaimForAction, writeWithPhotos } from './claim-guards.ts';
import { decideClaim } from './decide-claim.ts';
import { toEventPayload } from './event-payload.ts';
import { claimContested } from './events.ts';
import { presentClaim } from './present.ts';
import { changeClaim, insertPhotos } from './sql.ts';

/** Throws CLAIM_CHANGED if lines were added since the renter saw `claimedJod`. */
export async function acceptClaim(
	platform: Platform,
	caller: Caller,
	id: string,
	{ claimedJod }: { claimedJod?: string | undefined },
): Promise<Claim> {
	return inTransaction(platform.db, async (tx) => {
		const claim = await lockClaimForAction(platform, tx, caller, id, 'ACCEPT');
		if (claimedJod !== undefined && parseFils(claimedJod) !== claim.claimed_fils) throw refuse('CLAIM_CHANGED');
		const accepted = await decideClaim(platform, tx, claim, {
			outcome: 'ACCEPTED',
			actorId: caller.personId,
			grant: (item) => item.amount_fils,
		});
		return presentClaim(platform, tx, accepted, caller);
	});
}

type Contest = { reason: string; photos: readonly string[] };

export async function contestClaim(platform: Platform, caller: Caller, id: string, { reason, photos: paths }: Contest): Promise<Claim> {
	await assertClaimAction(platform, platform.db, caller, id, 'CONTEST');
	return writeWithPhotos(platform, caller, paths, async (tx, photos) => {
		const claim = await lockClaimForAction(platform, tx, caller, id, 'CONTEST');
		const now = platform.clock.now();
		for (const photo of photos) await photo.commit(tx);
		await insertPhotos(tx, id, 'RENTER', photos);
		await disputeForClaim(platform, tx, { bookingId: claim.booking_id, claimId: id, actorId: caller.personId });
		const contested = await changeClaim(tx, id, {
			status: 'CONTESTED',
			contested_at: now,
			contest_reason: reason,
			decision_due_at: now,
		});
		const submitted = {
			subject: 'claim',
			id,
			bookingId: claim.booking_id,
			actorId: caller.personId,
			reason,
			photos: photos.length,
		} as const;
		await submitContested(platform, tx, submitted);
		await platform.events.publish(platform, tx, claimContested, await toEventPayload(tx, contested));
		return presentClaim(platform, tx, contested, caller);
	});
}
