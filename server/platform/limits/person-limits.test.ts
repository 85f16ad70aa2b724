/** What one person may do in a day or a minute, with the real limits. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCar } from '#contract/listing.ts';
import { openStream } from '#contract/live.ts';
import { inquire } from '#contract/messaging.ts';
import { DAY_MS } from '#contract/time.ts';
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
	it('go to six cars from a new account, and to twenty from one that is three days old', async () => {
		const cars = await manyCars(22);
		const newcomer = await aPerson(world);
		const statuses = await statusesOf(8, write(newcomer, cars));
		expect([accepted(statuses), statuses.at(-1)]).toEqual([6, 429]);
		// An existing conversation continues.
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

it('ten cars can be listed in a day', async () => {
	const owner = await aPerson(world);
	const statuses = await statusesOf(11, () => owner.browser.try(createCar, { body: listingBody() }));
	expect([accepted(statuses), statuses.at(-1)]).toEqual([10, 429]);
});

it('sixty streams can be opened in a minute', async () => {
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
