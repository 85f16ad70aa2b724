/** Public interface of tickets: questions to the support. */
export { answerTicket, commentOnTicket } from './answer-ticket.ts';
export { createTicket, writeToTicket } from './ask.ts';
export { ticketAnswered, ticketRead, ticketWaits } from './events.ts';
export { ticketJobs, ticketsRecurring } from './guests.ts';
export { countTicketsInInbox, countUnreadTickets, ticketsInInbox } from './inbox-sql.ts';
export { ticketPersonalData } from './personal-data.ts';
export { presentInboxTicket } from './present.ts';
export { countOpenTickets, ticketsOfPerson } from './queue-sql.ts';
export { ticketRoutes } from './routes.ts';
