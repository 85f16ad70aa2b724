import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { getCarService, putCarService } from '#contract/car-service.ts';
import { getFleet, getOwnerToday } from '#contract/fleet.ts';
import { listNotifications } from '#contract/notifications.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue, job } from '#server/platform/jobs/jobs.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';
import { raiseMileage } from './index.ts';
import { serviceState } from './service.ts';

const world = aWorld();

describe('the state of a service', () => {
	it.each([
		['2031-03-17', null, 40_000, 'PLANNED'],
		['2031-03-16', null, 40_000, 'DUE'],
		['2031-03-02', null, 40_000, 'DUE'],
		['2031-03-01', null, 40_000, 'OVERDUE'],
		[null, 45_000, 44_499, 'PLANNED'],
		[null, 45_000, 44_500, 'DUE'],
		[null, 45_000, 45_000, 'OVERDUE'],
		['2031-09-01', 45_000, 45_001, 'OVERDUE'],
		['2031-03-05', 90_000, 45_000, 'DUE'],
	] as const)('due on %s, at %s km, with %i km, is %s', (due_on, due_km, mileageKm, state) => {
		expect(serviceState({ due_on, due_km }, mileageKm, '2031-03-02')).toBe(state);
	});
});

describe('the next service', () => {
	const plan = (owner: Person, id: string, body: { dueOn?: string; dueKm?: string }) =>
		owner.browser.call(putCarService, { params: { id }, body });
	/** Twice, as the worker runs it by the clock. */
	async function look(): Promise<void> {
		for (const _ of [1, 2]) {
			await inTransaction(world.running.platform.db, (tx) => enqueue(tx, job('cars.services', z.object({})), {}));
			await world.runJobs();
		}
	}
	const bellOf = async (owner: Person) =>
		(await owner.browser.call(listNotifications, {})).filter(({ type }) => type === 'CAR_SERVICE_DUE').map(({ body }) => body.en);

	it('is announced once when the kilometres of a handover reach it, and again for the following one', async () => {
		const owner = await aPerson(world);
		const car = await aCar(world, owner);
		const { mileageKm } = await owner.browser.call(getCarService, { params: { id: car.id } });
		const dueKm = String(mileageKm + 1000);
		expect(await plan(owner, car.id, { dueKm })).toMatchObject({ planned: { dueOn: null, state: 'PLANNED' } });
		await look();
		expect(await bellOf(owner)).toEqual([]);
		await inTransaction(world.running.platform.db, (tx) => raiseMileage(tx, car.id, mileageKm + 600));
		await look();
		// Saved again unchanged, it is not announced again.
		await plan(owner, car.id, { dueKm });
		await look();
		expect(await bellOf(owner)).toEqual([expect.stringContaining('Toyota Corolla')]);
		await plan(owner, car.id, { dueOn: '2031-03-05' });
		await look();
		expect(await bellOf(owner)).toHaveLength(2);
	});

	it('is on the board and in the list of today, and removed by an empty form', async () => {
		const owner = await aPerson(world);
		const car = await aCar(world, owner);
		await plan(owner, car.id, { dueOn: '2031-03-01' });
		const query = { from: '2031-03-01', to: '2031-03-08' };
		expect((await owner.browser.call(getFleet, { query })).cars).toMatchObject([{ service: { dueOn: '2031-03-01', state: 'OVERDUE' } }]);
		expect((await owner.browser.call(getOwnerToday)).service).toMatchObject([
			{ car: { id: car.id }, dueOn: '2031-03-01', state: 'OVERDUE' },
		]);
		expect(await plan(owner, car.id, { dueOn: '', dueKm: '' })).toMatchObject({ planned: null });
		expect((await owner.browser.call(getOwnerToday)).service).toEqual([]);
	});

	it('can be planned by the owner only, and on an existing date', async () => {
		const [owner, other] = [await aPerson(world), await aPerson(world)];
		const { id } = await aCar(world, owner);
		expect(await other.browser.refused(putCarService, { params: { id }, body: {} })).toMatchObject({ code: 'CAR_NOT_FOUND' });
		expect(await owner.browser.refused(putCarService, { params: { id }, body: { dueOn: '2031-02-30' } })).toMatchObject({
			code: 'INVALID_INPUT',
		});
	});
});
