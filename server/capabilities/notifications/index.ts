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
export {
	tellClaimAnswerDue,
	tellClaimContested,
	tellClaimDecided,
	tellClaimExcessDue,
	tellClaimExcessPaid,
	tellClaimOpened,
	tellClaimUnanswered,
} from './hear-claims.ts';
export { tellCodeLocked, tellHandover } from './hear-handovers.ts';
export { tellIdentityDecided } from './hear-identity.ts';
export { tellDetailsChanged, tellPayoutFailed, tellPayoutPaid, tellPayoutReady } from './hear-payouts.ts';
export { readMessageLines } from './hear-reading.ts';
export { tellRefundSent } from './hear-refunds.ts';
export { tellReview } from './hear-reviews.ts';
export { notificationsPart } from './person-part.ts';
export { notificationRoutes } from './routes.ts';
export { markRead } from './sql.ts';
