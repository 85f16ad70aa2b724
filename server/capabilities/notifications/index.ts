/** The door of notifications: the bell, and the delivery of e-mails and SMS. */
export { type Couriers, deliveryJobs } from './deliver.ts';
export { devRoutes } from './dev-outbox.ts';
export {
	tellCancelled,
	tellConfirmed,
	tellNoShowContested,
	tellNoShowDismissed,
	tellNoShowReported,
	tellPaymentFailed,
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
export { readMessageLines, tellMessage } from './hear-messages.ts';
export { tellDetailsChanged, tellPayoutFailed, tellPayoutPaid, tellPayoutReady } from './hear-payouts.ts';
export { tellRefundSent } from './hear-refunds.ts';
export { tellReminder, tellReviewReminder } from './hear-reminders.ts';
export { tellReview } from './hear-reviews.ts';
export { outboxMeasure } from './measure-outbox.ts';
export { noteAllSent } from './outbox-sql.ts';
export { notificationsPart } from './person-part.ts';
export { pushJobs } from './push.ts';
export { pushRoutes } from './push-routes.ts';
export { notificationRoutes } from './routes.ts';
export { markEachRead } from './sql.ts';
