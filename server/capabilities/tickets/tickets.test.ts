import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '#contract/admin.ts';
import { listNotifications, markAllNotificationsRead } from '#contract/notifications.ts';
import { listPayouts } from '#contract/payout-batches.ts';
import { exportMe } from '#contract/privacy.ts';
import {
	answerTicket,
	assignTicket,
	commentOnTicket,
	getSupportTicket,
	listTicketQueue,
	solveTicket,
	ticketFigures,
} from '#contract/ticket-queue.ts';
import { createTicket, getTicket, listTickets, MAX_OPEN_TICKETS, solveOwnTicket, writeToTicket } from '#contract/tickets.ts';
import { DAY_MS } from '#contract/time.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { anAcceptedClaim, aReturn } from '#tests/support/claims.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { payoutsOf } from '#tests/support/payouts.ts';
import { aWorld } from '#tests/support/world.ts';
import { ticketPersonalData } from './personal-data.ts';

const world = aWorld();
const MINUTE_MS = 60_000;
const anAdmin = (nameAr = 'هدى الرواشدة') => aPerson(world, { role: 'ADMIN', nameAr });
const question = { subject: 'My payout', text: 'The bank sent it back. What now?' };
const ask = (who: Person, body: object = {}) => who.browser.call(createTicket, { body: { ...question, ...body } });
const answer = (admin: Person, id: string, text = 'Please check your IBAN.', solve = false) =>
	admin.browser.call(answerTicket, { params: { id }, body: { text, solve } });
const queueOf = async (admin: Person, queue: 'OPEN' | 'MINE' | 'WAITING' | 'SOLVED') =>
	(await admin.browser.call(listTicketQueue, { query: { queue } })).map(({ id }) => id);
const lettersTo = (who: Person) =>
	world.running.platform.db.selectFrom('outbox_messages').selectAll().where('recipient', '=', who.email).execute();

describe('a ticket', () => {
	it('is asked, answered in bell and e-mail, continued, and solved', async () => {
		const person = await aPerson(world, { emailVerified: true });
		const admin = await anAdmin();
		const ticket = await ask(person);
		expect(ticket).toMatchObject({ status: 'OPEN', context: null, allowedActions: ['ASK', 'SOLVE'], subject: 'My payout' });
		expect(ticket.number).toMatch(/^MW-\d{6}$/);
		expect(ticket.messages).toMatchObject([{ from: 'PERSON', body: question.text }]);

		world.clock.advance(25 * MINUTE_MS);
		expect(await answer(admin, ticket.id)).toMatchObject({
			...{ status: 'WAITING_FOR_PERSON', firstAnswerMinutes: 25, solutionMinutes: null, waitingSince: null },
			assignee: { id: admin.id, nameAr: 'هدى الرواشدة' },
		});
		await world.runJobs();
		const [bell] = await person.browser.call(listNotifications);
		expect(bell).toMatchObject({
			type: 'TICKET_ANSWERED',
			title: { en: `Mishwar replied to your request ${ticket.number}` },
			body: { en: 'Please check your IBAN.' },
			actionUrl: `/support/tickets/${ticket.id}`,
		});
		const [letter] = await lettersTo(person);
		expect(letter?.text).toContain('Please check your IBAN.');
		expect(letter?.text).toContain(`/support/tickets/${ticket.id}`);

		const params = { id: ticket.id };
		expect(await person.browser.call(writeToTicket, { params, body: { text: 'Done.' } })).toMatchObject({ status: 'OPEN' });
		world.clock.advance(35 * MINUTE_MS);
		expect(await answer(admin, ticket.id, 'It is on its way.', true)).toMatchObject({
			...{ status: 'SOLVED', firstAnswerMinutes: 25, solutionMinutes: 60, maySolve: false },
		});
		const read = await person.browser.call(getTicket, { params });
		expect(read.messages.map(({ from, body }) => `${from}: ${body}`)).toEqual([
			`PERSON: ${question.text}`,
			'SUPPORT: Please check your IBAN.',
			'PERSON: Done.',
			'SUPPORT: It is on its way.',
		]);
		// The person reads "Mishwar", not the name of the admin.
		expect(JSON.stringify(read)).not.toContain(admin.id);
	});

	it('can be reopened for 14 days after it was solved, then a new one is needed', async () => {
		const person = await aPerson(world);
		const { id } = await ask(person);
		const params = { id };
		expect(await person.browser.call(solveOwnTicket, { params })).toMatchObject({ status: 'SOLVED', allowedActions: ['ASK'] });
		expect(await person.browser.refused(solveOwnTicket, { params })).toMatchObject({ code: 'TICKET_ALREADY_SOLVED' });
		world.clock.advance(14 * DAY_MS);
		expect(await person.browser.call(writeToTicket, { params, body: { text: 'Again.' } })).toMatchObject({ status: 'OPEN' });
		await person.browser.call(solveOwnTicket, { params });
		world.clock.advance(14 * DAY_MS + 1);
		expect(await person.browser.refused(writeToTicket, { params, body: { text: 'Again.' } })).toMatchObject({ code: 'TICKET_CLOSED' });
	});

	it('belongs to one person: others can neither read nor write it, and the list has only own tickets', async () => {
		const [person, other] = [await aPerson(world), await aPerson(world)];
		const first = await ask(person);
		world.clock.advance(MINUTE_MS);
		const second = await ask(person);
		const params = { id: first.id };
		expect(await other.browser.refused(getTicket, { params })).toMatchObject({ code: 'TICKET_NOT_FOUND' });
		expect(await other.browser.refused(writeToTicket, { params, body: { text: 'Mine?' } })).toMatchObject({ code: 'TICKET_NOT_FOUND' });
		expect(await other.browser.refused(solveOwnTicket, { params })).toMatchObject({ code: 'TICKET_NOT_FOUND' });
		expect(await other.browser.call(listTickets)).toEqual([]);
		expect((await person.browser.call(listTickets)).map(({ id }) => id)).toEqual([second.id, first.id]);
		expect(await other.browser.refused(getSupportTicket, { params })).toMatchObject({ code: 'NOT_ALLOWED' });
	});

	it('is limited to ten open ones, also if many are sent at once', async () => {
		const person = await aPerson(world);
		const answers = await Promise.all(
			Array.from({ length: MAX_OPEN_TICKETS + 3 }, () => person.browser.try(createTicket, { body: question })),
		);
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_OPEN_TICKETS);
		expect(answers.find(({ status }) => status !== 201)?.body).toMatchObject({ code: 'TICKETS_TOO_MANY' });
	});

	it('needs a subject and a text', async () => {
		const person = await aPerson(world);
		expect(await person.browser.refused(createTicket, { body: { subject: ' ', text: '\n' } })).toMatchObject({
			fields: { subject: expect.any(String), text: expect.any(String) },
		});
	});
});

