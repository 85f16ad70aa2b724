/** Routes of the calls about tickets. */
import * as z from 'zod';
import * as queue from '#contract/ticket-queue.ts';
import * as contract from '#contract/tickets.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { paginate, readCursor, setPage, writeCursor } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { answerTicket, assignTicket, commentOnTicket, solveTicket } from './answer-ticket.ts';
import { createTicket, markTicketRead, readTicket, solveOwnTicket, writeToTicket } from './ask.ts';
import { askAsGuest, confirmGuestTicket, readGuestTicket, writeToGuestTicket } from './guests.ts';
import { presentTicketSummary } from './present.ts';
import { readFigures, readQueue, readSupportTicket } from './read-queue.ts';
import { countTicketsOfUser, ticketsOfUser } from './sql.ts';

const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

export const ticketRoutes = (platform: Platform): Route[] => [
	bind(contract.listTickets, async ({ caller, query, request, headers }) => {
		const after = readCursor(query.cursor, cursorShape, caller.lang);
		const [rows, total] = await Promise.all([
			ticketsOfUser(platform.db, caller.userId, { after, limit: query.limit }),
			countTicketsOfUser(platform.db, caller.userId),
		]);
		const { page, next } = paginate(rows, query.limit, (row) => writeCursor([row.active_at.toISOString(), row.id]));
		setPage({ headers, request }, { next, total });
		return page.map(presentTicketSummary);
	}),
	bind(contract.createTicket, ({ caller, body, saveResponse }) => createTicket(platform, caller, body, saveResponse)),
	bind(contract.getTicket, ({ caller, params }) => readTicket(platform, caller, params.id)),
	bind(contract.writeToTicket, ({ caller, params, body, saveResponse }) =>
		writeToTicket(platform, caller, { ...params, ...body }, saveResponse),
	),
	bind(contract.markOwnTicketRead, ({ caller, params, body }) => markTicketRead(platform, caller, { ...params, ...body })),
	bind(contract.solveOwnTicket, ({ caller, params }) => solveOwnTicket(platform, caller, params.id)),
	...guestRoutes(platform),
	...queueRoutes(platform),
];

const guestRoutes = (platform: Platform): Route[] => [
	bind(contract.askAsGuest, async (call) => {
		await askAsGuest(platform, call.body, call);
		return { success: true as const };
	}),
	bind(contract.confirmGuestTicket, (call) => confirmGuestTicket(platform, call.body.token, call)),
	bind(contract.getGuestTicket, (call) => readGuestTicket(platform, call.body.token, call)),
	bind(contract.writeToGuestTicket, (call) => writeToGuestTicket(platform, call.body, call)),
];

const queueRoutes = (platform: Platform): Route[] => [
	bind(queue.listTicketQueue, async ({ caller, query, request, headers }) => {
		const { tickets, next, total } = await readQueue(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return tickets;
	}),
	bind(queue.ticketFigures, ({ caller }) => readFigures(platform, caller)),
	bind(queue.getSupportTicket, ({ params }) => readSupportTicket(platform, params.id)),
	bind(queue.answerTicket, ({ caller, params, body, saveResponse }) =>
		answerTicket(platform, caller, { ...params, ...body }, saveResponse),
	),
	bind(queue.commentOnTicket, ({ caller, params, body, saveResponse }) =>
		commentOnTicket(platform, caller, { ...params, ...body }, saveResponse),
	),
	bind(queue.assignTicket, ({ caller, params, body }) => assignTicket(platform, caller, { ...params, ...body })),
	bind(queue.solveTicket, ({ caller, params }) => solveTicket(platform, caller, params.id)),
];
