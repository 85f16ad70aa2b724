import { expect, it } from 'vitest';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { hold, pay } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

it('a transfer that the gateway announced is known from then on, with its contents', async () => {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	await pay(world, renter, await hold(renter, await aCar(world, owner)));
	const gateway = world.running.platform.gateways.forNew;
	const since = world.clock.now();
	expect(await gateway.listTransfers?.(since)).toEqual([]);
	const { reference } = await world.gateway.transfer();
	await world.gateway.flushWebhooks();
	await world.runJobs();
	expect(await gateway.listTransfers?.(since)).toMatchObject([
		{ reference, net: { fils: 207_675n }, items: [{ kind: 'payment', gross: { fils: 213_000n }, fee: { fils: 5_325n } }] },
	]);
	world.clock.advance(1);
	expect(await gateway.listTransfers?.(world.clock.now())).toEqual([]);
});