describe('the subject of a ticket', () => {
	it('is a row of the person’s own: a booking and a claim of both parties, a payment of the renter, a payout of the owner', async () => {
		const trip = await aReturn(world);
		const claim = await anAcceptedClaim(trip);
		await world.runJobs();
		const admin = await anAdmin();
		const [payout] = await payoutsOf(admin, trip.owner);
		const about = { kind: 'payout', id: payout?.id ?? '' } as const;
		const ticket = await ask(trip.owner, { context: about });
		expect(ticket.context).toEqual(about);
		expect(await admin.browser.call(getSupportTicket, { params: { id: ticket.id } })).toMatchObject({
			...{ context: about, bookingId: trip.id, payoutState: payout?.state },
		});
		const query = { state: [payout?.state], q: trip.id } as never;
		expect((await admin.browser.call(listPayouts, { query })).map(({ id }) => id)).toEqual([payout?.id]);
		const aboutTrip = [
			ticket,
			await ask(trip.renter, { context: { kind: 'booking', id: trip.id } }),
			await ask(trip.owner, { context: { kind: 'booking', id: trip.id } }),
			await ask(trip.renter, { context: { kind: 'claim', id: claim.id } }),
		];
		await ask(trip.renter, { context: { kind: 'account' } });

		const renter = await aPerson(world);
		const booking = await paidRequest(world, renter, await aCar(world, trip.owner), { startAt: '2031-06-10', endAt: '2031-06-13' });
		const payment = await world.running.platform.db
			.selectFrom('payments')
			.select('id')
			.where('booking_id', '=', booking.id)
			.executeTakeFirstOrThrow();
		const aboutPayment = await ask(renter, { context: { kind: 'payment', id: payment.id } });

		const found = async (q: string) => (await admin.browser.call(listTicketQueue, { query: { queue: 'OPEN', q } })).map(({ id }) => id);
		expect((await found(trip.id)).toSorted()).toEqual(aboutTrip.map(({ id }) => id).toSorted());
		expect(await found(booking.id)).toEqual([aboutPayment.id]);

		const refused = [
			[trip.renter, about],
			[trip.owner, { kind: 'payment', id: payment.id }],
			[renter, { kind: 'booking', id: trip.id }],
			[renter, { kind: 'claim', id: randomUUID() }],
		] as const;
		for (const [who, context] of refused)
			expect(await who.browser.refused(createTicket, { body: { ...question, context } })).toMatchObject({
				code: 'TICKET_CONTEXT_NOT_FOUND',
			});
	});
});

