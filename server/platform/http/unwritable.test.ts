import { describe, expect, it } from 'vitest';
import { contestNoShow } from '#contract/booking-life.ts';
import { addSource } from '#contract/calendar.ts';
import { getCar } from '#contract/cars.ts';
import { searchCars } from '#contract/search.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

describe.each([
	['the character zero', 'a\u0000b'],
	['half of a character', 'a\ud800b'],
])('%s, which PostgreSQL cannot store in a text', (_, text) => {
	it('is invalid input, in a body', async () => {
		const owner = await aPerson(world);
		const car = await aCar(world, owner);
		const body = { name: text, url: 'http://127.0.0.1:1/' };
		expect(await owner.browser.refused(addSource, { params: { id: car.id }, body })).toMatchObject({
			status: 400,
			code: 'INVALID_INPUT',
			fields: { name: 'This contains characters we can’t save. Please retype it.' },
		});
		const contest = { params: { id: car.id }, body: { reason: text } };
		expect(await owner.browser.refused(contestNoShow, contest)).toMatchObject({ status: 400, fields: { reason: expect.any(String) } });
	});
});

it('the character zero is invalid input in an address too', async () => {
	expect(await world.visitor().refused(getCar, { params: { slug: 'a\u0000b' } })).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
	expect((await world.visitor().fetch(`${searchCars.path}?q=a%00b`)).status).toBe(400);
});

it('a deeply nested body is invalid input like any other', async () => {
	const { browser } = await aPerson(world);
	const deep = `{"carId":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
	expect((await browser.send('POST', '/api/bookings', deep)).status).toBe(400);
});
