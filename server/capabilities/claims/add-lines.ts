/** The owner adds lines to a claim that waits for the renter's answer. The renter is informed, and the full time to answer starts again. */
import { type Claim, type ClaimLinesBody, MAX_CLAIM_PHOTOS } from '#contract/claim-shapes.ts';
import { formatFils } from '#contract/money.ts';
import { HOUR_MS } from '#contract/time.ts';
import { bookingById, parseBookingAgreement } from '#server/capabilities/bookings/index.ts';
import { chargesOfBooking } from '#server/capabilities/handover/index.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import type { StoredPrivatePhoto } from '#server/platform/files/private-photos.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { assertClaimAction, lockClaimForAction, writeWithPhotos } from './claim-guards.ts';
import { assertLinesFit, toItemRows, totalOf } from './claim-lines.ts';
import { toEventPayload } from './event-payload.ts';
import { claimLinesAdded } from './events.ts';
import { setAnswerTimers } from './jobs.ts';
import { presentClaim } from './present.ts';
import { type ClaimRow, changeClaim, insertItems, insertPhotos, itemsOf, photosOf } from './sql.ts';

export async function addLines(
	platform: Platform,
	caller: Caller,
	id: string,
	body: ClaimLinesBody,
	saveResponse: SaveResponse,
): Promise<Claim> {
	await assertClaimAction(platform, platform.db, caller, id, 'ADD_LINES');
	assertLinesFit(caller, body.items, await itemsOf(platform.db, id));
	return writeWithPhotos(platform, caller, body.photos, async (tx, photos) => {
		const claim = await lockClaimForAction(platform, tx, caller, id, 'ADD_LINES');
		await addPhotos(tx, caller, claim, photos);
		const longer = await write(platform, tx, caller, claim, body);
		await platform.events.publish(platform, tx, claimLinesAdded, {
			...(await toEventPayload(tx, longer)),
			lines: (await itemsOf(tx, id)).length,
		});
		const presented = await presentClaim(platform, tx, longer, caller);
		await saveResponse(tx, presented);
		return presented;
	});
}

/** The limits apply to all photos of the claim, and a photo counts once. */
async function addPhotos(tx: Transaction, caller: Caller, claim: ClaimRow, photos: readonly StoredPrivatePhoto[]): Promise<void> {
	const existing = (await photosOf(tx, claim.id)).filter(({ side }) => side === 'OWNER');
	if (existing.length + photos.length > MAX_CLAIM_PHOTOS) throw refuseField('photos', 'CLAIM_PHOTOS_TOO_MANY', caller.lang);
	if (photos.some(({ sha256 }) => existing.some(({ original_sha256 }) => original_sha256.equals(sha256))))
		throw refuseField('photos', 'PHOTOS_REPEATED', caller.lang);
	for (const photo of photos) await photo.commit(tx);
	await insertPhotos(tx, claim.id, 'OWNER', photos);
}

async function write(platform: Platform, tx: Transaction, caller: Caller, claim: ClaimRow, { items }: ClaimLinesBody): Promise<ClaimRow> {
	const now = platform.clock.now();
	const existing = await itemsOf(tx, claim.id);
	assertLinesFit(caller, items, existing);
	const booking = await bookingById(tx, claim.booking_id);
	if (!booking) throw new Error(`claim ${claim.id} has lost its booking`);
	const recorded = (await chargesOfBooking(tx, booking))?.lines ?? [];
	await insertItems(tx, toItemRows(items, { claimId: claim.id, firstPosition: existing.length, addedAt: now, recorded }));
	const answerBy = new Date(now.getTime() + parseBookingAgreement(booking).claimAnswerHours * HOUR_MS);
	const longer = await changeClaim(tx, claim.id, { claimed_fils: claim.claimed_fils + totalOf(items), answer_by: answerBy });
	await audit(platform, tx, {
		actorId: caller.personId,
		action: 'claim.lines-added',
		subject: 'claim',
		subjectId: claim.id,
		before: { claimedJod: formatFils(claim.claimed_fils) },
		after: { claimedJod: formatFils(longer.claimed_fils), items: items.map(({ type, amountJod }) => ({ type, amountJod })) },
	});
	await setAnswerTimers(tx, { claimId: claim.id, from: now, answerBy });
	return longer;
}
