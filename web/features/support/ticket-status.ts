/** Tone of a ticket's status. */
import type { TicketStatus } from '#contract/tickets.ts';
import type { Tone } from '#web/ui/badge.tsx';

export const ticketTone: Record<TicketStatus, Tone> = { OPEN: 'warning', WAITING_FOR_PERSON: 'info', SOLVED: 'positive' };
