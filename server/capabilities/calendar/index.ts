/** The door of calendars: an owner's days, and other calendars they are kept in step with. */
export { changeDays } from './change-days.ts';
export { calendarJobs } from './job-handlers.ts';
export { calendarPersonalData } from './personal-data.ts';
export { calendarRoutes } from './routes.ts';
export { onBookingCancelled, onHandoverRecorded } from './subscribers.ts';
