/** Handovers without a browser: a confirmed trip, small photos, and records of either side. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { acceptBooking } from '#contract/bookings.ts';
import { getHandover, guidedShots, type HandoverRecord, type HandoverShot, recordCheckIn, recordCheckOut } from '#contract/handover.ts';
import { finishUpload, startUpload } from '#contract/objects.ts';
import { HOUR_MS } from '#contract/time.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { uploadKey } from '#server/platform/storage/object-store.ts';
import { aCar, aPerson, type CarOptions, type Person } from './factories.ts';
import { paidRequest, WEEKEND } from './payments.ts';
import type { World } from './world.ts';

export type Trip = {
	id: string;
	params: { id: string };
	owner: Person;
	renter: Person;
	car: { id: string; slug: string };
	startsAt: Date;
	endsAt: Date;
};

type TripOptions = CarOptions & { promoCode?: string | undefined };

/** Paid and accepted; the pickup is days away. */
export async function confirmedTrip(world: World, { promoCode, ...options }: TripOptions = {}): Promise<Trip> {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const car = await aCar(world, owner, options);
	const { id, startAt, endAt } = await paidRequest(world, renter, car, { ...WEEKEND, promoCode });
	if (!options.instantBook) await owner.browser.call(acceptBooking, { params: { id } });
	await world.runJobs();
	return { id, params: { id }, owner, renter, car, startsAt: new Date(startAt), endsAt: new Date(endAt) };
}

/** As `confirmedTrip`, with the clock at the pickup. */
export async function tripAtPickup(world: World, options: TripOptions = {}): Promise<Trip> {
	const trip = await confirmedTrip(world, options);
	world.clock.moveTo(trip.startsAt);
	return trip;
}

let pictures = 0;

/** A small picture, different each time. */
export async function aPicture(): Promise<Uint8Array<ArrayBuffer>> {
	pictures += 1;
	const background = { r: pictures % 256, g: (pictures >> 8) % 256, b: 90 };
	return new Uint8Array(
		await sharp({ create: { width: 48, height: 36, channels: 3, background } })
			.png()
			.toBuffer(),
	);
}

export async function uploadPhoto(person: Person, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const { uploadURL } = await person.browser.call(startUpload);
	const { pathname, search } = new URL(uploadURL);
	await person.browser.fetch(pathname + search, { method: 'PUT', body: bytes });
	return (await person.browser.call(finishUpload, { body: { uploadURL } })).objectPath;
}

export type SentPhoto = { objectPath: string; shot: HandoverShot };

/** One photo of each required kind, inserted as an upload leaves it. The calls of uploads are tested elsewhere, and would take a quarter of the time of a trip. */
export async function eightPhotos({ id: uploader, world }: Person): Promise<SentPhoto[]> {
	const { db, store, clock } = world.running.platform;
	const now = clock.now();
	const photos = await Promise.all(guidedShots.map(async (shot) => ({ id: randomUUID(), shot, bytes: await aPicture() })));
	await Promise.all(photos.map(({ id, bytes }) => store.put(uploadKey(id), bytes, 'application/octet-stream')));
	await db
		.insertInto('stored_objects')
		.values(
			photos.map(({ id, bytes }) => ({
				id,
				uploaded_by: uploader,
				purpose: 'UPLOAD',
				content_type: 'image/png',
				byte_size: bytes.byteLength,
				created_at: now,
				checked_at: now,
			})),
		)
		.execute();
	return photos.map(({ id, shot }) => ({ shot, objectPath: `/objects/uploads/${id}` }));
}

export async function codeOfRenter({ renter, params }: Trip): Promise<string> {
	return (await renter.browser.call(getHandover, { params })).code ?? '';
}

type Reading = { odometerKm?: number; fuelEighths?: number; secondsAgo?: number };

export async function aRecord(person: Person, reading: Reading = {}) {
	return { clientId: randomUUID(), odometerKm: 50_000, fuelEighths: 8, ...reading, photos: await eightPhotos(person) };
}

export async function checkInByOwner(trip: Trip, reading: Reading = {}): Promise<HandoverRecord> {
	const body = { ...(await aRecord(trip.owner, reading)), code: await codeOfRenter(trip) };
	return trip.owner.browser.call(recordCheckIn, { params: trip.params, body });
}

export async function checkOutBy(side: 'owner' | 'renter', trip: Trip, reading: Reading = {}): Promise<HandoverRecord> {
	return trip[side].browser.call(recordCheckOut, { params: trip.params, body: await aRecord(trip[side], reading) });
}

export const hours = (count: number): number => count * HOUR_MS;

type Return = { bookingId: string; side: 'OWNER' | 'RENTER'; by: string; at: Date };

/** A record of the return with eight photos that exist as rows alone, without uploads; false if this side has recorded it. */
export async function insertReturn(db: Queryable, { bookingId, side, by, at }: Return): Promise<boolean> {
	const { rows } = await sql<{ id: string }>`INSERT INTO handover_records
			(id, client_id, booking_id, phase, side, recorded_by, odometer_km, fuel_eighths, recorded_at, received_at)
		VALUES (gen_random_uuid(), gen_random_uuid(), ${bookingId}, 'CHECK_OUT', ${side}, ${by}, 50000, 8, ${at}, ${at})
		ON CONFLICT DO NOTHING RETURNING id`.execute(db);
	const [record] = rows;
	if (!record) return false;
	await sql`WITH objects AS (
			INSERT INTO stored_objects (id, uploaded_by, purpose, created_at)
			SELECT gen_random_uuid(), ${by}, 'HANDOVER_PHOTO', ${at} FROM generate_series(1, 8) RETURNING id
		)
		INSERT INTO handover_photos (object_id, record_id, position, shot, original_sha256)
		SELECT id, ${record.id}, row_number() OVER () - 1, 'OTHER', sha256(uuid_send(id)) FROM objects`.execute(db);
	return true;
}
