/** Public interface of tickets: questions to the support. */
export { ticketAnswered, ticketWaits } from './events.ts';
export { ticketJobs, ticketsRecurring } from './guests.ts';
export { ticketPersonalData } from './personal-data.ts';
export { countOpenTickets, ticketsOfPerson } from './queue-sql.ts';
export { ticketRoutes } from './routes.ts';
