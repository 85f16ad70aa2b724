/** Public interface of additional drivers. */
export { driverJobs, driversRecurring, onBookingChanged } from './drop-lapsed.ts';
export { onBookingCancelled } from './end-driver.ts';
export { driverEnded, driverJoined } from './events.ts';
export { driverPersonalData } from './personal-data.ts';
export { driverRoutes } from './routes.ts';
