/** Notification texts about tickets that wait for an answer, in both languages. The person's own text stays in the ticket. Pure. */
import type { TicketContextKind } from '#contract/tickets.ts';
import { type Bilingual, isolate, type NotificationText } from './texts.ts';

export type WaitingTicket = { number: string; about: TicketContextKind | null; isNew: boolean };

const subjects: Record<TicketContextKind | 'other', Bilingual> = {
	booking: { en: 'It’s about a booking.', ar: 'يتعلق بحجز.' },
	payment: { en: 'It’s about a payment.', ar: 'يتعلق بعملية دفع.' },
	claim: { en: 'It’s about a claim.', ar: 'يتعلق بمطالبة.' },
	payout: { en: 'It’s about a payout.', ar: 'يتعلق بحوالة.' },
	account: { en: 'It’s about an account.', ar: 'يتعلق بحساب.' },
	other: { en: 'Someone is waiting for a reply.', ar: 'هناك من ينتظر الرد.' },
};

export const waitingToAdmin = ({ number, about, isNew }: WaitingTicket): NotificationText => ({
	type: 'TICKET_WAITING',
	title: isNew
		? { en: `New support request ${number}`, ar: `طلب دعم جديد ${isolate(number)}` }
		: { en: `New message in request ${number}`, ar: `رسالة جديدة في الطلب ${isolate(number)}` },
	body: subjects[about ?? 'other'],
});
