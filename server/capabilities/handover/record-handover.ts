/**
 * Records the car at handover or return for one side. The owner's handover record requires the renter's code and starts the rental;
 * the owner's return record completes it, unless a report that may end it early is open. A record is created once, even if it is sent repeatedly.
 */
import type { DamageMark } from '#contract/damage-marks.ts';
import type { HandoverPhase, HandoverRecord, HandoverShot, HandoverSide } from '#contract/handover.ts';
import {
	type BookingRow,
	bookingById,
	handoverOpensAt,
	handoverRefusal,
	handoverSide,
	isWithinReach,
	lockBooking,
	markCheckedIn,
	markReturned,
	toEventPayload,
	tripOf,
} from '#server/capabilities/bookings/index.ts';
import { carChanged, raiseMileage } from '#server/capabilities/cars/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { assertHandoverCode } from './assert-code.ts';
import { handoverRecorded } from './events.ts';
import { presentRecord } from './read-handover.ts';
import { recordedAt } from './rules.ts';
import { insertRecord, type RecordRow, recordByClientId, recordsOf } from './sql.ts';
import { type StoredShot, storeHandoverPhotos } from './store-photos.ts';

export type Recording = {
	phase: HandoverPhase;
	clientId: string;
	odometerKm: number;
	fuelEighths: number;
	notes: string;
	damageMarks: readonly DamageMark[];
	photos: ReadonlyArray<{ objectPath: string; shot: HandoverShot }>;
	secondsAgo: number;
	code?: string | undefined;
};

export async function recordHandover(platform: Platform, caller: Caller, bookingId: string, recording: Recording): Promise<HandoverRecord> {
	const booking = await bookingById(platform.db, bookingId);
	const side = booking ? handoverSide(booking, caller.userId) : null;
	if (!booking || !side) throw refuse('BOOKING_NOT_FOUND');
	// Includes a driver who sends it again after midnight, because the first answer was lost.
	const sent = await alreadySent(platform.db, caller, booking, recording);
	if (sent) return presentRecord(sent);
	if (!isWithinReach(booking, caller, platform.clock.now())) throw refuse('BOOKING_NOT_FOUND');
	await assertHandoverOpen(platform.db, booking, { side, recording, now: platform.clock.now() });
	if (side === 'OWNER' && recording.phase === 'CHECK_IN') await assertHandoverCode(platform, caller, booking, recording.code);
	let shots: StoredShot[] = [];
	try {
		shots = await storeHandoverPhotos(platform, caller, recording.photos);
		return await write(platform, caller, { bookingId, side, recording, shots });
	} catch (error) {
		// Sent twice at the same time: either the other request consumed the uploads and is the record, or this one succeeded and only its response was lost.
		const first = await alreadySent(platform.db, caller, booking, recording);
		const storedIds = new Set(first?.photos.map((photo) => photo.object_id));
		await Promise.all(shots.filter(({ objectId }) => !storedIds.has(objectId)).map((shot) => shot.discard()));
		if (first) return presentRecord(first);
		throw error;
	}
}

type Writing = { bookingId: string; side: HandoverSide; recording: Recording; shots: readonly StoredShot[] };

async function write(platform: Platform, caller: Caller, { bookingId, side, recording, shots }: Writing): Promise<HandoverRecord> {
	return inTransaction(platform.db, async (tx) => {
		const booking = await lockBooking(tx, bookingId);
		if (!booking) throw refuse('BOOKING_NOT_FOUND');
		const now = platform.clock.now();
		await assertHandoverOpen(tx, booking, { side, recording, now });
		const { phase, clientId, odometerKm, fuelEighths, notes, damageMarks } = recording;
		const at = recordedAt(now, recording.secondsAgo, booking.checked_in_at ?? handoverOpensAt(booking.starts_at));
		for (const shot of shots) await shot.commit(tx);
		const reading = { odometerKm, fuelEighths, notes };
		await insertRecord(tx, {
			...{ clientId, bookingId, phase, side, ...reading, damageMarks, recordedAt: at, receivedAt: now },
			recordedBy: caller.personId,
			photos: shots,
		});
		await audit(platform, tx, {
			actorId: caller.personId,
			action: `handover.${lowerCase(phase)}`,
			subject: 'booking',
			subjectId: bookingId,
			after: { side, ...reading, photos: shots.length, damageMarks: damageMarks.length, recordedAt: at.toISOString() },
		});
		if (side === 'OWNER') await moveOn(platform, tx, booking, { phase, actorId: caller.personId, at, odometerKm });
		await platform.events.publish(platform, tx, handoverRecorded, { ...(await toEventPayload(tx, booking)), phase, side });
		const written = await recordByClientId(tx, clientId);
		if (!written) throw new Error(`handover record ${clientId} cannot be read back`);
		return presentRecord(written);
	});
}

type Step = { phase: HandoverPhase; actorId: string; at: Date; odometerKm: number };

/** Only the owner's record changes the booking and the mileage. */
async function moveOn(platform: Platform, tx: Transaction, booking: BookingRow, { phase, actorId, at, odometerKm }: Step): Promise<void> {
	if (phase === 'CHECK_IN') {
		await markCheckedIn(platform, tx, booking, { actorId, checkedInAt: at });
		return;
	}
	await markReturned(platform, tx, booking, { actorId, returnedAt: at });
	await raiseMileage(tx, booking.car_id, odometerKm);
	await platform.events.publish(platform, tx, carChanged, { carId: booking.car_id });
}

/** The record that an earlier attempt of the same request created; a record of another person or content does not count. */
async function alreadySent(db: Queryable, caller: Caller, booking: BookingRow, recording: Recording): Promise<RecordRow | null> {
	const row = await recordByClientId(db, recording.clientId);
	if (!row) return null;
	if (row.recorded_by === caller.personId && row.booking_id === booking.id && row.phase === recording.phase) return row;
	throw refuse('IDEMPOTENCY_KEY_REUSED');
}

type Asked = { side: HandoverSide; recording: Recording; now: Date };

/** Each side records a phase once and within its window, and the odometer does not decrease. The database enforces all of it except the window. */
async function assertHandoverOpen(db: Queryable, booking: BookingRow, { side, recording, now }: Asked): Promise<void> {
	const { phase, odometerKm } = recording;
	const records = await recordsOf(db, booking.id);
	if (records.some((record) => record.phase === phase && record.side === side)) throw refuse('HANDOVER_ALREADY_RECORDED');
	const refusal = handoverRefusal(phase, side, tripOf(booking), now);
	if (refusal) throw refuse(refusal);
	if (phase === 'CHECK_IN') return;
	const binding = records.filter((record) => record.phase === 'CHECK_IN' && (record.side === 'OWNER' || record.side === side));
	const atLeast = Math.max(0, ...binding.map((record) => record.odometer_km));
	if (odometerKm < atLeast) throw refuse('ODOMETER_BACKWARDS', { atLeast });
}
