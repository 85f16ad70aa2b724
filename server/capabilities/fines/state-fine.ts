/** The owner states a fine, with a picture of the ticket, while a part of the deposit is held for fines. */
import { randomUUID } from 'node:crypto';
import type { FineBody, FineHold } from '#contract/fines.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { ammanDateTime, ammanIso, HOUR_MS, parseMoment } from '#contract/time.ts';
import { type BookingRow, bookingById, lockBooking, parseBookingAgreement } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type StoredPrivatePhoto, storePrivatePhoto } from '#server/platform/files/private-photos.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { toFinePayload } from './event-payload.ts';
import { fineStated } from './events.ts';
import { amountsOf, discardUnusedPhotos, toHoldLifecycle } from './guards.ts';
import { endAnswerTime } from './jobs.ts';
import { presentHold } from './present.ts';
import { isOpen, isWithinTrip, leftOf, tripTimes } from './rules.ts';
import { fineById, finesOfBooking, type HoldRow, holdOfBooking, insertFine } from './sql.ts';

export async function stateFine(
	platform: Platform,
	caller: Caller,
	bookingId: string,
	body: FineBody,
	saveResponse: SaveResponse,
): Promise<FineHold> {
	const booking = await bookingById(platform.db, bookingId);
	if (booking?.owner_id !== caller.userId) throw refuse('BOOKING_NOT_FOUND');
	await assertFits(platform, platform.db, booking, body);
	const photo = await storePrivatePhoto(platform, caller, body.photo, { purpose: 'FINE_PHOTO', field: 'photo' });
	try {
		return await inTransaction(platform.db, async (tx) => {
			const locked = await lockBooking(tx, bookingId);
			if (!locked) throw refuse('BOOKING_NOT_FOUND');
			await write(platform, tx, caller, { booking: locked, body, photo });
			const presented = await presentHold(platform, tx, locked, caller);
			await saveResponse(tx, presented);
			return presented;
		});
	} catch (error) {
		await discardUnusedPhotos(platform, [photo]);
		throw error;
	}
}

/** Early check before the photo is stored; repeated under the lock. */
async function assertFits(platform: Platform, db: Queryable, booking: BookingRow, body: FineBody): Promise<HoldRow> {
	const hold = await holdOfBooking(db, booking.id);
	if (!hold || !isOpen(toHoldLifecycle(hold), platform.clock.now())) throw refuse('FINE_HOLD_OVER');
	const trip = tripTimes(booking);
	if (!isWithinTrip(offenceOf(body), trip))
		throw refuse('FINE_OUTSIDE_TRIP', { from: ammanDateTime(trip.from), until: ammanDateTime(trip.to) });
	const left = leftOf(amountsOf(hold), await finesOfBooking(db, booking.id));
	if (parseFils(body.amountJod) > left) throw refuse('FINE_TOO_HIGH', { left: formatFils(left) });
	return hold;
}

const offenceOf = ({ offenceAt }: FineBody): Date => parseMoment(offenceAt) ?? new Date(Number.NaN);

type Stating = { booking: BookingRow; body: FineBody; photo: StoredPrivatePhoto };

async function write(platform: Platform, tx: Transaction, caller: Caller, { booking, body, photo }: Stating): Promise<void> {
	const hold = await assertFits(platform, tx, booking, body);
	const now = platform.clock.now();
	const fineId = randomUUID();
	const answerBy = new Date(now.getTime() + parseBookingAgreement(booking).claimAnswerHours * HOUR_MS);
	await photo.commit(tx);
	const isNew = await insertFine(tx, {
		id: fineId,
		booking_id: booking.id,
		amount_fils: parseFils(body.amountJod),
		offence_at: offenceOf(body),
		note: body.note,
		photo_id: photo.objectId,
		photo_sha256: photo.sha256,
		status: 'OPEN',
		stated_at: now,
		answer_by: answerBy,
	});
	if (!isNew) throw refuse('FINE_ALREADY_STATED');
	await audit(platform, tx, {
		actorId: caller.personId,
		action: 'fine.stated',
		subject: 'fine',
		subjectId: fineId,
		after: { bookingId: booking.id, amountJod: body.amountJod, offenceAt: ammanIso(offenceOf(body)) },
	});
	await enqueue(tx, endAnswerTime, { fineId }, { runAt: answerBy, key: `fine-answer-${fineId}` });
	const fine = await fineById(tx, fineId);
	if (fine) await platform.events.publish(platform, tx, fineStated, await toFinePayload(tx, hold, fine));
}
