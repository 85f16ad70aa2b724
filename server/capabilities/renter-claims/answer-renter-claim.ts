/** The owner's answer, and the renter's withdrawal: accepting grants the claim in full; contesting leaves it to an admin. */
import type { RenterClaim, RenterClaimContest } from '#contract/renter-claim-shapes.ts';
import { submitContested } from '#server/capabilities/cases/index.ts';
import { listAdminIds } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { endRenterClaim } from './end-renter-claim.ts';
import { toEventPayload } from './event-payload.ts';
import { renterClaimContested } from './events.ts';
import { assertAction, lockForAction, writeWithPhotos } from './guards.ts';
import { presentRenterClaim } from './present.ts';
import { changeRenterClaim, insertPhotos } from './sql.ts';

export async function acceptRenterClaim(platform: Platform, caller: Caller, id: string): Promise<RenterClaim> {
	return inTransaction(platform.db, async (tx) => {
		const claim = await lockForAction(platform, tx, caller, id, 'ACCEPT');
		const ended = await endRenterClaim(platform, tx, claim, {
			outcome: 'ACCEPTED',
			actorId: caller.personId,
			grant: (line) => line.amount_fils,
		});
		return presentRenterClaim(platform, tx, ended, caller);
	});
}

export async function withdrawRenterClaim(platform: Platform, caller: Caller, id: string): Promise<RenterClaim> {
	return inTransaction(platform.db, async (tx) => {
		const claim = await lockForAction(platform, tx, caller, id, 'WITHDRAW');
		const ended = await endRenterClaim(platform, tx, claim, { outcome: 'WITHDRAWN', actorId: caller.personId, grant: () => 0n });
		return presentRenterClaim(platform, tx, ended, caller);
	});
}

export async function contestRenterClaim(
	platform: Platform,
	caller: Caller,
	id: string,
	{ reason, photos: paths }: RenterClaimContest,
): Promise<RenterClaim> {
	await assertAction(platform, platform.db, caller, id, 'CONTEST');
	return writeWithPhotos(platform, caller, paths, async (tx, photos) => {
		const claim = await lockForAction(platform, tx, caller, id, 'CONTEST');
		const now = platform.clock.now();
		for (const photo of photos) await photo.commit(tx);
		await insertPhotos(tx, id, 'OWNER', photos);
		const contested = await changeRenterClaim(tx, id, {
			status: 'CONTESTED',
			contested_at: now,
			contest_reason: reason,
			decision_due_at: now,
		});
		const submitted = {
			subject: 'renter-claim',
			id,
			bookingId: claim.booking_id,
			actorId: caller.personId,
			reason,
			photos: photos.length,
		} as const;
		await submitContested(platform, tx, submitted);
		await platform.events.publish(platform, tx, renterClaimContested, {
			...(await toEventPayload(tx, contested)),
			adminIds: await listAdminIds(tx),
		});
		return presentRenterClaim(platform, tx, contested, caller);
	});
}
