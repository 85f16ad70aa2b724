/** A request that holds a connection must not wait for another one: enough of them at once would deadlock the pool. */
import { expect, it } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { listNotifications } from '#contract/notifications.ts';
import { aConfirmedTalk, say } from '#tests/support/conversations.ts';
import { exhaustConnections } from '#tests/support/exhausted-connections.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const connections = exhaustConnections(world);

it('a booking, its messages and everything that follows from them work with a pool of one connection', async () => {
	await connections.allBut(1, 2000);
	const talk = await aConfirmedTalk(world);
	await say(talk.renter, talk, 'Where do I find the car?');
	await world.advance(60_000);
	const notificationTypes = async () => (await talk.owner.browser.call(listNotifications, {})).map(({ type }) => type);
	expect(await notificationTypes()).toContain('NEW_MESSAGE');
	await talk.renter.browser.call(cancelBooking, { params: talk.params, body: { reason: 'Our plans changed.' } });
	await world.runJobs();
	expect(await notificationTypes()).toContain('BOOKING_CANCELLED');
});
