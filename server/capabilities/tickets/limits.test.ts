import { expect, it } from 'vitest';
import { askAsGuest, createTicket, solveOwnTicket } from '#contract/tickets.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld({}, { limitScale: 1 });

it('lets a person open ten tickets a day, solved or not', async () => {
	const { browser } = await aPerson(world);
	const body = { subject: 'A question', text: 'Where is my car?' };
	for (let index = 0; index < 10; index += 1) {
		const { id } = await browser.call(createTicket, { body });
		await browser.call(solveOwnTicket, { params: { id } });
	}
	expect(await browser.refused(createTicket, { body })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

it('sends three letters an hour to an address that a visitor enters', async () => {
	const ask = { body: { name: 'Salma', email: 'salma@mishwar.test', subject: 'A question', text: 'Where is my car?' } };
	for (let index = 0; index < 3; index += 1) await world.visitor().call(askAsGuest, ask);
	expect(await world.visitor().refused(askAsGuest, ask)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
	const letters = await world.running.platform.db
		.selectFrom('outbox_messages')
		.selectAll()
		.where('recipient', '=', 'salma@mishwar.test')
		.execute();
	expect(letters).toHaveLength(3);
});
