/** Public interface of notifications: the bell, and the delivery of e-mail and SMS. */
export { deliveryJobs, type MessageSenders } from './deliver.ts';
export { circuitMetrics, DeliveryChannels, deliveryChannels } from './delivery-channels.ts';
export { devRoutes } from './dev-outbox.ts';
export { outboxMetrics, uncertainDeliveries } from './outbox-metrics.ts';
export { markAllSent, troubledMessages } from './outbox-sql.ts';
export { notificationPersonalData } from './personal-data.ts';
export { pushJobs } from './push.ts';
export { pushRoutes } from './push-routes.ts';
export { reminderJobs } from './remind-drivers.ts';
export { notificationRoutes } from './routes.ts';
export { markEachRead } from './sql.ts';
export { livePosition } from './stream-routes.ts';
export {
	onBookingCancelled,
	onBookingConfirmed,
	onBookingPaid,
	onBookingPaymentFailed,
	onBookingPlaceChanged,
	onBookingRequested,
	onNoShowContested,
	onNoShowDismissed,
	onNoShowReported,
	onNoShowTimeMoved,
	onOwnerSetOut,
	onOwnerTurnedBack,
	onRenterLate,
	onRequestSent,
} from './subscribers/bookings.ts';
export { onCarChangeDecided, onCarChangeSubmitted, onCarDecided, onCarServiceDue, onCarSubmitted } from './subscribers/cars.ts';
export { onBookingChanged } from './subscribers/changes.ts';
export {
	onClaimAnswerDue,
	onClaimContested,
	onClaimDecided,
	onClaimExcessDue,
	onClaimExcessPaid,
	onClaimLinesAdded,
	onClaimOpened,
	onClaimUnanswered,
} from './subscribers/claims.ts';
export { onCompanyPaperDecided, onCompanyPermitEnding } from './subscribers/companies.ts';
export { onDriverEnded, onDriverJoined } from './subscribers/drivers.ts';
export {
	onFineContested,
	onFineDecided,
	onFineHoldDue,
	onFineHoldOpened,
	onFineStated,
	onFineUnanswered,
	onFineWithdrawn,
} from './subscribers/fines.ts';
export { onGoodwillDecided, onGoodwillGranted, onGoodwillRequested } from './subscribers/goodwill.ts';
export { onHandoverCodeLocked, onHandoverRecorded } from './subscribers/handovers.ts';
export { onIdentityDecided, onIdentityRevoked, onIdentitySubmitted, onLicenceExpiring } from './subscribers/identity.ts';
export { onInstantBookPaused } from './subscribers/instant-book.ts';
export { onConversationRead, onMessageUnread } from './subscribers/messages.ts';
export { onPayoutDetailsChanged, onPayoutFailed, onPayoutPaid, onPayoutReady } from './subscribers/payouts.ts';
export { onRefundSent } from './subscribers/refunds.ts';
export { onBookingReminder, onReviewDue } from './subscribers/reminders.ts';
export {
	onRenterClaimAnswerDue,
	onRenterClaimContested,
	onRenterClaimDecided,
	onRenterClaimOpened,
	onRenterClaimUnanswered,
} from './subscribers/renter-claims.ts';
export { onReportCreated, onReportDecided } from './subscribers/reports.ts';
export { onReviewReceived } from './subscribers/reviews.ts';
export { onSavedSearchMatched } from './subscribers/saved-searches.ts';
export { onTicketAnswered, onTicketRead, onTicketWaits } from './subscribers/tickets.ts';
