/** Requests of the demo's people to the support as steps in time. */
import { HOUR_MS } from '#contract/time.ts';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import { answerTicket, commentOnTicket, createTicket, writeToTicket } from '#server/capabilities/tickets/index.ts';
import type { DemoTicket } from '../conversations/tickets.ts';
import type { Step } from './seed-bookings.ts';
import { named, type SeedContext, type SeededUsers } from './seed-context.ts';

type TicketSeeding = { context: SeedContext; users: SeededUsers; platform: PaymentPlatform };

const MINUTE_MS = 60_000;
const unsaved = async () => undefined;

export function ticketSteps(stage: TicketSeeding): Step[] {
	const { plan } = stage.context;
	return plan.tickets.filter(({ by }) => plan.people.some(({ key }) => key === by)).flatMap((ticket) => stepsOf(stage, ticket));
}

function stepsOf({ context, users, platform }: TicketSeeding, ticket: DemoTicket): Step[] {
	const person = named(users, ticket.by);
	const admin = named(users, context.plan.people.find(({ role }) => role === 'ADMIN')?.key ?? '');
	let id = '';
	let at = context.now.getTime() - ticket.hoursAgo * HOUR_MS;
	const steps = ticket.lines.map(([side, minutes, text], index): Step => {
		at += minutes * MINUTE_MS;
		const solve = ticket.isSolved === true && index === ticket.lines.length - 1;
		const act = async () => {
			if (side === 'SUPPORT') await answerTicket(platform, admin, { id, text, solve }, unsaved);
			else if (index > 0) await writeToTicket(platform, person, { id, text }, unsaved);
			else {
				const about = ticket.isAboutAccount ? ({ kind: 'account', id: null } as const) : null;
				id = (await createTicket(platform, person, { subject: ticket.subject, text, context: about }, unsaved)).id;
			}
		};
		return { at: new Date(at), act };
	});
	const { comment } = ticket;
	if (comment === undefined) return steps;
	return [
		...steps,
		{ at: new Date(at + MINUTE_MS), act: async () => void (await commentOnTicket(platform, admin, { id, text: comment }, unsaved)) },
	];
}
