import { describe, expect, it } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptBooking, declineBooking } from '#contract/bookings.ts';
import { openClaim, withdrawClaim } from '#contract/claims.ts';
import { getConversation, type Message, unreadConversations } from '#contract/messaging.ts';
import { aClaimBody } from '#tests/support/claims.ts';
import { aConfirmedTalk, messagesOf, messagesTo, say, type Talk } from '#tests/support/conversations.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy } from '#tests/support/handovers.ts';
import { aHold, paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';
import { appendBookingEvents } from './append-system-messages.ts';

const world = aWorld();

const eventsOf = async (person: Person, talk: Pick<Talk, 'params'>) =>
	(await messagesOf(person, talk)).filter(({ kind }) => kind === 'EVENT').map(({ event }) => event);

async function aRequestedTalk(options = {}): Promise<Talk> {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const car = await aCar(world, owner, options);
	const { id } = await paidRequest(world, renter, car);
	await world.runJobs();
	return { id, params: { id }, owner, renter, car };
}

describe('the system messages of a conversation', () => {
	it('begin with the payment, for both, once and in the order of events', async () => {
		const talk = await aRequestedTalk();
		expect(await eventsOf(talk.owner, talk)).toEqual(['REQUESTED']);
		await talk.owner.browser.call(acceptBooking, { params: talk.params });
		await world.runJobs();
		await appendBookingEvents(world.running.platform, { bookingId: talk.id });
		const lines = await messagesOf(talk.renter, talk);
		expect(lines).toMatchObject([
			{ event: 'REQUESTED', kind: 'EVENT', fromUserId: null, position: 1, body: 'The booking was requested and paid.' },
			{ event: 'CONFIRMED', kind: 'EVENT', fromUserId: null, position: 2, body: 'The owner accepted the booking.', facts: {} },
		] satisfies Partial<Message>[]);
		for (const person of [talk.renter, talk.owner])
			expect((await messagesTo(world, person, 'message')).map(({ payload }) => payload.event)).toEqual(['REQUESTED', 'CONFIRMED']);
	});

	it('are in the order of events for every order of jobs', async () => {
		const talk = await aRequestedTalk({ instantBook: true });
		expect(await messagesOf(talk.renter, talk)).toMatchObject([
			{ event: 'REQUESTED' },
			{ event: 'CONFIRMED', facts: { instant: 'true' }, body: 'The booking was confirmed instantly.' },
		]);
	});

	it('do not make it unread, unless it was before', async () => {
		const talk = await aRequestedTalk();
		const unread = async (person: Person) => (await person.browser.call(unreadConversations)).count;
		expect([await unread(talk.renter), await unread(talk.owner)]).toEqual([0, 0]);
		await say(talk.renter, talk, 'Hello');
		await talk.owner.browser.call(acceptBooking, { params: talk.params });
		await world.runJobs();
		expect([await unread(talk.renter), await unread(talk.owner)]).toEqual([0, 1]);
		expect(await talk.owner.browser.call(getConversation, { params: talk.params })).toMatchObject({
			...{ ownReadPosition: 1, otherReadPosition: 3, lastPosition: 3, isMasked: false, isOpen: true },
			booking: { status: 'CONFIRMED', paymentStatus: 'PAID' },
		});
	});

	it('are not written before it is paid', async () => {
		const { booking, renter } = await aHold(world);
		await renter.browser.call(cancelBooking, { params: { id: booking.id }, body: {} });
		await world.runJobs();
		expect(await messagesOf(renter, { params: { id: booking.id } })).toEqual([]);
	});

	it('explain how it was declined or cancelled, and by whom', async () => {
		const declined = await aRequestedTalk();
		await declined.owner.browser.call(declineBooking, { params: declined.params, body: { reason: 'Sold' } });
		const cancelled = await aConfirmedTalk(world);
		await cancelled.renter.browser.call(cancelBooking, { params: cancelled.params, body: {} });
		const unanswered = await aRequestedTalk();
		await world.advance(25 * 3_600_000);
		expect((await messagesOf(declined.renter, declined)).at(-1)).toMatchObject({
			event: 'DECLINED',
			body: 'The owner declined the request.',
		});
		expect((await messagesOf(cancelled.owner, cancelled)).at(-1)).toMatchObject({
			event: 'CANCELLED',
			facts: { by: 'RENTER', cancelCode: 'BY_RENTER' },
		});
		expect((await messagesOf(unanswered.owner, unanswered)).at(-1)).toMatchObject({ event: 'UNANSWERED' });
	});

	it('include the handover, the return, and claims', async () => {
		const talk = await aConfirmedTalk(world);
		const { startAt, endAt } = (await talk.renter.browser.call(getConversation, { params: talk.params })).booking ?? {
			startAt: '',
			endAt: '',
		};
		const trip = { ...talk, startsAt: new Date(startAt), endsAt: new Date(endAt) };
		world.clock.moveTo(trip.startsAt);
		await checkInByOwner(trip);
		await world.runJobs();
		world.clock.moveTo(trip.endsAt);
		await checkOutBy('owner', trip);
		await world.runJobs();
		const { id } = await talk.owner.browser.call(openClaim, { params: talk.params, body: await aClaimBody(talk.owner) });
		await world.runJobs();
		await talk.owner.browser.call(withdrawClaim, { params: { id } });
		await world.runJobs();
		expect(await eventsOf(talk.renter, talk)).toEqual([
			...['REQUESTED', 'CONFIRMED', 'HANDED_OVER', 'RETURNED', 'COMPLETED'],
			...['CLAIM_OPENED', 'CLAIM_DECIDED'],
		]);
		expect((await messagesOf(talk.renter, talk)).at(-1)).toMatchObject({ facts: { outcome: 'WITHDRAWN' } });
	});
});
