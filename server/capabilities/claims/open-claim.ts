/** The owner claims against the deposit, line by line and with photos. The settlement waits for the claim from now on. */
import { randomUUID } from 'node:crypto';
import { type Claim, type ClaimBody, MAX_CLAIM_FILS } from '#contract/claim-shapes.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { HOUR_MS } from '#contract/time.ts';
import { type BookingRow, bookingById, lockBooking, parseBookingAgreement } from '#server/capabilities/bookings/index.ts';
import { type ChargeLine, chargesOfBooking } from '#server/capabilities/handover/index.ts';
import { depositInQuestion, holdDepositForClaim } from '#server/capabilities/settlements/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { storePrivatePhotos } from '#server/platform/files/store-private-photos.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { toEventPayload } from './event-payload.ts';
import { claimOpened } from './events.ts';
import { endAnswerTime, remindAnswer } from './jobs.ts';
import { discardUnusedPhotos } from './photos.ts';
import { presentClaim } from './present.ts';
import { isRecorded, remindAnswerAt } from './rules.ts';
import { type ClaimRow, claimById, claimOfBooking, insertClaim, insertPhotos } from './sql.ts';

export async function openClaim(
	platform: Platform,
	caller: Caller,
	bookingId: string,
	body: ClaimBody,
	saveResponse: SaveResponse,
): Promise<Claim> {
	const booking = await bookingById(platform.db, bookingId);
	if (booking?.owner_id !== caller.userId || booking.paid_at === null) throw refuse('BOOKING_NOT_FOUND');
	assertSensible(caller, body);
	await assertClaimWindowOpen(platform, platform.db, booking);
	const photos = await storePrivatePhotos(platform, caller, body.photos, { purpose: 'CLAIM_PHOTO', fieldOf: (index) => `photos.${index}` });
	try {
		return await inTransaction(platform.db, async (tx) => {
			const locked = await lockBooking(tx, bookingId);
			if (!locked) throw refuse('BOOKING_NOT_FOUND');
			if (await claimOfBooking(tx, bookingId)) throw refuse('CLAIM_ALREADY_MADE');
			const claim = await write(platform, tx, caller, locked, body);
			for (const photo of photos) await photo.commit(tx);
			await insertPhotos(tx, claim.id, 'OWNER', photos);
			await platform.events.publish(platform, tx, claimOpened, await toEventPayload(tx, claim));
			const presented = await presentClaim(platform, tx, claim, caller);
			await saveResponse(tx, presented);
			return presented;
		});
	} catch (error) {
		await discardUnusedPhotos(platform, photos);
		throw error;
	}
}

const totalOf = (items: ClaimBody['items']): bigint => items.reduce((sum, { amountJod }) => sum + parseFils(amountJod), 0n);

/** Checks across lines that a schema cannot express: the total, and at most one line per recorded charge. */
function assertSensible(caller: Caller, { items }: ClaimBody): void {
	if (totalOf(items) > MAX_CLAIM_FILS) throw refuseField('items', 'CLAIM_TOO_HIGH', caller.lang);
	const seen = new Set<string>();
	for (const [index, { type }] of items.entries()) {
		if (isRecorded(type) && seen.has(type)) throw refuseField(`items.${index}.type`, 'TWICE', caller.lang);
		seen.add(type);
	}
}

/** Early check before the photos are stored; repeated under the lock. */
async function assertClaimWindowOpen(platform: Platform, db: Queryable, booking: BookingRow): Promise<void> {
	if (await claimOfBooking(db, booking.id)) throw refuse('CLAIM_ALREADY_MADE');
	if (!(await depositInQuestion(platform, db, booking.id)).mayClaim) throw refuse('CLAIM_WINDOW_CLOSED');
}

async function write(platform: Platform, tx: Transaction, caller: Caller, booking: BookingRow, body: ClaimBody): Promise<ClaimRow> {
	const now = platform.clock.now();
	const claimId = randomUUID();
	const { depositFils } = await depositInQuestion(platform, tx, booking.id);
	const answerBy = new Date(now.getTime() + parseBookingAgreement(booking).claimAnswerHours * HOUR_MS);
	const claimedFils = totalOf(body.items);
	await insertClaim(
		tx,
		{
			id: claimId,
			booking_id: booking.id,
			owner_id: booking.owner_id,
			renter_id: booking.renter_id,
			car_id: booking.car_id,
			status: 'OPEN',
			note: body.note,
			deposit_fils: depositFils,
			claimed_fils: claimedFils,
			opened_at: now,
			answer_by: answerBy,
		},
		itemRows(claimId, body.items, (await chargesOfBooking(tx, booking))?.lines ?? []),
	);
	await holdDepositForClaim(platform, tx, { bookingId: booking.id, claimId, actorId: caller.userId });
	await audit(platform, tx, {
		actorId: caller.userId,
		action: 'claim.opened',
		subject: 'claim',
		subjectId: claimId,
		after: {
			bookingId: booking.id,
			claimedJod: formatFils(claimedFils),
			items: body.items.map(({ type, amountJod }) => ({ type, amountJod })),
		},
	});
	await enqueue(tx, endAnswerTime, { claimId }, { runAt: answerBy, key: `claim-answer-${claimId}` });
	const remindAt = remindAnswerAt(now, answerBy);
	if (remindAt) await enqueue(tx, remindAnswer, { claimId }, { runAt: remindAt, key: `claim-remind-${claimId}` });
	const claim = await claimById(tx, claimId);
	if (!claim) throw new Error(`claim ${claimId} cannot be read back`);
	return claim;
}

/** Each line with the amount that the handover records yield for it now. */
function itemRows(claimId: string, items: ClaimBody['items'], recorded: readonly ChargeLine[]) {
	return items.map(({ type, amountJod, description }, position) => {
		const record = recorded.find(({ kind }) => kind === type);
		return {
			id: randomUUID(),
			claim_id: claimId,
			position,
			type,
			description,
			amount_fils: parseFils(amountJod),
			record_quantity: record?.quantity ?? null,
			record_rate_fils: record?.rateFils ?? null,
			record_fils: record?.fils ?? null,
		};
	});
}