describe('the queue', () => {
	it('has the longest waiting first, and the assignees', async () => {
		const [admin, colleague] = [await anAdmin(), await anAdmin('سامر الخطيب')];
		const person = await aPerson(world);
		const first = await ask(person);
		world.clock.advance(MINUTE_MS);
		const second = await ask(person);
		const open = (await queueOf(admin, 'OPEN')).filter((id) => [first.id, second.id].includes(id));
		expect(open).toEqual([first.id, second.id]);
		const before = await admin.browser.call(ticketFigures);
		expect(await admin.browser.call(assignTicket, { params: { id: first.id }, body: { adminId: admin.id } })).toMatchObject({
			assignee: { id: admin.id },
			admins: expect.arrayContaining([expect.objectContaining({ id: colleague.id, nameAr: 'سامر الخطيب' })]),
		});
		expect(await queueOf(admin, 'MINE')).toEqual([first.id]);
		expect(await admin.browser.call(ticketFigures)).toMatchObject({ open: before.open, mine: 1 });
		await admin.browser.call(assignTicket, { params: { id: first.id }, body: { adminId: colleague.id } });
		expect(await queueOf(admin, 'MINE')).toEqual([]);
		expect(await admin.browser.refused(assignTicket, { params: { id: first.id }, body: { adminId: person.id } })).toMatchObject({
			code: 'TICKET_ASSIGNEE_INVALID',
		});

		// The colleague stays responsible when another admin answers.
		expect(await answer(admin, first.id)).toMatchObject({ assignee: { id: colleague.id } });
		expect(await queueOf(admin, 'WAITING')).toContain(first.id);
		expect(await admin.browser.call(solveTicket, { params: { id: second.id } })).toMatchObject({
			status: 'SOLVED',
			firstAnswerMinutes: null,
		});
		expect(await admin.browser.refused(solveTicket, { params: { id: second.id } })).toMatchObject({ code: 'TICKET_ALREADY_SOLVED' });
		expect(await queueOf(admin, 'SOLVED')).toContain(second.id);
		const entries = await world.running.platform.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', first.id).execute();
		expect(entries.map(({ action }) => action)).toEqual(['ticket.assigned', 'ticket.assigned', 'ticket.answered']);
	});

	it('is paged without losing or repeating one', async () => {
		const [admin, person] = [await anAdmin(), await aPerson(world)];
		for (let index = 0; index < 3; index += 1) await ask(person);
		const seen: string[] = [];
		let cursor: string | undefined;
		do {
			const page = await admin.browser.try(listTicketQueue, { query: { queue: 'OPEN', limit: 2, ...(cursor && { cursor }) } });
			seen.push(...(page.body as Array<{ id: string }>).map(({ id }) => id));
			const link = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
			cursor = link ? (new URL(link, 'http://mishwar.test').searchParams.get('cursor') ?? undefined) : undefined;
		} while (cursor);
		expect(new Set(seen).size).toBe(seen.length);
		expect(seen.length).toBe((await admin.browser.call(ticketFigures)).open);
	});
});

describe('a comment on a ticket', () => {
	it('is for admins only: not in the ticket, the bell, the letters or the export of the person', async () => {
		const person = await aPerson(world, { emailVerified: true });
		const admin = await anAdmin();
		const { id } = await ask(person);
		const commented = await admin.browser.call(commentOnTicket, { params: { id }, body: { text: 'ZEBULON-INTERNAL' } });
		expect(commented).toMatchObject({ status: 'OPEN', firstAnswerMinutes: null });
		expect(commented.messages.at(-1)).toMatchObject({ kind: 'COMMENT', author: { id: admin.id }, body: 'ZEBULON-INTERNAL' });
		await answer(admin, id);
		await world.runJobs();
		const { platform } = world.running;
		const read = [
			await person.browser.call(getTicket, { params: { id } }),
			await person.browser.call(listTickets),
			await person.browser.call(writeToTicket, { params: { id }, body: { text: 'Thanks.' } }),
			await person.browser.call(solveOwnTicket, { params: { id } }),
			await person.browser.call(listNotifications),
			await lettersTo(person),
			await ticketPersonalData.export(platform, person.id),
		];
		for (const seen of read) expect(JSON.stringify(seen)).not.toContain('ZEBULON-INTERNAL');
		expect((await person.browser.try(exportMe)).status).toBe(200);
	});
});

