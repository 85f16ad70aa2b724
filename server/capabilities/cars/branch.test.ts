import { describe, expect, it } from 'vitest';
import { getCarBranch, putCarBranch } from '#contract/car-branch.ts';
import { type Company, putCompany } from '#contract/companies.ts';
import { getFleet, getOwnerToday } from '#contract/fleet.ts';
import { violatedConstraint } from '#server/platform/database/transaction.ts';
import { COMPANY } from '#tests/support/companies.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

const TWO = [COMPANY.branches[0], { ...COMPANY.branches[0], city: 'Irbid', addressEn: 'University Street 3', addressAr: 'شارع الجامعة 3' }];
const withBranches = (owner: Person, branches: unknown[]): Promise<Company> =>
	owner.browser.call(putCompany, { body: { ...COMPANY, branches } as never });

async function anOffice() {
	const owner = await aPerson(world);
	const { branches } = await withBranches(owner, TWO);
	const car = await aCar(world, owner);
	return { owner, car, branches, inAmman: branches[0]?.id ?? '', inIrbid: branches[1]?.id ?? '' };
}
const move = (id: string, branchId: string | null) => ({ params: { id }, body: { branchId } });

describe('a car', () => {
	it('belongs to a branch of its owner, on board and day, and to none once that is closed', async () => {
		const { owner, car, branches, inIrbid } = await anOffice();
		const read = () => owner.browser.call(getCarBranch, { params: { id: car.id } });
		expect(await read()).toMatchObject({
			branchId: null,
			branches: [{ city: 'Amman' }, { city: 'Irbid', addressEn: 'University Street 3' }],
		});
		expect(await owner.browser.call(putCarBranch, move(car.id, inIrbid))).toMatchObject({ branchId: inIrbid });
		const board = await owner.browser.call(getFleet, { query: { from: '2031-03-08', to: '2031-03-18' } });
		expect(board).toMatchObject({ branches: [{ id: branches[0]?.id }, { id: inIrbid }], cars: [{ id: car.id, branchId: inIrbid }] });
		expect(await owner.browser.call(getOwnerToday)).toMatchObject({ branches: board.branches });
		await withBranches(owner, branches.slice(0, 1));
		expect(await read()).toMatchObject({ branchId: null, branches: [{ city: 'Amman' }] });
		expect(await owner.browser.refused(putCarBranch, move(car.id, inIrbid))).toMatchObject({ code: 'BRANCH_NOT_FOUND' });
	});

	it('is never assigned to a branch of another company', async () => {
		const [{ owner, car }, other] = [await anOffice(), await anOffice()];
		expect(await owner.browser.refused(putCarBranch, move(car.id, other.inAmman))).toMatchObject({ code: 'BRANCH_NOT_FOUND' });
		const { db } = world.running.platform;
		const error = await db
			.updateTable('cars')
			.set({ branch_id: other.inAmman })
			.where('id', '=', car.id)
			.execute()
			.catch((problem: unknown) => problem);
		expect(violatedConstraint(error)).toBe('cars_stand_in_a_branch_of_their_owner');
	});

	it('of a person without a company has no branches to choose from', async () => {
		const owner = await aPerson(world);
		const car = await aCar(world, owner);
		expect(await owner.browser.call(getCarBranch, { params: { id: car.id } })).toEqual({ branchId: null, branches: [] });
	});
});
