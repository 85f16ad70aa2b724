import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type DamageMark, damageKinds, damageZones, MAX_DAMAGE_MARKS, MAX_DAMAGE_NOTE } from '#contract/damage-marks.ts';
import { getHandover, recordCheckIn, recordCheckOut } from '#contract/handover.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aRecord, checkInByOwner, codeOfRenter, type Trip, tripAtPickup } from '#tests/support/handovers.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const scratch: DamageMark = { zone: 'REAR', x: 300, y: 700, kind: 'SCRATCH', note: 'Known' };
const dent: DamageMark = { zone: 'LEFT_REAR_DOOR', x: 0, y: 1000, kind: 'DENT', note: '' };

const see = (trip: Trip, who: 'owner' | 'renter') => trip[who].browser.call(getHandover, { params: trip.params });

describe('damage marked on the drawing', () => {
	it('of the handover and new at the return is visible to both sides and admins only', async () => {
		const trip = await tripAtPickup(world, { bodyType: 'Van' });
		const code = await codeOfRenter(trip);
		const out = await trip.owner.browser.call(recordCheckIn, {
			params: trip.params,
			body: { ...(await aRecord(trip.owner)), code, damageMarks: [scratch] },
		});
		expect(out.damageMarks).toEqual([scratch]);
		await trip.renter.browser.call(recordCheckOut, {
			params: trip.params,
			body: { ...(await aRecord(trip.renter)), damageMarks: [dent, { ...dent, kind: 'CRACK', note: '  Paint is off ' }] },
		});
		const seen = await see(trip, 'owner');
		expect(seen.bodyType).toBe('Van');
		expect(seen.records.map(({ phase, side, damageMarks }) => ({ phase, side, damageMarks }))).toEqual([
			{ phase: 'CHECK_IN', side: 'OWNER', damageMarks: [scratch] },
			{ phase: 'CHECK_OUT', side: 'RENTER', damageMarks: [dent, { ...dent, kind: 'CRACK', note: 'Paint is off' }] },
		]);
		const admin = await aPerson(world, { role: 'ADMIN' });
		for (const { records } of [await see(trip, 'renter'), await admin.browser.call(getHandover, { params: trip.params })])
			expect(records).toEqual(seen.records);
		const stranger = await aPerson(world);
		expect(await stranger.browser.refused(getHandover, { params: trip.params })).toMatchObject({ status: 404, code: 'BOOKING_NOT_FOUND' });
	});

	it('is empty if none is sent, as in older records', async () => {
		const trip = await tripAtPickup(world);
		expect((await checkInByOwner(trip)).damageMarks).toEqual([]);
	});

	it('names the mark that is refused', async () => {
		const trip = await tripAtPickup(world);
		const body = await aRecord(trip.renter);
		const refused = (damageMarks: DamageMark[]) =>
			trip.renter.browser.refused(recordCheckIn, { params: trip.params, body: { ...body, damageMarks } });
		expect((await refused([scratch, { ...dent, x: 1001 }])).fields).toHaveProperty(['damageMarks.1.x']);
		expect((await refused([{ ...dent, note: 'x'.repeat(MAX_DAMAGE_NOTE + 1) }])).fields).toHaveProperty(['damageMarks.0.note']);
		expect((await refused(Array.from({ length: MAX_DAMAGE_MARKS + 1 }, () => dent))).fields).toHaveProperty(['damageMarks']);
		expect((await see(trip, 'renter')).records).toEqual([]);
	});

	it('stays as sent, and cannot be changed', async () => {
		const trip = await tripAtPickup(world);
		const body = { ...(await aRecord(trip.renter)), damageMarks: [scratch] };
		await trip.renter.browser.call(recordCheckIn, { params: trip.params, body });
		// The same record with other marks returns the existing one; another record is refused.
		const again = await trip.renter.browser.call(recordCheckIn, { params: trip.params, body: { ...body, damageMarks: [] } });
		expect(again.damageMarks).toEqual([scratch]);
		expect(
			await trip.renter.browser.refused(recordCheckIn, {
				params: trip.params,
				body: { ...(await aRecord(trip.renter)), damageMarks: [dent] },
			}),
		).toMatchObject({ code: 'HANDOVER_ALREADY_RECORDED' });
		const { db } = world.running.platform;
		await expect(
			db.updateTable('handover_records').set({ damage_marks: '[]' }).where('client_id', '=', body.clientId).execute(),
		).rejects.toMatchObject({ constraint: 'handover_evidence_stays' });
		expect((await see(trip, 'owner')).records[0]?.damageMarks).toEqual([scratch]);
	});
});

describe('the database checks', () => {
	const isValid = async (marks: unknown) => {
		const { rows } = await sql<{ valid: boolean }>`SELECT damage_marks_are_valid(${JSON.stringify(marks)}::jsonb) AS valid`.execute(
			world.running.platform.db,
		);
		return rows[0]?.valid;
	};

	it('accept every part and kind of the contract', async () => {
		expect(await isValid(damageZones.map((zone) => ({ ...scratch, zone })))).toBe(true);
		expect(await isValid(damageKinds.map((kind) => ({ ...scratch, kind })))).toBe(true);
	});

	it.each([
		['an unknown part', [{ ...scratch, zone: 'ENGINE' }]],
		['an unknown kind', [{ ...scratch, kind: 'FIRE' }]],
		['a position before its part', [{ ...scratch, x: -1 }]],
		['a position behind its part', [{ ...scratch, y: 1001 }]],
		['a position between two', [{ ...scratch, y: 0.5 }]],
		['a position in words', [{ ...scratch, x: '10' }]],
		['no position', [{ ...scratch, x: undefined }]],
		['a long note', [{ ...scratch, note: 'x'.repeat(MAX_DAMAGE_NOTE + 1) }]],
		['a note that is no text', [{ ...scratch, note: 3 }]],
		['no note', [{ ...scratch, note: undefined }]],
		['anything else', [{ ...scratch, size: 3 }]],
		['one wrong mark among others', [scratch, null]],
		['no list', scratch],
	])('refuse %s', async (_, marks) => {
		expect(await isValid(marks)).toBe(false);
	});

	it('refuse the thirty-first mark of a record', async () => {
		const trip = await tripAtPickup(world);
		const insert = (count: number) =>
			world.running.platform.db
				.insertInto('handover_records')
				.values({
					...{ id: crypto.randomUUID(), client_id: crypto.randomUUID(), booking_id: trip.id, phase: 'CHECK_IN', side: 'RENTER' },
					...{ recorded_by: trip.renter.id, odometer_km: 1, fuel_eighths: 8, recorded_at: new Date(), received_at: new Date() },
					damage_marks: JSON.stringify(Array.from({ length: count }, () => scratch)),
				})
				.execute();
		await expect(insert(MAX_DAMAGE_MARKS + 1)).rejects.toMatchObject({ constraint: 'handover_records_have_at_most_thirty_damage_marks' });
		// Thirty marks pass this check; the photos are missing then.
		await expect(insert(MAX_DAMAGE_MARKS)).rejects.toMatchObject({ constraint: 'handover_records_have_eight_photos' });
	});
});
