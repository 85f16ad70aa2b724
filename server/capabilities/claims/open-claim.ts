/** The owner claims against the deposit, line by line and with photos. The settlement waits for the claim from now on. */
import { randomUUID } from 'node:crypto';
import type { Claim, ClaimBody } from '#contract/claim-shapes.ts';
import { formatFils } from '#contract/money.ts';
import { HOUR_MS } from '#contract/time.ts';
import { type BookingRow, bookingById, lockBooking, parseBookingAgreement } from '#server/capabilities/bookings/index.ts';
import { chargesOfBooking } from '#server/capabilities/handover/index.ts';
import { depositInQuestion, holdDepositForClaim } from '#server/capabilities/settlements/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { writeWithPhotos } from './claim-guards.ts';
import { assertLinesFit, toItemRows, totalOf } from './claim-lines.ts';
import { toEventPayload } from './event-payload.ts';
import { claimOpened } from './events.ts';
import { setAnswerTimers } from './jobs.ts';
import { presentClaim } from './present.ts';
import { attemptAfter } from './rules.ts';
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
	assertLinesFit(caller, body.items, []);
	await assertClaimWindowOpen(platform, platform.db, booking);
	return writeWithPhotos(platform, caller, body.photos, async (tx, photos) => {
		const locked = await lockBooking(tx, bookingId);
		if (!locked) throw refuse('BOOKING_NOT_FOUND');
		const attempt = await nextAttempt(tx, bookingId);
		const claim = await write(platform, tx, caller, { booking: locked, attempt, body });
		for (const photo of photos) await photo.commit(tx);
		await insertPhotos(tx, claim.id, 'OWNER', photos);
		await platform.events.publish(platform, tx, claimOpened, await toEventPayload(tx, claim));
		const presented = await presentClaim(platform, tx, claim, caller);
		await saveResponse(tx, presented);
		return presented;
	});
}

/** Early check before the photos are stored; repeated under the lock. */
async function assertClaimWindowOpen(platform: Platform, db: Queryable, booking: BookingRow): Promise<void> {
	await nextAttempt(db, booking.id);
	if (!(await depositInQuestion(platform, db, booking.id)).mayClaim) throw refuse('CLAIM_WINDOW_CLOSED');
}

/** Throws CLAIM_ALREADY_MADE unless there is none, or one that was withdrawn. */
async function nextAttempt(db: Queryable, bookingId: string): Promise<number> {
	const attempt = attemptAfter(await claimOfBooking(db, bookingId));
	if (attempt === null) throw refuse('CLAIM_ALREADY_MADE');
	return attempt;
}

type Opening = { booking: BookingRow; attempt: number; body: ClaimBody };

async function write(platform: Platform, tx: Transaction, caller: Caller, { booking, attempt, body }: Opening): Promise<ClaimRow> {
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
			attempt,
			status: 'OPEN',
			note: body.note,
			deposit_fils: depositFils,
			claimed_fils: claimedFils,
			opened_at: now,
			answer_by: answerBy,
		},
		toItemRows(body.items, {
			claimId,
			firstPosition: 0,
			addedAt: null,
			recorded: (await chargesOfBooking(tx, booking))?.lines ?? [],
		}),
	);
	await holdDepositForClaim(platform, tx, { bookingId: booking.id, claimId, actorId: caller.personId });
	await audit(platform, tx, {
		actorId: caller.personId,
		action: 'claim.opened',
		subject: 'claim',
		subjectId: claimId,
		after: {
			bookingId: booking.id,
			claimedJod: formatFils(claimedFils),
			items: body.items.map(({ type, amountJod }) => ({ type, amountJod })),
		},
	});
	await setAnswerTimers(tx, { claimId, from: now, answerBy });
	const claim = await claimById(tx, claimId);
	if (!claim) throw new Error(`claim ${claimId} cannot be read back`);
	return claim;
}
