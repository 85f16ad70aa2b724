import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getConversation, listMessages, markConversationRead, sendMessage, typeInConversation } from '#contract/messaging.ts';
import { aConfirmedTalk, anInquiry, bodiesOf, messagesOf, messagesTo, say, type Talk } from '#tests/support/conversations.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aHold } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

const refusedTo = (person: Talk['owner'], { id }: { id: string }, body: string) =>
	person.browser.refused(sendMessage, { body: { bookingId: id, body } });

describe('a message', () => {
	it('is read by both, in one order, and its client id by its sender only', async () => {
		const talk = await aConfirmedTalk(world);
		const countBefore = (await messagesOf(talk.renter, talk)).length;
		const clientId = randomUUID();
		const sent = await say(talk.renter, talk, '  Is there a child seat?\r\nShe is three.  ', { clientId });
		expect(sent).toMatchObject({
			body: 'Is there a child seat?\nShe is three.',
			position: countBefore + 1,
			clientId,
			fromUserId: talk.renter.id,
		});
		await say(talk.owner, talk, 'نعم، Isofix موجود');
		const [asked, answered] = (await messagesOf(talk.owner, talk)).slice(-2);
		expect(asked).toEqual({ ...sent, clientId: null });
		expect(answered).toMatchObject({ body: 'نعم، Isofix موجود', kind: 'TEXT', isMasked: false, photos: [], position: countBefore + 2 });
	});

	it('that is sent twenty times at once is one message, and announced once', async () => {
		const talk = await anInquiry(world);
		const clientId = randomUUID();
		const sent = await Promise.all(Array.from({ length: 20 }, () => say(talk.renter, talk, 'Hello there', { clientId })));
		expect(new Set(sent.map((message) => JSON.stringify(message))).size).toBe(1);
		expect(await bodiesOf(talk.owner, talk)).toEqual(['Hello there']);
		for (const person of [talk.renter, talk.owner]) expect(await messagesTo(world, person, 'message')).toHaveLength(1);
		// The same client id with other content is still the first message.
		expect(await say(talk.renter, talk, 'Something else', { clientId })).toEqual(sent[0]);
	});

	it('has its own position, also if many are sent at once', async () => {
		const talk = await anInquiry(world);
		await say(talk.renter, talk, 'first');
		await Promise.all(Array.from({ length: 10 }, (_, index) => say(index % 2 ? talk.renter : talk.owner, talk, `m${index}`)));
		const seen = await Promise.all([talk.renter, talk.owner].map((person) => messagesOf(person, talk)));
		expect(seen[0]?.map(({ position }) => position)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
		expect(seen[0]?.map(({ id }) => id)).toEqual(seen[1]?.map(({ id }) => id));
		for (const person of [talk.renter, talk.owner])
			expect((await messagesTo(world, person, 'message')).map(({ payload }) => payload.position)).toEqual(
				Array.from({ length: 11 }, (_, index) => index + 1),
			);
	});

	it('is plain text: markup is not interpreted', async () => {
		const talk = await anInquiry(world);
		const typed = `<script>alert("1")</script> <b>hi</b> &amp; 'x' \\u0000 ${'<img src=x onerror=alert(1)>'}`;
		expect((await say(talk.renter, talk, typed)).body).toBe(typed);
		const response = await talk.owner.browser.fetch(`/api/messages/${talk.id}`);
		expect(response.headers.get('content-type')).toMatch(/^application\/json/);
		expect(response.headers.get('x-content-type-options')).toBe('nosniff');
	});

	it('cannot change the direction of other texts, and retains the joiners of words and emoji', async () => {
		const talk = await anInquiry(world);
		expect((await say(talk.renter, talk, 'a\u202eb\u2066c\u0007d')).body).toBe('abcd');
		expect((await say(talk.renter, talk, 'می‌خواهم 👨‍👩‍👧')).body).toBe('می‌خواهم 👨‍👩‍👧');
	});

	it('has at most 2,000 characters, as a person counts them, and is not empty', async () => {
		const talk = await anInquiry(world);
		expect((await say(talk.renter, talk, '🚗'.repeat(2000))).body).toHaveLength(4000);
		expect(await refusedTo(talk.renter, talk, '🚗'.repeat(2001))).toMatchObject({ status: 400, code: 'MESSAGE_TOO_LONG' });
		for (const nothing of ['', '   \n ', '\u200b\u200f', '\u202e', '\u3164'])
			expect(await refusedTo(talk.renter, talk, nothing), JSON.stringify(nothing)).toMatchObject({ status: 400, code: 'MESSAGE_EMPTY' });
		for (const unwritable of ['a\u0000b', 'a\ud800b'])
			expect(await refusedTo(talk.renter, talk, unwritable)).toMatchObject({ status: 400, fields: { body: expect.any(String) } });
		expect(await bodiesOf(talk.renter, talk)).toHaveLength(1);
	});

	it('in another user’s conversation is impossible, also for admins', async () => {
		const talk = await anInquiry(world);
		await say(talk.renter, talk, 'Between us');
		for (const stranger of [await aPerson(world), await aPerson(world, { role: 'ADMIN' })]) {
			const { browser } = stranger;
			const hidden = { status: 404, code: 'CONVERSATION_NOT_FOUND' };
			expect(await refusedTo(stranger, talk, 'hello')).toMatchObject(hidden);
			for (const call of [listMessages, getConversation, typeInConversation])
				expect(await browser.refused(call, { params: talk.params })).toMatchObject(hidden);
			expect(await browser.refused(markConversationRead, { params: talk.params, body: { position: 1 } })).toMatchObject(hidden);
		}
		expect(await refusedTo(talk.renter, { id: randomUUID() }, 'hello')).toMatchObject({ status: 404 });
	});
});

describe('the conversation of an unpaid booking', () => {
	it('is visible to the renter only', async () => {
		const { booking, owner, renter } = await aHold(world);
		const talk = { id: booking.id, params: { id: booking.id } };
		await say(renter, talk, 'I will pay in a minute');
		expect(await bodiesOf(renter, talk)).toEqual(['I will pay in a minute']);
		expect(await owner.browser.refused(listMessages, { params: talk.params })).toMatchObject({ status: 404 });
		expect(await refusedTo(owner, talk, 'hello')).toMatchObject({ status: 404 });
		expect(await messagesTo(world, owner)).toEqual([]);
	});

	it('is closed when the time to pay is over', async () => {
		const { booking, renter } = await aHold(world);
		await world.advance(31 * 60_000);
		expect(await refusedTo(renter, booking, 'hello')).toMatchObject({ status: 409, code: 'CONVERSATION_NEVER_PAID' });
		expect(await renter.browser.call(getConversation, { params: { id: booking.id } })).toMatchObject({ isOpen: false });
	});
});
