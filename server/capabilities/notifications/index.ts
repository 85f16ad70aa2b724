/** The door of notifications: the bell, and the delivery of e-mails and SMS. */
export { type Couriers, deliveryJobs } from './deliver.ts';
export { devRoutes } from './dev-outbox.ts';
export {
	tellCancelled,
	tellConfirmed,
	tellNoShowContested,
	tellNoShowDismissed,
	tellNoShowReported,
	tellRequested,
} from './hear-bookings.ts';
export { tellCarDecided } from './hear-cars.ts';
export { tellCodeLocked, tellHandover } from './hear-handovers.ts';
export { tellIdentityDecided } from './hear-identity.ts';
export { notificationRoutes } from './routes.ts';
export { markRead } from './sql.ts';
