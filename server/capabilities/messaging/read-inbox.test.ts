import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getConversation, type InboxCard, inbox, inquire, markConversationRead, unreadConversations } from '#contract/messaging.ts';
import { listNotifications } from '#contract/notifications.ts';
import { suspendUser } from '#contract/people.ts';
import { aConfirmedTalk, anInquiry, bodiesOf, messagesOf, messagesTo, say, type Talk } from '#tests/support/conversations.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aHold, hold, paidRequest, WEEKEND } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

/** Without tickets, all are conversations of two people. */
const cardsOf = async (person: Person, query = {}) => (await person.browser.call(inbox, { query })) as InboxCard[];
const read = (person: Person, { params }: Talk, position: number) =>
	person.browser.call(markConversationRead, { params, body: { position } });
const unread = async (person: Person) => (await person.browser.call(unreadConversations)).count;

describe('an inquiry', () => {
	// Often enough for PostgreSQL to switch to a generic plan.
	it('requested again and again is one conversation', async () => {
		const talk = await anInquiry(world);
		for (let asked = 0; asked < 40; asked += 1)
			expect(await talk.renter.browser.call(inquire, { params: { id: talk.car.id } })).toMatchObject({ id: talk.id });
	});

	it('is one for each renter and car, also for many requests at once', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		const asked = await Promise.all(Array.from({ length: 8 }, () => renter.browser.call(inquire, { params: { id: car.id } })));
		expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
		const another = await aPerson(world);
		expect((await another.browser.call(inquire, { params: { id: car.id } })).id).not.toBe(asked[0]?.id);
	});

	it('is visible to its owner, and in the inbox, once it has a message', async () => {
		const talk = await anInquiry(world);
		expect(await talk.owner.browser.refused(getConversation, { params: talk.params })).toMatchObject({ status: 404 });
		expect([await cardsOf(talk.renter), await cardsOf(talk.owner)]).toEqual([[], []]);
		await say(talk.renter, talk, 'Is it free on Friday?');
		expect(await cardsOf(talk.owner)).toMatchObject([{ id: talk.id, kind: 'INQUIRY', status: null, startAt: null, unreadCount: 1 }]);
		expect(await talk.owner.browser.call(getConversation, { params: talk.params })).toMatchObject({
			...{ kind: 'INQUIRY', booking: null, isMasked: true, isOpen: true, otherPartyId: talk.renter.id },
			car: { id: talk.car.id, slug: talk.car.slug, make: 'Toyota' },
		});
	});

	it('is replaced by the newest open booking of the car', async () => {
		const talk = await anInquiry(world);
		const booking = await hold(talk.renter, talk.car, WEEKEND);
		const ask = async () => (await talk.renter.browser.call(inquire, { params: { id: talk.car.id } })).id;
		expect(await ask()).toBe(booking.id);
		await world.advance(31 * 60_000);
		expect(await ask()).toBe(talk.id);
	});

	it('cannot be made about one’s own car, nor about one that is not visible', async () => {
		const [owner, renter, admin] = [await aPerson(world), await aPerson(world), await aPerson(world, { role: 'SUPER_ADMIN' })];
		const car = await aCar(world, owner);
		const begun = await anInquiry(world, { owner });
		expect(await owner.browser.refused(inquire, { params: { id: car.id } })).toMatchObject({ status: 403, code: 'OWN_CAR_INQUIRY' });
		const hidden = await aCar(world, owner, { verificationStatus: 'PENDING' });
		for (const id of [hidden.id, randomUUID()])
			expect(await renter.browser.refused(inquire, { params: { id } })).toMatchObject({ status: 404, code: 'CAR_NOT_FOUND' });
		await admin.browser.call(suspendUser, { params: { id: owner.id }, body: { reason: 'Spam' } });
		expect(await renter.browser.refused(inquire, { params: { id: car.id } })).toMatchObject({ status: 404 });
		// Existing conversations continue.
		expect((await begun.renter.browser.call(inquire, { params: { id: begun.car.id } })).id).toBe(begun.id);
	});
});

