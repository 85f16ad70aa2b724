import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { acceptBooking, getBooking } from '#contract/bookings.ts';
import { getHandover, guidedShots, recordCheckIn, recordCheckOut } from '#contract/handover.ts';
import { listNotifications } from '#contract/notifications.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { aPerson } from '#tests/support/factories.ts';
import {
	aPicture,
	aRecord,
	checkInByOwner,
	codeOfRenter,
	confirmedTrip,
	eightPhotos,
	hours,
	type Trip,
	tripAtPickup,
	uploadPhoto,
} from '#tests/support/handovers.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';
import { recordHandover } from './record-handover.ts';

const world = aWorld();
const see = (trip: Trip, who: 'owner' | 'renter' = 'owner') => trip[who].browser.call(getHandover, { params: trip.params });
const bookingOf = (trip: Trip) => trip.renter.browser.call(getBooking, { params: trip.params });

describe('the handover', () => {
	it('begins the rental with the renter’s code, and stores photos with the hash of the uploads', async () => {
		const trip = await tripAtPickup(world);
		const picture = await aPicture();
		const photos = await eightPhotos(trip.owner);
		photos[0] = { shot: 'FRONT', objectPath: await uploadPhoto(trip.owner, picture) };
		const body = { ...(await aRecord(trip.owner)), photos, notes: ' A scratch on the left door ', code: await codeOfRenter(trip) };
		const record = await trip.owner.browser.call(recordCheckIn, { params: trip.params, body });
		expect(record).toMatchObject({
			phase: 'CHECK_IN',
			side: 'OWNER',
			odometerKm: 50_000,
			fuelEighths: 8,
			notes: 'A scratch on the left door',
		});
		expect(record.photos.map(({ shot }) => shot)).toEqual([...guidedShots]);
		expect(record.photos[0]?.sha256).toBe(createHash('sha256').update(picture).digest('hex'));
		const handover = await see(trip);
		expect(handover).toMatchObject({ checkedInAt: '2031-03-10T10:00:00+03:00', code: null, allowedActions: ['CHECK_OUT'], charges: null });
		await world.runJobs();
		const [notification] = await trip.renter.browser.call(listNotifications);
		expect(notification).toMatchObject({ type: 'HANDOVER_RECORDED', actionUrl: `/booking/${trip.id}/handover` });
	});

	it('shows the code to the renter only, from the confirmation to the handover', async () => {
		const trip = await confirmedTrip(world);
		expect((await see(trip, 'renter')).code).toMatch(/^\d{6}$/);
		expect((await see(trip, 'owner')).code).toBeNull();
		const admin = await aPerson(world, { role: 'ADMIN' });
		expect(await admin.browser.call(getHandover, { params: trip.params })).toMatchObject({ code: null, side: null, allowedActions: [] });
		world.clock.moveTo(trip.startsAt);
		await checkInByOwner(trip);
		expect((await see(trip, 'renter')).code).toBeNull();
	});

	it('accepts Arabic-Indic digits', async () => {
		const trip = await tripAtPickup(world);
		const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
		const body = {
			...(await aRecord(trip.owner)),
			odometerKm: arabic('50123') as unknown as number,
			code: arabic(await codeOfRenter(trip)),
		};
		expect(await trip.owner.browser.call(recordCheckIn, { params: trip.params, body })).toMatchObject({ odometerKm: 50_123 });
	});

	it('can be recorded by the renter without a code, before and for some hours after the owner', async () => {
		const trip = await tripAtPickup(world);
		expect(await trip.renter.browser.call(recordCheckIn, { params: trip.params, body: await aRecord(trip.renter) })).toMatchObject({
			side: 'RENTER',
		});
		expect((await see(trip)).checkedInAt).toBeNull();
		expect((await bookingOf(trip)).allowedActions).toContain('CHECK_IN');
		await checkInByOwner(trip);
		expect((await see(trip)).checkedInAt).not.toBeNull();
	});

	it('can be recorded from two hours before the pickup', async () => {
		const trip = await confirmedTrip(world);
		world.clock.moveTo(new Date(trip.startsAt.getTime() - hours(2) - 1000));
		expect((await bookingOf(trip)).allowedActions).not.toContain('CHECK_IN');
		const body = { ...(await aRecord(trip.owner)), code: await codeOfRenter(trip) };
		expect(await trip.owner.browser.refused(recordCheckIn, { params: trip.params, body })).toMatchObject({
			status: 409,
			code: 'HANDOVER_TOO_EARLY',
		});
		world.clock.advance(1000);
		expect((await bookingOf(trip)).allowedActions).toContain('CHECK_IN');
		expect(await trip.owner.browser.call(recordCheckIn, { params: trip.params, body })).toMatchObject({ side: 'OWNER' });
	});

	it('needs eight photos, each uploaded by the same person and used once, no two alike', async () => {
		const trip = await tripAtPickup(world);
		const body = { ...(await aRecord(trip.renter)), odometerKm: 50_000 };
		const attempt = (photos: typeof body.photos) =>
			trip.renter.browser.refused(recordCheckIn, { params: trip.params, body: { ...body, photos } });
		expect((await attempt(body.photos.slice(1))).fields).toEqual({ photos: 'Take at least 8 photos.' });
		const [first, ...others] = body.photos;
		if (!first) throw new Error('no photos');
		expect((await attempt([first, first, ...others.slice(1)])).fields).toEqual({ photos: 'You’ve added the same photo twice.' });
		const foreign = await eightPhotos(trip.owner);
		expect((await attempt([...foreign.slice(0, 1), ...others])).fields).toHaveProperty(['photos.0.objectPath']);
		await trip.renter.browser.call(recordCheckIn, { params: trip.params, body });
		const again = { ...(await aRecord(trip.renter)), photos: body.photos };
		expect(await trip.renter.browser.refused(recordCheckIn, { params: trip.params, body: again })).toMatchObject({
			code: 'HANDOVER_ALREADY_RECORDED',
		});
	});

	it('returns the existing record after a lost answer, and refuses another one under its id', async () => {
		const trip = await tripAtPickup(world);
		const body = await aRecord(trip.renter);
		const first = await trip.renter.browser.call(recordCheckIn, { params: trip.params, body });
		expect(await trip.renter.browser.call(recordCheckIn, { params: trip.params, body: { ...body, secondsAgo: 40 } })).toEqual(first);
		expect((await see(trip)).records).toHaveLength(1);
		expect(await trip.renter.browser.refused(recordCheckOut, { params: trip.params, body })).toMatchObject({
			code: 'IDEMPOTENCY_KEY_REUSED',
		});
	});

	it('retains its photos when the connection to the database is lost after the record was written', async () => {
		const trip = await tripAtPickup(world);
		const { platform } = world.running;
		const losing = async <T>(work: (tx: Transaction) => Promise<T>) => {
			await platform.db.transaction().execute(work);
			throw new Error('Connection terminated unexpectedly');
		};
		const db = new Proxy(platform.db, {
			get(target, name) {
				if (name === 'transaction') return () => ({ execute: losing });
				const value = Reflect.get(target, name);
				return typeof value === 'function' ? value.bind(target) : value;
			},
		});
		const caller = { userId: trip.renter.id, personId: trip.renter.id, office: null, role: 'RENTER', lang: 'en', sessionId: '' } as const;
		const recording = { phase: 'CHECK_IN', notes: '', damageMarks: [], secondsAgo: 0, ...(await aRecord(trip.renter)) } as const;
		const { photos } = await recordHandover({ ...platform, db }, caller, trip.id, recording);
		expect(photos).toHaveLength(8);
		for (const { url } of photos) expect((await trip.owner.browser.fetch(url)).status).toBe(200);
	});

	it('has the time when it was made, if it had to wait for a connection', async () => {
		const trip = await tripAtPickup(world);
		world.clock.advance(hours(1));
		const record = await checkInByOwner(trip, { secondsAgo: 1800 });
		expect(record).toMatchObject({ recordedAt: '2031-03-10T10:30:00+03:00', receivedAt: '2031-03-10T11:00:00+03:00' });
		expect((await see(trip)).checkedInAt).toBe('2031-03-10T10:30:00+03:00');
	});
});

