import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerTicket, commentOnTicket, listTicketQueue } from '#contract/ticket-queue.ts';
import { askAsGuest, confirmGuestTicket, getGuestTicket, writeToGuestTicket } from '#contract/tickets.ts';
import { DAY_MS } from '#contract/time.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';
import { purgeOldGuestTickets } from './guests.ts';

const world = aWorld();
let made = 0;
const anAddress = () => {
	made += 1;
	return `guest-${made}@mishwar.test`;
};
const wrote = (email: string) => ({ name: 'Salma Nasser', email, subject: 'Locked out', text: 'I cannot log in.' });
const lettersTo = async (email: string) =>
	(
		await world.running.platform.db
			.selectFrom('outbox_messages')
			.selectAll()
			.where('recipient', '=', email)
			.orderBy('created_at')
			.orderBy('subject', 'desc')
			.execute()
	).map(({ text, subject }) => ({ text, subject, token: /\/support\/letter#(\S+)/.exec(text)?.[1] ?? '' }));
const admin = () => aPerson(world, { role: 'ADMIN' });

async function aLetter(email = anAddress()) {
	await world.visitor().call(askAsGuest, { body: wrote(email) });
	const [letter] = await lettersTo(email);
	if (!letter) throw new Error('no letter was sent');
	return { email, ...letter };
}

describe('a visitor', () => {
	it('has no ticket before the address is verified, and the letter repeats none of the typed text', async () => {
		const by = await admin();
		const before = await by.browser.call(listTicketQueue);
		const { email, token, text } = await aLetter();
		expect(text).not.toMatch(/Salma|Locked out|log in\./);
		expect(await by.browser.call(listTicketQueue)).toEqual(before);
		const visitor = world.visitor();
		expect(await visitor.refused(getGuestTicket, { body: { token } })).toMatchObject({ code: 'TICKET_LINK_INVALID' });
		const ticket = await visitor.call(confirmGuestTicket, { body: { token } });
		expect(ticket).toMatchObject({ status: 'OPEN', subject: 'Locked out', messages: [{ from: 'PERSON', body: 'I cannot log in.' }] });
		expect((await by.browser.call(listTicketQueue)).at(-1)).toMatchObject({
			...{ id: ticket.id, userId: null, personName: 'Salma Nasser', personEmail: email },
		});
		// Opening the link again opens the same ticket.
		expect(await visitor.call(confirmGuestTicket, { body: { token } })).toEqual(ticket);
	});

	it('who is suspended asks about the account to which they cannot sign in', async () => {
		const email = anAddress();
		await world.visitor().call(askAsGuest, { body: { ...wrote(email), about: 'account' } });
		const [letter] = await lettersTo(email);
		const ticket = await world.visitor().call(confirmGuestTicket, { body: { token: letter?.token ?? '' } });
		expect(ticket.context).toEqual({ kind: 'account', id: null });
		const by = await admin();
		expect((await by.browser.call(listTicketQueue)).find(({ id }) => id === ticket.id)).toMatchObject({
			...{ context: { kind: 'account', id: null }, userId: null, personEmail: email },
		});
	});

	it('gets answers by e-mail, each with its own link, writes back, and reads no comment', async () => {
		const by = await admin();
		const { email, token } = await aLetter();
		const visitor = world.visitor();
		const { id, number } = await visitor.call(confirmGuestTicket, { body: { token } });
		await by.browser.call(commentOnTicket, { params: { id }, body: { text: 'Suspended last week.' } });
		world.clock.advance(60_000);
		await by.browser.call(answerTicket, { params: { id }, body: { text: 'Please reset your password.' } });
		const answer = (await lettersTo(email)).at(-1);
		expect(answer?.subject).toBe(`Mishwar replied to your request ${number}`);
		expect(answer?.text).toContain('Please reset your password.');
		expect(answer?.token).not.toBe(token);
		const opened = await world.visitor().call(getGuestTicket, { body: { token: answer?.token ?? '' } });
		expect(opened.messages.map(({ body }) => body)).toEqual(['I cannot log in.', 'Please reset your password.']);
		expect(await visitor.call(writeToGuestTicket, { body: { token, text: 'It works.' } })).toMatchObject({ status: 'OPEN' });
	});

	it('has no tokens in any table', async () => {
		const { token } = await aLetter();
		await world.visitor().call(confirmGuestTicket, { body: { token } });
		const { rows } = await world.running.platform.pool.query<{ token_hash: Buffer }>('SELECT token_hash FROM ticket_links');
		expect(rows.map(({ token_hash }) => token_hash.toString('hex'))).toContain(createHash('sha256').update(token).digest('hex'));
	});

	it('has a day to open the link of the first letter, and 90 days for those of answers', async () => {
		const late = await aLetter();
		world.clock.advance(DAY_MS);
		expect(await world.visitor().refused(confirmGuestTicket, { body: { token: late.token } })).toMatchObject({
			code: 'TICKET_LINK_INVALID',
		});
		const { token } = await aLetter();
		await world.visitor().call(confirmGuestTicket, { body: { token } });
		world.clock.advance(90 * DAY_MS);
		expect(await world.visitor().refused(getGuestTicket, { body: { token } })).toMatchObject({ code: 'TICKET_LINK_INVALID' });
		expect(await world.visitor().refused(writeToGuestTicket, { body: { token, text: 'Hello?' } })).toMatchObject({
			code: 'TICKET_LINK_INVALID',
		});
	});

	it('is deleted: unsent questions after a day, tickets a year after they were solved', async () => {
		const by = await admin();
		await aLetter();
		const { token } = await aLetter();
		const { id } = await world.visitor().call(confirmGuestTicket, { body: { token } });
		await by.browser.call(answerTicket, { params: { id }, body: { text: 'Done.', solve: true } });
		const { platform } = world.running;
		const count = async (table: 'tickets' | 'ticket_drafts') =>
			Number(
				(await platform.pool.query(`SELECT count(*) FROM ${table} WHERE ${table === 'tickets' ? 'id = $1' : '$1::uuid IS NOT NULL'}`, [id]))
					.rows[0].count,
			);
		world.clock.advance(2 * DAY_MS);
		await purgeOldGuestTickets(platform);
		expect([await count('ticket_drafts'), await count('tickets')]).toEqual([0, 1]);
		world.clock.advance(365 * DAY_MS);
		await purgeOldGuestTickets(platform);
		expect(await count('tickets')).toBe(0);
	});

	it('without a name, with a name that is an address, or with no e-mail is refused by field', async () => {
		const body = { ...wrote('nowhere'), name: 'https://spam.example' };
		expect(await world.visitor().refused(askAsGuest, { body })).toMatchObject({
			fields: { name: expect.any(String), email: expect.any(String) },
		});
	});
});
