import { describe, expect, it } from 'vitest';
import { type InboxCard, type InboxItem, inbox, unreadConversations } from '#contract/messaging.ts';
import { listNotifications } from '#contract/notifications.ts';
import { workForCompany } from '#contract/team.ts';
import { answerTicket, commentOnTicket } from '#contract/ticket-queue.ts';
import { createTicket, getTicket, type InboxTicket, markOwnTicketRead, type Ticket, writeToTicket } from '#contract/tickets.ts';
import { aCompany } from '#tests/support/companies.ts';
import { anInquiry, messagesTo, say } from '#tests/support/conversations.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aMember } from '#tests/support/teams.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE_MS = 60_000;
const WITH_TICKETS = { tickets: '1' } as const;
const ask = (who: Person, subject = 'My payout'): Promise<Ticket> =>
	who.browser.call(createTicket, { body: { subject, text: 'The bank sent it back. What now?' } });
const answer = (admin: Person, { id }: { id: string }, text = 'Please check your IBAN.') =>
	admin.browser.call(answerTicket, { params: { id }, body: { text } });
const itemsOf = (who: Person, query: object = WITH_TICKETS): Promise<InboxItem[]> => who.browser.call(inbox, { query });
const idsOf = async (who: Person, query?: object) => (await itemsOf(who, query)).map(({ id }) => id);
const ticketsOf = async (who: Person, query?: object) =>
	(await itemsOf(who, query)).filter((item): item is InboxTicket => item.kind === 'TICKET');
const unread = async (who: Person, query: object = WITH_TICKETS) => (await who.browser.call(unreadConversations, { query })).count;
const read = (who: Person, { id }: { id: string }, answers: number) =>
	who.browser.call(markOwnTicketRead, { params: { id }, body: { answers } });
const bellOf = async (who: Person) => (await who.browser.call(listNotifications)).map(({ isRead }) => isRead);

describe('a ticket in the inbox', () => {
	it('is a conversation with its number, subject and last answer, unread until it is read there', async () => {
		const [person, admin] = [await aPerson(world), await aPerson(world, { role: 'ADMIN' })];
		const ticket = await ask(person);
		expect(await itemsOf(person)).toMatchObject([
			{
				...{ kind: 'TICKET', id: ticket.id, number: ticket.number, subject: 'My payout', status: 'OPEN', unreadAnswers: 0 },
				lastMessage: { from: 'PERSON', body: 'The bank sent it back. What now?' },
			},
		]);
		expect(await unread(person)).toBe(0);
		world.clock.advance(MINUTE_MS);
		await answer(admin, ticket);
		await answer(admin, ticket, 'And the name of its holder.');
		await admin.browser.call(commentOnTicket, { params: { id: ticket.id }, body: { text: 'INTERNAL: called the bank.' } });
		await world.runJobs();
		const items = await itemsOf(person);
		expect(items).toMatchObject([{ unreadAnswers: 2, lastMessage: { from: 'SUPPORT', body: 'And the name of its holder.' } }]);
		expect(JSON.stringify(items)).not.toMatch(new RegExp(`INTERNAL|${admin.id}`));
		expect([await unread(person), await bellOf(person)]).toEqual([1, [false, false]]);

		expect(await read(person, ticket, 1)).toEqual({ unreadAnswers: 1 });
		expect(await unread(person)).toBe(1);
		expect(await read(person, ticket, 2_000_000_000)).toEqual({ unreadAnswers: 0 });
		expect(await read(person, ticket, 0)).toEqual({ unreadAnswers: 0 });
		await world.runJobs();
		expect([await unread(person), await bellOf(person)]).toEqual([0, [true, true]]);
		expect(await person.browser.call(getTicket, { params: { id: ticket.id } })).toMatchObject({ unreadAnswers: 0 });
		// The person's other pages follow.
		expect((await messagesTo(world, person, 'seen')).map(({ payload }) => payload)).toEqual(
			[1, 2].map((position) => ({ bookingId: ticket.id, userId: person.id, position })),
		);
	});

	it('is read by writing into it, up to what was there', async () => {
		const [person, admin] = [await aPerson(world), await aPerson(world, { role: 'ADMIN' })];
		const ticket = await ask(person);
		await answer(admin, ticket);
		expect(await person.browser.call(writeToTicket, { params: { id: ticket.id }, body: { text: 'Done.' } })).toMatchObject({
			unreadAnswers: 0,
		});
		await answer(admin, ticket, 'Thank you.');
		expect(await unread(person)).toBe(1);
	});

	it('counts each answer that is not read, however many pages read at once', async () => {
		const [person, admin] = [await aPerson(world), await aPerson(world, { role: 'ADMIN' })];
		const ticket = await ask(person);
		await Promise.all(['one', 'two', 'three', 'four'].map((text) => answer(admin, ticket, text)));
		await Promise.all([2, 3, 1].map((answers) => read(person, ticket, answers)));
		expect(await ticketsOf(person)).toMatchObject([{ unreadAnswers: 1 }]);
	});

	it('is in no other inbox', async () => {
		const [person, other, admin] = [await aPerson(world), await aPerson(world), await aPerson(world, { role: 'ADMIN' })];
		const ticket = await ask(person);
		await answer(admin, ticket);
		for (const who of [other, admin]) expect([await itemsOf(who), await unread(who)]).toEqual([[], 0]);
		expect(await other.browser.refused(markOwnTicketRead, { params: { id: ticket.id }, body: { answers: 1 } })).toMatchObject({
			status: 404,
			code: 'TICKET_NOT_FOUND',
		});
		expect(await unread(person)).toBe(1);
	});

	it('is the person’s own also while they work for a company', async () => {
		const owner = await aPerson(world);
		await aCompany(owner);
		const desk = await aMember(world, owner, 'DESK');
		const [own, ownersOwn] = [await ask(desk), await ask(owner)];
		const talk = await anInquiry(world, { owner });
		await say(talk.renter, talk, 'Is it free on Friday?');
		expect((await idsOf(desk)).toSorted()).toEqual([own.id, talk.id].toSorted());
		expect((await idsOf(owner)).toSorted()).toEqual([ownersOwn.id, talk.id].toSorted());
		await desk.browser.call(workForCompany, { body: { companyId: null } });
		expect(await idsOf(desk)).toEqual([own.id]);
	});
});