it('is evidence that cannot be changed, not even in the database', async () => {
	const trip = await tripAtPickup(world);
	await checkInByOwner(trip);
	const { pool } = world.running.platform;
	for (const statement of [
		`UPDATE handover_records SET odometer_km = 1`,
		`DELETE FROM handover_photos`,
		`INSERT INTO handover_records (id, client_id, booking_id, phase, side, recorded_by, odometer_km, fuel_eighths, recorded_at, received_at)
			VALUES (gen_random_uuid(), gen_random_uuid(), '${trip.id}', 'CHECK_IN', 'RENTER', '${trip.renter.id}', 1, 1, now(), now())`,
		`INSERT INTO handover_records (id, client_id, booking_id, phase, side, recorded_by, odometer_km, fuel_eighths, recorded_at, received_at)
			VALUES (gen_random_uuid(), gen_random_uuid(), '${trip.id}', 'CHECK_OUT', 'OWNER', '${trip.owner.id}', 1, 1, now(), now())`,
	]) {
		await expect(pool.query(statement)).rejects.toMatchObject({ code: '23514' });
	}
});

describe('another person', () => {
	it('finds neither the handover nor its photos, and records nothing', async () => {
		const trip = await tripAtPickup(world);
		const { photos } = await checkInByOwner(trip);
		const stranger = await aPerson(world);
		const body = await aRecord(stranger);
		for (const call of [recordCheckIn, recordCheckOut]) {
			expect(await stranger.browser.refused(call, { params: trip.params, body })).toMatchObject({ status: 404, code: 'BOOKING_NOT_FOUND' });
		}
		expect(await stranger.browser.refused(getHandover, { params: trip.params })).toMatchObject({ status: 404 });
		const url = photos[0]?.url ?? '';
		const status = async (browser: typeof stranger.browser) => (await browser.fetch(`${url}?w=400`)).status;
		expect(await status(stranger.browser)).toBe(404);
		expect(await status(world.visitor())).toBe(401);
		expect(await status((await aPerson(world, { role: 'ADMIN' })).browser)).toBe(200);
		for (const person of [trip.owner, trip.renter]) {
			const answer = await person.browser.fetch(`${url}?w=400`, { headers: { accept: 'image/webp' } });
			expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
			expect(answer.headers.get('cache-control')).toMatch(/^private/);
		}
		const id = url.split('/').at(-1);
		expect((await trip.owner.browser.fetch(`/objects/photos/${id}`)).status).toBe(404);
	});

	it('sees no code before a request is confirmed; the renter does afterwards', async () => {
		const trip = await confirmedTrip(world);
		const waiting = await paidRequest(world, trip.renter, trip.car, { startAt: '2031-04-10', endAt: '2031-04-12' });
		expect(await trip.owner.browser.call(getHandover, { params: { id: waiting.id } })).toMatchObject({ code: null, allowedActions: [] });
		await trip.owner.browser.call(acceptBooking, { params: { id: waiting.id } });
		expect((await trip.renter.browser.call(getHandover, { params: { id: waiting.id } })).code).toMatch(/^\d{6}$/);
	});
});
