/** Responses while the database cannot be reached. */
import { describe, expect, it } from 'vitest';
import { searchCars } from '#contract/search.ts';
import { exhaustConnections } from '#tests/support/exhausted-connections.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { aPlainWeb } from '#tests/support/plain-web.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld({}, { web: aPlainWeb() });
const connections = exhaustConnections(world);

async function nothingIsFree(): Promise<void> {
	await connections.allBut(0, 20);
	world.expectLog(/timeout exceeded when trying to connect/);
}

describe('while all connections are taken', () => {
	it.each([
		['en', 'We’re very busy. Please try again in 5 seconds.'],
		['ar', 'الضغط كبير الآن. حاول مجدداً بعد 5 ثوانٍ.'],
	])('a call says in %s when to try again, and the next one succeeds as soon as a connection is free', async (language, sentence) => {
		const car = await aCar(world, await aPerson(world));
		await nothingIsFree();
		const refused = await world.visitor().fetch(searchCars.path, { headers: { cookie: `lang=${language}` } });
		expect(refused.status).toBe(503);
		expect(refused.headers.get('retry-after')).toBe('5');
		expect(await refused.json()).toEqual({ error: sentence, code: 'TRY_AGAIN_SOON', seconds: 5 });
		connections.giveBackOne();
		const answered = await world.visitor().fetch(searchCars.path);
		expect(await answered.text()).toContain(car.id);
	});

	it('a page says so too', async () => {
		const { browser } = await aPerson(world);
		await nothingIsFree();
		const refused = await browser.fetch('/search');
		expect(refused.status).toBe(503);
		expect(refused.headers.get('retry-after')).toBe('5');
		expect(refused.headers.get('cache-control')).toBe('no-store');
		expect(await refused.text()).toContain('We’re very busy. Please try again in 5 seconds.');
	});
});