describe('reading messages', () => {
	it('never moves the position back, nor beyond the last message, and both sides are informed', async () => {
		const talk = await anInquiry(world);
		for (const body of ['one', 'two', 'three']) await say(talk.renter, talk, body);
		expect(await read(talk.owner, talk, 2)).toEqual({ ownReadPosition: 2 });
		expect(await read(talk.owner, talk, 1)).toEqual({ ownReadPosition: 2 });
		expect(await read(talk.owner, talk, 2_000_000_000)).toEqual({ ownReadPosition: 3 });
		expect(await talk.renter.browser.call(getConversation, { params: talk.params })).toMatchObject({
			otherReadPosition: 3,
			ownReadPosition: 3,
		});
		for (const person of [talk.renter, talk.owner])
			expect((await messagesTo(world, person, 'seen')).map(({ payload }) => payload)).toEqual(
				[2, 3].map((position) => ({ bookingId: talk.id, userId: talk.owner.id, position })),
			);
	});

	it('at once from several pages ends at the furthest position', async () => {
		const talk = await anInquiry(world);
		for (let number = 1; number <= 5; number += 1) await say(talk.renter, talk, `m${number}`);
		await Promise.all([3, 5, 1, 4, 2].map((position) => read(talk.owner, talk, position)));
		expect(await read(talk.owner, talk, 0)).toEqual({ ownReadPosition: 5 });
	});

	it('and answering mark the notifications of the conversation as read', async () => {
		const talk = await anInquiry(world);
		await say(talk.renter, talk, 'Hello?');
		const line = async (key: string) =>
			world.running.platform.pool.query(
				`INSERT INTO notifications (id, user_id, type, event_key, title, body, action_url, created_at)
				VALUES ($1, $2, 'NEW_MESSAGE', $3, $4, $4, '/messages', $5)`,
				[randomUUID(), talk.owner.id, key, JSON.stringify({ en: key, ar: key }), world.clock.now()],
			);
		await line(`message:${talk.id}:0`);
		await line(`message:${randomUUID()}:0`);
		await read(talk.owner, talk, 1);
		await world.runJobs();
		const lines = await talk.owner.browser.call(listNotifications);
		expect(lines.map(({ isRead }) => isRead).toSorted()).toEqual([false, true]);
		expect(await messagesTo(world, talk.owner, 'bell')).toEqual([{ kind: 'bell', payload: { unread: 1 } }]);
		await say(talk.renter, talk, 'Are you there?');
		await line(`message:${talk.id}:1`);
		await say(talk.owner, talk, 'Yes');
		await world.runJobs();
		expect((await messagesTo(world, talk.owner, 'bell')).at(-1)).toMatchObject({ payload: { unread: 1 } });
	});

	it('has pages in both directions', async () => {
		const talk = await anInquiry(world);
		for (let number = 1; number <= 7; number += 1) await say(talk.renter, talk, `m${number}`);
		const page = async (query: object) => (await messagesOf(talk.owner, talk, query)).map(({ position }) => position);
		expect(await page({ limit: 3 })).toEqual([5, 6, 7]);
		expect(await page({ limit: 3, before: 5 })).toEqual([2, 3, 4]);
		expect(await page({ limit: 3, before: 2 })).toEqual([1]);
		expect(await page({ limit: 3, after: 2 })).toEqual([3, 4, 5]);
		expect(await page({ after: 7 })).toEqual([]);
		expect(await page({ after: 2, before: 5 })).toEqual([3, 4]);
		expect(await page({ after: 2_147_483_647 })).toEqual([]);
	});
});

describe('contact details', () => {
	it('are masked in inquiries and requests, for both, and readable from the confirmation on', async () => {
		const talk = await anInquiry(world);
		const sent = await say(talk.renter, talk, 'Call ٠٧٩ ١٢٣ ٤٥٦٧ or ali@example.com');
		expect(sent).toMatchObject({ body: 'Call ••••• or •••••', isMasked: true });
		for (const person of [talk.renter, talk.owner]) {
			expect(await messagesOf(person, talk)).toMatchObject([{ body: 'Call ••••• or •••••', isMasked: true }]);
			expect(await cardsOf(person)).toMatchObject([{ lastMessage: { body: 'Call ••••• or •••••', isMasked: true } }]);
			expect(JSON.stringify(await messagesTo(world, person))).not.toContain('4567');
			expect(JSON.stringify(await messagesTo(world, person))).not.toMatch(/٤٥٦٧|example/);
		}
		const confirmed = await aConfirmedTalk(world);
		expect(await say(confirmed.renter, confirmed, 'Call 0791234567')).toMatchObject({ body: 'Call 0791234567', isMasked: false });
	});

	it('are found in several consecutive messages too', async () => {
		const talk = await anInquiry(world);
		for (const body of ['My number', '079', '123', '4567', 'see you']) await say(talk.renter, talk, body);
		expect(await bodiesOf(talk.owner, talk)).toEqual(['My number', '•••••', '•••••', '•••••', 'see you']);
		expect((await messagesOf(talk.owner, talk, { limit: 2 })).map(({ body }) => body)).toEqual(['•••••', 'see you']);
		expect((await messagesOf(talk.owner, talk, { limit: 2, before: 4 })).map(({ body }) => body)).toEqual(['•••••', '•••••']);
		const liveBodies = (await messagesTo(world, talk.owner, 'message')).map(({ payload }) => payload.body);
		expect(liveBodies.at(-2)).toBe('•••••');
	});
});

