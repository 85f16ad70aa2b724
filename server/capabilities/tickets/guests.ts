/** People without an account ask the support: a letter verifies their address first, and later letters open their ticket. */
import * as z from 'zod';
import type { InputOf } from '#contract/endpoint.ts';
import type { askAsGuest as askCall, Ticket } from '#contract/tickets.ts';
import { DAY_MS } from '#contract/time.ts';
import { hashToken, newToken } from '#server/capabilities/identity/index.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { targetKey } from '#server/platform/limits/attempt-delays.ts';
import { networkOf } from '#server/platform/limits/rate-limits.ts';
import { sendAnswerEmail, sendProofEmail } from './guest-emails.ts';
import { consumeDraft, insertDraft, insertLink, purgeGuestTickets, ticketOfLink } from './guest-sql.ts';
import { presentTicket } from './present.ts';
import { formatTicketNumber } from './rules.ts';
import { lockTicket, type TicketRow, ticketById } from './sql.ts';
import { openTicket, writeMessage } from './transition-ticket.ts';

const DRAFT_MS = DAY_MS;
/** Also how long an answer's link opens its ticket. */
const LINK_MS = 90 * DAY_MS;
/** Visitors' tickets are deleted this long after they were solved; those of accounts are erased with the account. */
const SOLVED_MS = 365 * DAY_MS;

type From = { address: string };

/** The same work and answer for every address. Throws TOO_MANY_REQUESTS. */
export async function askAsGuest(
	platform: Platform,
	{ name, email, subject, text, about }: InputOf<typeof askCall>['body'],
	{ address, language }: From & { language: Language },
): Promise<void> {
	await platform.limits.count('guestLetterAddress', address);
	await platform.limits.count('guestLetterEmail', `${targetKey(email)} ${networkOf(address)}`);
	await platform.limits.slowDown('guestLetter', email);
	const token = newToken();
	const now = platform.clock.now();
	const expiresAt = new Date(now.getTime() + DRAFT_MS);
	await inTransaction(platform.db, async (tx) => {
		await insertDraft(tx, {
			...{ token_hash: hashToken(token), email, name, language, subject, body: text, context_kind: about },
			...{ created_at: now, expires_at: expiresAt },
		});
		await sendProofEmail(platform, tx, { to: email, language, token });
	});
}

/** Opens the ticket, once; the same link opens the page again afterwards. Throws TICKET_LINK_INVALID. */
export async function confirmGuestTicket(platform: Platform, token: string, { address }: From): Promise<Ticket> {
	await platform.limits.count('guestThread', address);
	const now = platform.clock.now();
	const tokenHash = hashToken(token);
	return inTransaction(platform.db, async (tx) => {
		const draft = await consumeDraft(tx, tokenHash, now);
		if (!draft) return presentTicket(tx, await openedBy(tx, tokenHash, now), now);
		const { email, name, language, subject, body, context_kind } = draft;
		const context = context_kind && ({ kind: context_kind, id: null } as const);
		const person = { guestEmail: email, guestName: name };
		const ticket = await openTicket(platform, tx, { person, language, subject, text: body, context });
		await insertLink(tx, { token_hash: tokenHash, ticket_id: ticket.id, expires_at: new Date(now.getTime() + LINK_MS) });
		return presentTicket(tx, ticket, now);
	});
}

export async function readGuestTicket(platform: Platform, token: string, { address }: From): Promise<Ticket> {
	await platform.limits.count('guestThread', address);
	const now = platform.clock.now();
	const id = await ticketOfLink(platform.db, hashToken(token), now);
	const ticket = id && (await ticketById(platform.db, id));
	if (!ticket) throw refuse('TICKET_LINK_INVALID');
	return presentTicket(platform.db, ticket, now);
}

export async function writeToGuestTicket(
	platform: Platform,
	{ token, text }: { token: string; text: string },
	{ address }: From,
): Promise<Ticket> {
	await platform.limits.count('guestThread', address);
	const now = platform.clock.now();
	return inTransaction(platform.db, async (tx) => {
		const ticket = await openedBy(tx, hashToken(token), now);
		const written = await writeMessage(platform, tx, ticket, { action: 'ASK', authorId: null, text });
		return presentTicket(tx, written.ticket, now);
	});
}

/** Sends an answer with its own link, because the others are stored as hashes only. */
export async function sendAnswerToGuest(
	platform: Platform,
	tx: Transaction,
	{ id, number, guest_email: to, guest_name: name, language }: TicketRow,
	text: string,
): Promise<void> {
	if (to === null || name === null) return;
	const token = newToken();
	await insertLink(tx, { token_hash: hashToken(token), ticket_id: id, expires_at: new Date(platform.clock.now().getTime() + LINK_MS) });
	await sendAnswerEmail(platform, tx, { to, name, language, token, number: formatTicketNumber(number), text });
}

export async function purgeOldGuestTickets(platform: Platform): Promise<void> {
	const now = platform.clock.now();
	await purgeGuestTickets(platform.db, { now, solvedBefore: new Date(now.getTime() - SOLVED_MS) });
}

async function openedBy(tx: Transaction, tokenHash: Buffer, now: Date): Promise<TicketRow> {
	const id = await ticketOfLink(tx, tokenHash, now);
	const ticket = id && (await lockTicket(tx, id));
	if (!ticket) throw refuse('TICKET_LINK_INVALID');
	return ticket;
}

/** Deletes what visitors wrote and did not confirm, links that have expired, and visitors' tickets a year after they were solved. */
const purgeGuests = job('tickets.purge-guests', z.unknown());

export const ticketJobs: readonly PlatformJob[] = [handle(purgeGuests, purgeOldGuestTickets)];

export const ticketsRecurring: readonly Recurring[] = [{ name: purgeGuests.name, match: '43 * * * *' }];
