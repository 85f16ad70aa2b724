/** The door of calendars: an owner's days, and other calendars they are kept in step with. */
export { changeDays } from './change-days.ts';
export { retakeAfterReturn, retakeDates } from './hear-bookings.ts';
export { calendarJobs } from './jobs.ts';
export { calendarPart } from './person-part.ts';
export { calendarRoutes } from './routes.ts';
