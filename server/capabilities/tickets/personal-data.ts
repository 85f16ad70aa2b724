/** Personal data in tickets. */
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { anonymizeTickets, ticketsForExport } from './personal-data-sql.ts';
import { formatTicketNumber } from './rules.ts';

export const ticketPersonalData: PersonalDataSource = {
	name: 'tickets',

	export: async ({ db }, userId) => ({
		data: (await ticketsForExport(db, userId)).map(({ number, subject, status, context_kind, created_at, solved_at, messages }) => ({
			...{ number: formatTicketNumber(number), subject, status, about: context_kind, createdAt: created_at, solvedAt: solved_at },
			messages: messages.map(({ kind, body, created_at: createdAt }) => ({ kind, body, createdAt })),
		})),
	}),

	erase: async ({ clock }, tx, userId) => {
		await anonymizeTickets(tx, userId, clock.now());
	},
};