describe('the inbox', () => {
	it('is in the order of the last activity, with unread counts', async () => {
		const owner = await aPerson(world);
		const talks = [await anInquiry(world, { owner }), await anInquiry(world, { owner }), await anInquiry(world, { owner })];
		const [first, second, third] = talks as [Talk, Talk, Talk];
		for (const talk of [first, second, third, first]) {
			world.clock.advance(1000);
			await say(talk.renter, talk, 'Hello');
		}
		expect((await cardsOf(owner)).map(({ id, unreadCount }) => [id, unreadCount])).toEqual([
			[first.id, 2],
			[third.id, 1],
			[second.id, 1],
		]);
		await read(owner, first, 2);
		expect(await unread(owner)).toBe(2);
		expect((await cardsOf(owner, { status: 'UNREAD' })).map(({ id }) => id)).toEqual([third.id, second.id]);
		const page = await owner.browser.send<InboxCard[]>('GET', '/api/messages/inbox?limit=2');
		expect(page.headers.get('x-unread-count')).toBe('2');
		const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
		expect((await owner.browser.send<InboxCard[]>('GET', next)).body.map(({ id }) => id)).toEqual([second.id]);
	});

	it('leaves out a hold that ended without payment and messages, except in a search for it', async () => {
		const [talk, other] = [await anInquiry(world), await anInquiry(world)];
		const empty = await hold(talk.renter, talk.car, WEEKEND);
		const asked = await hold(other.renter, other.car, WEEKEND);
		await say(other.renter, { id: asked.id }, 'Is there a child seat?');
		expect((await cardsOf(talk.renter)).map(({ id }) => id)).toEqual([empty.id]);
		await world.advance(31 * 60_000);
		expect(await cardsOf(talk.renter)).toEqual([]);
		expect((await cardsOf(talk.renter, { status: 'CANCELLED' })).map(({ id }) => id)).toEqual([empty.id]);
		expect((await cardsOf(other.renter)).map(({ id }) => id)).toEqual([asked.id]);
	});

	it('is filtered by the state of bookings, on both sides', async () => {
		const { booking, renter, owner } = await aHold(world);
		expect(await cardsOf(renter)).toMatchObject([
			{ id: booking.id, kind: 'BOOKING', status: 'REQUESTED', isUnpaid: true, lastMessage: null, unreadCount: 0 },
		]);
		expect(await cardsOf(owner)).toEqual([]);
		const confirmed = await aConfirmedTalk(world);
		for (const person of [confirmed.renter, confirmed.owner]) {
			expect(await cardsOf(person, { status: 'CONFIRMED' })).toMatchObject([
				{ id: confirmed.id, isUnpaid: false, lastMessage: { kind: 'EVENT', event: 'CONFIRMED' } },
			]);
			for (const status of ['REQUESTED', 'INQUIRY', 'UNREAD', 'CANCELLED']) expect(await cardsOf(person, { status })).toEqual([]);
		}
	});

	it('is searched by car, by the other user’s name in either script, and by the booking’s number', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const { pool } = world.running.platform;
		await pool.query(`UPDATE users SET first_name = 'Sarah', display_name_ar = 'سارة أحمد' WHERE id = $1`, [owner.id]);
		await pool.query(`UPDATE users SET first_name = 'Omar' WHERE id = $1`, [renter.id]);
		const camry = await paidRequest(world, renter, await aCar(world, owner, { make: 'Toyota', model: 'Camry', year: 2021 }));
		await paidRequest(world, renter, await aCar(world, owner, { make: 'Kia', model: 'Rio' }));
		const found = async (q: string, person = renter) => (await cardsOf(person, { q })).map(({ car }) => car.model).toSorted();
		expect(await found('camry 2021')).toEqual(['Camry']);
		expect(await found('CAMRY ٢٠٢١')).toEqual(['Camry']);
		expect(await found('ساره احمد')).toEqual(['Camry', 'Rio']);
		expect(await found('sarah rio')).toEqual(['Rio']);
		expect(await found('تويوتا')).toEqual(['Camry']);
		expect(await found(camry.id.slice(0, 8))).toEqual(['Camry']);
		// The user's own name is on every card and matches none.
		expect(await found('Omar')).toEqual([]);
		expect(await found('omar', owner)).toEqual(['Camry', 'Rio']);
		for (const nothing of ['%', '_', '\\', "'; DROP TABLE messages", renter.email]) expect(await found(nothing, owner)).toEqual([]);
	});
});
