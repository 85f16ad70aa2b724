/** Public interface of calendars: an owner's days, and synchronization with external calendars. */
export { bulkRoutes } from './bulk/routes.ts';
export { changeDays } from './change-days.ts';
export { calendarPersonalData } from './personal-data.ts';
export { calendarRoutes } from './routes.ts';
export { calendarJobs } from './sources.ts';
export { onBookingCancelled, onHandoverRecorded } from './subscribers.ts';
