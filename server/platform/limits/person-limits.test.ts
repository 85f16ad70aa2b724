/** What one person may do in a day or a minute, with the real limits. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { duplicateCar } from '#contract/car-import.ts';
import { createCar } from '#contract/listing.ts';
import { openStream } from '#contract/live.ts';
import { inquire } from '#contract/messaging.ts';
import { addDays, ammanDate, DAY_MS } from '#contract/time.ts';
import { aLicensedOffice } from '#tests/support/companies.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { listingBody } from '#tests/support/listed-cars.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld({}, { limitScale: 1 });

async function statusesOf(count: number, attempt: (number: number) => Promise<{ status: number }>): Promise<number[]> {
	const statuses: number[] = [];
	for (let number = 0; number < count; number += 1) statuses.push((await attempt(number)).status);
	return statuses;
}

const manyCars = async (count: number) => {
	const owner = await aPerson(world);
	return Promise.all(Array.from({ length: count }, () => aCar(world, owner)));
};
const write = (person: Person, cars: Array<{ id: string }>) => (number: number) =>
	person.browser.try(inquire, { params: { id: cars[number]?.id ?? randomUUID() } });
const accepted = (statuses: readonly number[]) => statuses.filter((status) => status < 300).length;

describe('first messages in a day', () => {
	it('go to six cars from a new account, and to twenty from one of three days', async () => {
		const cars = await manyCars(22);
		const newcomer = await aPerson(world);
		const statuses = await statusesOf(8, write(newcomer, cars));
		expect([accepted(statuses), statuses.at(-1)]).toEqual([6, 429]);
		// A conversation that exists goes on.
		expect((await write(newcomer, cars)(0)).status).toBeLessThan(300);
		const member = await aPerson(world);
		await world.running.platform.db
			.updateTable('users')
			.set({ created_at: new Date(world.clock.now().getTime() - 4 * DAY_MS) })
			.where('id', '=', member.id)
			.execute();
		expect(accepted(await statusesOf(22, write(member, cars)))).toBe(20);
	});
});

describe('ten cars are listed in a day', () => {
	async function importCars(owner: Person, count: number): Promise<{ status: number; code?: string }> {
		const rows = Array.from({ length: count }, (_, number) => `Toyota,Yaris,2024,70-${owner.id.slice(0, 4)}${number},White,25.00,200`);
		const body = ['make,model,year,plate,colour,daily_rate_jod,deposit_jod', ...rows].join('\n');
		const post = async (path: string) => {
			const response = await owner.browser.fetch(`/api/owner/cars/import${path}`, { method: 'POST', body });
			return { status: response.status, body: await response.json() };
		};
		const looked = await post('/preview');
		if (looked.status !== 200) return { status: looked.status, code: looked.body.code };
		return { status: (await post(`?version=${looked.body.version}`)).status };
	}

	it('by the form and as copies', async () => {
		const owner = await aPerson(world);
		const { id } = await owner.browser.call(createCar, { body: listingBody() });
		const statuses = await statusesOf(9, () => owner.browser.try(duplicateCar, { params: { id } }));
		expect(accepted(statuses)).toBe(9);
		expect((await owner.browser.try(duplicateCar, { params: { id } })).status).toBe(429);
		expect((await owner.browser.try(createCar, { body: listingBody() })).status).toBe(429);
	});

	it('from a file, all of it or none', async () => {
		const owner = await aPerson(world);
		expect(await importCars(owner, 11)).toEqual({ status: 409, code: 'IMPORT_TOO_MANY_NEW' });
		await owner.browser.call(createCar, { body: listingBody() });
		expect((await importCars(owner, 10)).status).toBe(429);
		expect((await importCars(owner, 9)).status).toBe(200);
		expect((await owner.browser.try(createCar, { body: listingBody() })).status).toBe(429);
		// The file again is nothing new.
		expect((await importCars(owner, 9)).status).toBe(200);
	});

	it('but not by a licensed office, which brings a fleet along', async () => {
		const owner = await aPerson(world);
		await aLicensedOffice(owner, await aPerson(world, { role: 'ADMIN' }), addDays(ammanDate(world.clock.now()), 400));
		expect((await importCars(owner, 200)).status).toBe(200);
	});
});

it('sixty streams are opened in a minute', async () => {
	const person = await aPerson(world);
	const open = async () => {
		const leaving = new AbortController();
		const { status } = await person.browser.fetch(openStream.path, { signal: leaving.signal });
		leaving.abort();
		return { status };
	};
	const statuses = await statusesOf(61, open);
	expect([accepted(statuses), statuses.at(-1)]).toEqual([60, 429]);
});