describe('a person who waits for an answer', () => {
	const waitingOf = async (admin: Person, id: string) =>
		(await admin.browser.call(listNotifications)).filter(({ type, actionUrl }) => type === 'TICKET_WAITING' && actionUrl?.endsWith(id));

	it('is one entry in the admins’ bell for each ticket, on top again with each message; one e-mail until the answer', async () => {
		const [admin, colleague] = [await aPerson(world, { role: 'ADMIN', emailVerified: true }), await anAdmin()];
		const person = await aPerson(world);
		const { id, number } = await ask(person, { text: 'ZEBULON' });
		await world.runJobs();
		const [first] = await waitingOf(admin, id);
		expect(first).toMatchObject({ title: { en: `New support request ${number}` }, actionUrl: `/admin/tickets/${id}`, isRead: false });
		// The text is not in bell and letters, which remain after the ticket of a deleted account.
		expect(JSON.stringify([first, await lettersTo(admin)])).not.toContain('ZEBULON');
		await admin.browser.call(markAllNotificationsRead);

		world.clock.advance(MINUTE_MS);
		await person.browser.call(writeToTicket, { params: { id }, body: { text: 'Still nothing?' } });
		await world.runJobs();
		expect(await waitingOf(admin, id)).toMatchObject([{ title: { en: `New message in request ${number}` }, isRead: false }]);
		expect((await lettersTo(admin)).filter(({ text }) => text.includes(id))).toHaveLength(1);

		world.clock.advance(MINUTE_MS);
		await answer(admin, id);
		world.clock.advance(MINUTE_MS);
		await colleague.browser.call(markAllNotificationsRead);
		await person.browser.call(writeToTicket, { params: { id }, body: { text: 'And now?' } });
		await world.runJobs();
		// The ticket is assigned to the admin now: the colleague's entry stays as it was.
		expect(await waitingOf(admin, id)).toMatchObject([{ isRead: false }]);
		expect(await waitingOf(colleague, id)).toMatchObject([{ isRead: true }]);
		expect((await lettersTo(admin)).filter(({ text }) => text.includes(id))).toHaveLength(2);
		expect(await waitingOf(person, id)).toEqual([]);
	});

	it('is in a letter for each message to the support’s address, once the settings have one', async () => {
		const { db } = world.running.platform;
		const toSupport = () => db.selectFrom('outbox_messages').selectAll().where('recipient', '=', 'desk@mishwar.test').execute();
		const by = await aPerson(world, { role: 'SUPER_ADMIN' });
		const setEmail = (supportEmail: string) => by.browser.call(changeSettings, { body: { supportEmail } });
		const person = await aPerson(world);
		await ask(person);
		expect(await toSupport()).toEqual([]);
		await setEmail('desk@mishwar.test');
		const { id } = await ask(person, { subject: 'Zebulon' });
		await person.browser.call(writeToTicket, { params: { id }, body: { text: 'Zebulon again.' } });
		const letters = await toSupport();
		expect(letters).toHaveLength(2);
		for (const { text } of letters) expect(text).toContain(`/admin/tickets/${id}`);
		expect(JSON.stringify(letters)).not.toMatch(/zebulon/i);
		await setEmail('');
	});
});

describe('the deletion of an account', () => {
	it('removes all text, the admins’ comments too; number and times stay', async () => {
		const person = await aPerson(world);
		const admin = await anAdmin();
		const { id, number } = await ask(person, { subject: 'Zebulon', text: 'I am Zebulon.' });
		await admin.browser.call(commentOnTicket, { params: { id }, body: { text: 'Zebulon again.' } });
		await answer(admin, id, 'Dear Zebulon');
		const { platform } = world.running;
		await inTransaction(platform.db, async (tx) => ticketPersonalData.erase?.(platform, tx, person.id));
		const left = await admin.browser.call(getSupportTicket, { params: { id } });
		expect(JSON.stringify(left)).not.toMatch(/zebulon/i);
		expect(left).toMatchObject({ number, status: 'SOLVED', firstAnswerMinutes: 0 });
	});
});
