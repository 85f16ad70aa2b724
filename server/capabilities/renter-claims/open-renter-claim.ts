/** The renter claims something back after the return, line by line. The owner is not paid for the booking from now on, until it is decided. */
import { randomUUID } from 'node:crypto';
import { formatFils, parseFils } from '#contract/money.ts';
import { needsReceipt, type RenterClaim, type RenterClaimBody } from '#contract/renter-claim-shapes.ts';
import { HOUR_MS } from '#contract/time.ts';
import { type BookingRow, bookingById, lockBooking, parseBookingAgreement } from '#server/capabilities/bookings/index.ts';
import { openDisputeOf } from '#server/capabilities/payments/index.ts';
import { openForRenterClaim, settlementForRenter } from '#server/capabilities/settlements/index.ts';
import { Refusal, refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { toEventPayload } from './event-payload.ts';
import { renterClaimOpened } from './events.ts';
import { writeWithPhotos } from './guards.ts';
import { setAnswerTimers } from './jobs.ts';
import { presentRenterClaim } from './present.ts';
import { limitsOf } from './rules.ts';
import { countOfBooking, insertPhotos, insertRenterClaim, latestOfBooking, type RenterClaimRow } from './sql.ts';

/** Each claim delays the owner's money, and asks the owner for an answer. */
const MAX_CLAIMS = 3;

export async function openRenterClaim(
	platform: Platform,
	caller: Caller,
	bookingId: string,
	body: RenterClaimBody,
	saveResponse: SaveResponse,
): Promise<RenterClaim> {
	const booking = await bookingById(platform.db, bookingId);
	if (booking?.renter_id !== caller.userId || booking.paid_at === null) throw refuse('BOOKING_NOT_FOUND');
	await assertClaimable(platform, platform.db, booking.id);
	await assertLinesFit(platform, platform.db, caller, booking, body);
	return writeWithPhotos(platform, caller, body.photos, async (tx, photos) => {
		const locked = await lockBooking(tx, bookingId);
		if (!locked) throw refuse('BOOKING_NOT_FOUND');
		await assertClaimable(platform, tx, bookingId);
		await assertLinesFit(platform, tx, caller, locked, body);
		const claim = await write(platform, tx, caller, locked, body);
		for (const photo of photos) await photo.commit(tx);
		await insertPhotos(tx, claim.id, 'RENTER', photos);
		await platform.events.publish(platform, tx, renterClaimOpened, await toEventPayload(tx, claim));
		const presented = await presentRenterClaim(platform, tx, claim, caller);
		await saveResponse(tx, presented);
		return presented;
	});
}

/** Why no claim can be made now; null if one can. */
export async function openingProblem(platform: Platform, db: Queryable, bookingId: string): Promise<Refusal | null> {
	const latest = await latestOfBooking(db, bookingId);
	if (latest && latest.outcome !== 'WITHDRAWN') return refuse('RENTER_CLAIM_EXISTS', { claimId: latest.id });
	if (latest && (await countOfBooking(db, bookingId)) >= MAX_CLAIMS) return refuse('RENTER_CLAIM_EXISTS', { claimId: latest.id });
	const { isWindowOpen, isPaid } = await settlementForRenter(platform, db, bookingId);
	if (!isWindowOpen) return refuse('RENTER_CLAIM_WINDOW_CLOSED');
	if (isPaid) return refuse('RENTER_CLAIM_PAID_OUT');
	return (await openDisputeOf(db, bookingId)) ? refuse('RENTER_CLAIM_MONEY_IN_QUESTION') : null;
}

async function assertClaimable(platform: Platform, db: Queryable, bookingId: string): Promise<void> {
	const problem = await openingProblem(platform, db, bookingId);
	if (problem) throw problem;
}

async function assertLinesFit(
	platform: Platform,
	db: Queryable,
	caller: Caller,
	booking: BookingRow,
	{ lines, photos }: RenterClaimBody,
): Promise<void> {
	const limits = limitsOf(parseBookingAgreement(booking).priceLines, await settlementForRenter(platform, db, booking.id));
	for (const [index, { kind, amountJod }] of lines.entries()) {
		if (lines.findIndex((line) => line.kind === kind) !== index) throw refuseField(`lines.${index}.kind`, 'TWICE', caller.lang);
		const most = limits.each.find((limit) => limit.kind === kind)?.fils ?? 0n;
		if (parseFils(amountJod) > most) throw refuseField(`lines.${index}.amountJod`, 'RENTER_CLAIM_TOO_HIGH', caller.lang);
	}
	if (totalOf(lines) > limits.totalFils) throw refuseField('lines', 'RENTER_CLAIM_TOO_HIGH', caller.lang);
	if (photos.length === 0 && lines.some(({ kind }) => needsReceipt(kind))) throw refuseField('photos', 'RECEIPT_REQUIRED', caller.lang);
}

const totalOf = (lines: RenterClaimBody['lines']): bigint => lines.reduce((sum, { amountJod }) => sum + parseFils(amountJod), 0n);

async function write(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	booking: BookingRow,
	{ lines, reason }: RenterClaimBody,
): Promise<RenterClaimRow> {
	const now = platform.clock.now();
	const claimId = randomUUID();
	const answerBy = new Date(now.getTime() + parseBookingAgreement(booking).claimAnswerHours * HOUR_MS);
	const claim = await insertRenterClaim(
		tx,
		{
			id: claimId,
			booking_id: booking.id,
			owner_id: booking.owner_id,
			renter_id: booking.renter_id,
			car_id: booking.car_id,
			status: 'OPEN',
			reason,
			claimed_fils: totalOf(lines),
			opened_at: now,
			answer_by: answerBy,
		},
		lines.map(({ kind, amountJod }, position) => ({
			...{ id: randomUUID(), claim_id: claimId, position, kind },
			amount_fils: parseFils(amountJod),
		})),
	);
	await holdOwnersMoney(platform, tx, { bookingId: booking.id, claimId, actorId: caller.personId });
	await audit(platform, tx, {
		actorId: caller.personId,
		action: 'renter-claim.opened',
		subject: 'renter-claim',
		subjectId: claimId,
		after: {
			bookingId: booking.id,
			claimedJod: formatFils(claim.claimed_fils),
			items: lines.map(({ kind, amountJod }) => ({ type: kind, amountJod })),
		},
	});
	await setAnswerTimers(tx, { claimId, from: now, answerBy });
	return claim;
}

/** A payout that is at the bank has a refusal that means nothing to the renter. */
async function holdOwnersMoney(platform: Platform, tx: Transaction, claim: Parameters<typeof openForRenterClaim>[2]): Promise<void> {
	try {
		await openForRenterClaim(platform, tx, claim);
	} catch (error) {
		if (error instanceof Refusal && error.code.startsWith('PAYOUT_')) throw refuse('RENTER_CLAIM_PAID_OUT');
		throw error;
	}
}
