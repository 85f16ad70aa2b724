import { describe, expect, it } from 'vitest';
import { guidedShots, MAX_HANDOVER_PHOTOS } from '#contract/handover.ts';
import { type Draft, newDraft, nextShot, refused, withoutPhoto, withPhoto } from './draft.ts';
import { before, odometerOf } from './readings.ts';

const empty = newDraft('person', 'booking', 'CHECK_IN', 'code');
const taken = (draft: Draft) => draft.photos.map(({ shot }) => shot);

describe('photos of a draft', () => {
	it('are requested around the car, then additional ones', () => {
		let draft = empty;
		for (const shot of guidedShots) {
			expect(nextShot(draft.photos)).toBe(shot);
			draft = withPhoto(draft, shot, shot);
		}
		expect(nextShot(draft.photos)).toBe('OTHER');
		expect(nextShot(withoutPhoto(draft, 'REAR').photos)).toBe('REAR');
	});

	it('are one for each required shot, and any number of additional ones', () => {
		const draft = [...guidedShots, 'FRONT', 'OTHER', 'OTHER'].reduce(
			(made, shot, index) => withPhoto(made, `${index}`, shot as 'OTHER'),
			empty,
		);
		expect(taken(draft).filter((shot) => shot === 'FRONT')).toHaveLength(1);
		expect(taken(draft).filter((shot) => shot === 'OTHER')).toHaveLength(2);
	});

	it('are at most 24', () => {
		const draft = Array.from({ length: 30 }).reduce<Draft>((made, _, index) => withPhoto(made, `${index}`, 'OTHER'), empty);
		expect(draft.photos).toHaveLength(MAX_HANDOVER_PHOTOS);
	});
});

describe('a refusal', () => {
	it.each([
		['HANDOVER_CODE_WRONG', [], 'code'],
		['INVALID_INPUT', ['code'], 'code'],
		['INVALID_INPUT', ['photos.3.objectPath'], 'photos'],
		['INVALID_INPUT', ['photos'], 'photos'],
		['INVALID_INPUT', ['damageMarks.0.note'], 'notes'],
		['FILE_DAMAGED', [], 'photos'],
		['ODOMETER_BACKWARDS', [], 'readings'],
		['HANDOVER_CLOSED', [], 'review'],
	])('%s for %j returns to the step %s', (code, fields, step) => {
		expect(refused({ ...empty, finishedAt: 1 }, { status: 409, code, message: '' }, fields)).toMatchObject({ step, finishedAt: null });
	});
});

it.each([
	['50123', 50_123],
	['50,123', 50_123],
	['٥٠٬١٢٣', 50_123],
	[' 7 ', 7],
	['', null],
	['-5', null],
	['12a', null],
	['2000001', null],
	['12345678', null],
])('parses the odometer reading %j as %j', (typed, km) => {
	expect(odometerOf(typed)).toBe(km);
});

it('compares a return with the owner’s record and with the person’s own', () => {
	const record = (side: 'OWNER' | 'RENTER', odometerKm: number) => ({ phase: 'CHECK_IN' as const, side, odometerKm, fuelEighths: 7 });
	const records = [record('OWNER', 50_000), record('RENTER', 50_004)];
	expect(before(records, 'CHECK_IN', 'OWNER')).toBeNull();
	expect(before(records, 'CHECK_OUT', 'OWNER')).toEqual({ leastKm: 50_000, fuelEighths: 7 });
	expect(before(records, 'CHECK_OUT', 'RENTER')).toEqual({ leastKm: 50_004, fuelEighths: 7 });
	expect(before([], 'CHECK_OUT', 'RENTER')).toBeNull();
});