describe('the inbox', () => {
	it('contains no tickets for a caller who does not request them', async () => {
		const [admin, talk] = [await aPerson(world, { role: 'ADMIN' }), await anInquiry(world)];
		await say(talk.renter, talk, 'Hello');
		await answer(admin, await ask(talk.owner));
		expect(await idsOf(talk.owner, {})).toEqual([talk.id]);
		expect(await unread(talk.owner, {})).toBe(1);
		const page = await talk.owner.browser.send<InboxCard[]>('GET', '/api/messages/inbox');
		expect([page.headers.get('x-unread-count'), page.headers.get('x-total-count')]).toEqual(['1', '1']);
		const both = await talk.owner.browser.send<InboxItem[]>('GET', '/api/messages/inbox?tickets=1');
		expect([both.headers.get('x-unread-count'), both.headers.get('x-total-count')]).toEqual(['2', '2']);
	});

	it('has pages over both kinds, the last active first, each row once', async () => {
		const owner = await aPerson(world);
		const expected: string[] = [];
		for (const [index, isTicket] of [true, false, true, true, false, false, true].entries()) {
			// Two at a time have the same moment.
			if (index % 2 === 0) world.clock.advance(MINUTE_MS);
			if (isTicket) expected.push((await ask(owner, `Question ${index}`)).id);
			else {
				const talk = await anInquiry(world, { owner });
				await say(talk.renter, talk, 'Hello');
				expected.push(talk.id);
			}
		}
		const all = await itemsOf(owner);
		expect(all.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
		expect(all.map(({ activeAt }) => activeAt)).toEqual(
			all
				.map(({ activeAt }) => activeAt)
				.toSorted()
				.toReversed(),
		);
		for (const limit of [1, 2, 3]) {
			const found: string[] = [];
			let next: string | undefined = `/api/messages/inbox?tickets=1&limit=${limit}`;
			while (next) {
				const page: { body: InboxItem[]; headers: Headers } = await owner.browser.send<InboxItem[]>('GET', next);
				expect(page.body.length).toBeLessThanOrEqual(limit);
				expect(page.headers.get('x-total-count')).toBe('7');
				found.push(...page.body.map(({ id }) => id));
				next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
			}
			expect(found).toEqual(all.map(({ id }) => id));
		}
	});

	it('comes to the top with an answer', async () => {
		const [admin, talk] = [await aPerson(world, { role: 'ADMIN' }), await anInquiry(world)];
		const ticket = await ask(talk.owner);
		world.clock.advance(MINUTE_MS);
		await say(talk.renter, talk, 'Hello');
		expect(await idsOf(talk.owner)).toEqual([talk.id, ticket.id]);
		world.clock.advance(MINUTE_MS);
		await answer(admin, ticket);
		expect(await idsOf(talk.owner)).toEqual([ticket.id, talk.id]);
	});

	it('is filtered and searched: tickets alone, unread, by subject, number and Mishwar', async () => {
		const [admin, talk] = [await aPerson(world, { role: 'ADMIN' }), await anInquiry(world)];
		await say(talk.renter, talk, 'Hello');
		const payout = await ask(talk.owner, 'حوالتي المرتجعة');
		const photos = await ask(talk.owner, 'Photos of my car');
		await answer(admin, photos);
		const found = async (query: object) => (await idsOf(talk.owner, { ...WITH_TICKETS, ...query })).toSorted();
		expect(await found({ status: 'TICKET' })).toEqual([payout.id, photos.id].toSorted());
		expect((await idsOf(talk.owner, { status: 'TICKET' })).toSorted()).toEqual([payout.id, photos.id].toSorted());
		expect(await found({ status: 'UNREAD' })).toEqual([photos.id, talk.id].toSorted());
		for (const status of ['REQUESTED', 'CONFIRMED', 'COMPLETED', 'CANCELLED']) expect(await found({ status })).toEqual([]);
		expect(await found({ status: 'INQUIRY' })).toEqual([talk.id]);
		expect(await found({ q: 'حوالتى المرتجعه' })).toEqual([payout.id]);
		expect(await found({ q: photos.number })).toEqual([photos.id]);
		expect(await found({ q: 'mishwar photos' })).toEqual([photos.id]);
		expect(await found({ q: 'مشوار' })).toEqual([payout.id, photos.id].toSorted());
		for (const q of ['%', '_', '\\', "'; DROP TABLE tickets"]) expect(await found({ q })).toEqual([]);
	});
});
