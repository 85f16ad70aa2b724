/** The support's queue, one ticket with everything about it, and the figures. */
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { listTicketQueue, QueuedTicket, SupportTicket, ticketFigures } from '#contract/ticket-queue.ts';
import { ammanIso, DAY_MS } from '#contract/time.ts';
import { listAdminIds, nameOf, type UserRow, usersByIds } from '#server/capabilities/identity/index.ts';
import { payoutById } from '#server/capabilities/payouts/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { readPageInOrder } from '#server/platform/http/pages.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { bookingOfContext, contextOf } from './context.ts';
import { presentTicketSummary } from './present.ts';
import { countQueue, queueFigures, ticketsInQueue } from './queue-sql.ts';
import { actionRefusal, minutesBetween } from './rules.ts';
import { messagesOfTicket, type TicketRow, ticketById } from './sql.ts';

const FIGURES_MS = 30 * DAY_MS;

type People = ReadonlyMap<string, NonNullable<UserRow>>;

export async function readQueue(platform: Platform, caller: Caller, query: InputOf<typeof listTicketQueue>['query']) {
	const which = { ...query, adminId: caller.userId };
	const { page, ...list } = await readPageInOrder(
		query,
		caller.lang,
		(part) => ticketsInQueue(platform.db, { ...which, ...part }),
		() => countQueue(platform.db, which),
	);
	const people = await peopleOf(
		platform.db,
		page.flatMap(({ user_id, assignee_id }) => [user_id, assignee_id]),
	);
	return { tickets: page.map((row) => presentQueued(row, people)), ...list };
}

export async function readSupportTicket(platform: Platform, id: string): Promise<SupportTicket> {
	const ticket = await ticketById(platform.db, id);
	if (!ticket) throw refuse('TICKET_NOT_FOUND');
	return presentSupportTicket(platform.db, ticket, platform.clock.now());
}

export async function presentSupportTicket(db: Queryable, ticket: TicketRow, now: Date): Promise<SupportTicket> {
	const context = contextOf(ticket);
	const messages = await messagesOfTicket(db, ticket.id);
	const adminIds = await listAdminIds(db);
	const people = await peopleOf(db, [ticket.user_id, ticket.assignee_id, ...adminIds, ...messages.map(({ author_id }) => author_id)]);
	return {
		...presentQueued(ticket, people),
		messages: messages.map(({ id, kind, author_id, body, created_at }) => ({
			...{ id, kind, author: toNamedPerson(people, author_id), body, createdAt: ammanIso(created_at) },
		})),
		bookingId: await bookingOfContext(db, context),
		payoutState: context?.kind === 'payout' ? ((await payoutById(db, context.id))?.state ?? null) : null,
		admins: adminIds.flatMap((id) => toNamedPerson(people, id) ?? []),
		maySolve: actionRefusal({ status: ticket.status, solvedAt: ticket.solved_at }, 'SOLVE', now) === null,
	};
}

export async function readFigures(platform: Platform, caller: Caller): Promise<ResponseOf<typeof ticketFigures>> {
	const since = new Date(platform.clock.now().getTime() - FIGURES_MS);
	const row = await queueFigures(platform.db, { adminId: caller.userId, since });
	return {
		open: row.open,
		mine: row.mine,
		waitingForPerson: row.waiting,
		longestWaitingSince: row.longest && ammanIso(row.longest),
		firstAnswerMinutes: row.first_answer_minutes,
		solutionMinutes: row.solution_minutes,
	};
}

async function peopleOf(db: Queryable, ids: ReadonlyArray<string | null>): Promise<People> {
	const people = await usersByIds(db, [...new Set(ids.filter((id) => id !== null))]);
	return new Map(people.map((person) => [person.id, person]));
}

function toNamedPerson(people: People, id: string | null) {
	const person = id === null ? undefined : people.get(id);
	if (!person) return null;
	const { en: name, ar: nameAr } = nameOf(person);
	return { id: person.id, name, nameAr };
}

function presentQueued(row: TicketRow, people: People): QueuedTicket {
	const person = toNamedPerson(people, row.user_id);
	return {
		...presentTicketSummary(row),
		userId: row.user_id,
		personName: person?.name ?? row.guest_name ?? '',
		personNameAr: person?.nameAr ?? row.guest_name ?? '',
		personEmail: row.guest_email ?? (row.user_id === null ? null : (people.get(row.user_id)?.email ?? null)),
		language: row.language,
		assignee: toNamedPerson(people, row.assignee_id),
		waitingSince: row.waiting_since && ammanIso(row.waiting_since),
		firstAnswerMinutes: minutesBetween(row.created_at, row.first_answered_at),
		solutionMinutes: minutesBetween(row.created_at, row.solved_at),
	};
}
