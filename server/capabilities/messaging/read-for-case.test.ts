import { expect, it } from 'vitest';
import { listAudit } from '#contract/admin.ts';
import { getCaseConversation, sendMessage } from '#contract/messaging.ts';
import { acceptRenterClaim } from '#contract/renter-claims.ts';
import { DAY_MS } from '#contract/time.ts';
import { aReturn } from '#tests/support/claims.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aRenterClaim } from '#tests/support/renter-claims.ts';
import { aWorld, START } from '#tests/support/world.ts';

const world = aWorld();

it('an admin reads the conversation of a booking while there is something to decide, and for 30 days after it; each view is recorded', async () => {
	const trip = await aReturn(world);
	const admin = await aPerson(world, { role: 'ADMIN' });
	await trip.renter.browser.call(sendMessage, { body: { bookingId: trip.id, body: 'The tank is empty, I fill it now.' } });
	const read = () => admin.browser.try(getCaseConversation, { params: trip.params });
	expect(await read()).toMatchObject({ status: 404 });

	const claim = await aRenterClaim(trip);
	const { body } = await read();
	expect(body).toEqual(expect.arrayContaining([expect.objectContaining({ body: 'The tank is empty, I fill it now.' })]));
	await trip.owner.browser.call(acceptRenterClaim, { params: { id: claim.id } });
	await world.advance(29 * DAY_MS);
	expect(await read()).toMatchObject({ status: 200 });
	await world.advance(2 * DAY_MS);
	expect(await read()).toMatchObject({ status: 404 });

	const entries = await admin.browser.call(listAudit, { query: { subjectId: trip.id, action: 'conversation.read' } });
	expect(entries).toHaveLength(2);
});

it('other users cannot read it this way, and no other conversation can be read', async () => {
	const other = await aReturn(world);
	world.clock.moveTo(START);
	const trip = await aReturn(world);
	await aRenterClaim(trip);
	const admin = await aPerson(world, { role: 'ADMIN' });
	expect(await admin.browser.try(getCaseConversation, { params: other.params })).toMatchObject({ status: 404 });
	expect(await trip.owner.browser.try(getCaseConversation, { params: trip.params })).toMatchObject({ status: 403 });
});
