/** Who hears whose news. */
import {
	bookingCancelled,
	bookingCompleted,
	bookingConfirmed,
	bookingHeld,
	bookingPaymentFailed,
	bookingPaymentRefused,
	bookingReminder,
	bookingRequested,
	bookingWasPaid,
	bookingWasRefunded,
	cancelDisputed,
	endRequestsOf,
	noShowContested,
	noShowDismissed,
	noShowReported,
} from '../capabilities/bookings/index.ts';
import { retakeAfterReturn, retakeDates } from '../capabilities/calendar/index.ts';
import { carChanged, carDecided, hideCarsOf, showCarsOf } from '../capabilities/cars/index.ts';
import {
	claimAnswerDue,
	claimContested,
	claimDecided,
	claimExcessDue,
	claimExcessPaid,
	claimOpened,
	claimUnanswered,
	claimWasPaid,
} from '../capabilities/claims/index.ts';
import { handoverCodeLocked, handoverRecorded, makeCode } from '../capabilities/handover/index.ts';
import { personRestored, personSuspended } from '../capabilities/identity/index.ts';
import { identityDecided } from '../capabilities/kyc/index.ts';
import {
	conversationRead,
	messageWaits,
	openConversation,
	tellOfBooking,
	tellOfClaim,
	tellOfHandover,
} from '../capabilities/messaging/index.ts';
import {
	readMessageLines,
	tellCancelled,
	tellCarDecided,
	tellClaimAnswerDue,
	tellClaimContested,
	tellClaimDecided,
	tellClaimExcessDue,
	tellClaimExcessPaid,
	tellClaimOpened,
	tellClaimUnanswered,
	tellCodeLocked,
	tellConfirmed,
	tellDetailsChanged,
	tellHandover,
	tellIdentityDecided,
	tellMessage,
	tellNoShowContested,
	tellNoShowDismissed,
	tellNoShowReported,
	tellPaymentFailed,
	tellPayoutFailed,
	tellPayoutPaid,
	tellPayoutReady,
	tellRefundSent,
	tellReminder,
	tellRequested,
	tellReview,
	tellReviewReminder,
} from '../capabilities/notifications/index.ts';
import {
	claimPaymentCaptured,
	disputeLost,
	disputeOpened,
	disputeWon,
	gatewayFeeTruedUp,
	paymentCaptured,
	paymentFailed,
	refundArrived,
	refundSent,
	transferAnnounced,
} from '../capabilities/payments/index.ts';
import {
	enterPaidByHand,
	excessBecamePayout,
	freePayout,
	freezePayouts,
	holdPayout,
	keptPartBecamePayout,
	payoutArrived,
	payoutBounced,
	payoutDetailsChanged,
	payoutReady,
	settlementBecamePayout,
	unfreezePayouts,
} from '../capabilities/payouts/index.ts';
import { readAnnounced } from '../capabilities/reconciliation/index.ts';
import { reviewDue, reviewReceived } from '../capabilities/reviews/index.ts';
import { refreshCar } from '../capabilities/search/index.ts';
import {
	depositWasChargedBack,
	gatewayFeeWasTold,
	openSettlement,
	settlementCalculated,
	settlementFreed,
	settlementHeld,
	settlementPaidByHand,
} from '../capabilities/settlements/index.ts';
import type { Platform } from '../platform/context/platform.ts';
import { News } from '../platform/jobs/news.ts';

/** Now: in the same transaction, both or neither. Later: by an outbox job written in it. */
export function wireNews(): News<Platform> {
	const news = new News<Platform>();
	news.now(carChanged, refreshCar);
	news.now(paymentCaptured, bookingWasPaid);
	news.now(paymentFailed, bookingPaymentFailed);
	news.now(refundArrived, bookingWasRefunded);
	news.now(disputeLost, cancelDisputed);
	news.now(disputeLost, depositWasChargedBack);
	news.now(gatewayFeeTruedUp, gatewayFeeWasTold);
	news.now(transferAnnounced, readAnnounced);
	news.now(bookingHeld, openConversation);
	news.now(bookingConfirmed, makeCode);
	news.now(bookingCompleted, openSettlement);
	news.now(claimPaymentCaptured, claimWasPaid);
	news.later(refundSent, 'tell', tellRefundSent);
	news.now(bookingCancelled, keptPartBecamePayout);
	news.now(settlementCalculated, settlementBecamePayout);
	news.now(claimExcessPaid, excessBecamePayout);
	news.now(disputeOpened, freezePayouts);
	news.now(disputeWon, unfreezePayouts);
	news.now(disputeLost, unfreezePayouts);
	news.now(settlementHeld, holdPayout);
	news.now(settlementFreed, freePayout);
	news.now(settlementPaidByHand, enterPaidByHand);
	news.now(personSuspended, hideCarsOf);
	news.now(personRestored, showCarsOf);
	news.later(personSuspended, 'bookings', endRequestsOf);
	news.later(carDecided, 'tell', tellCarDecided);
	news.later(handoverRecorded, 'tell', tellHandover);
	news.later(handoverCodeLocked, 'tell', tellCodeLocked);
	news.later(identityDecided, 'tell', tellIdentityDecided);
	news.later(bookingRequested, 'tell', tellRequested);
	news.later(bookingConfirmed, 'tell', tellConfirmed);
	news.later(bookingCancelled, 'tell', tellCancelled);
	news.later(noShowReported, 'tell', tellNoShowReported);
	news.later(noShowContested, 'tell', tellNoShowContested);
	news.later(noShowDismissed, 'tell', tellNoShowDismissed);
	news.later(claimOpened, 'tell', tellClaimOpened);
	news.later(claimAnswerDue, 'tell', tellClaimAnswerDue);
	news.later(claimContested, 'tell', tellClaimContested);
	news.later(claimUnanswered, 'tell', tellClaimUnanswered);
	news.later(claimDecided, 'tell', tellClaimDecided);
	news.later(claimExcessDue, 'tell', tellClaimExcessDue);
	news.later(claimExcessPaid, 'tell', tellClaimExcessPaid);
	news.later(payoutReady, 'tell', tellPayoutReady);
	news.later(payoutArrived, 'tell', tellPayoutPaid);
	news.later(payoutBounced, 'tell', tellPayoutFailed);
	news.later(payoutDetailsChanged, 'tell', tellDetailsChanged);
	news.later(reviewReceived, 'tell', tellReview);
	for (const happened of [bookingRequested, bookingConfirmed, bookingCancelled, bookingCompleted])
		news.later(happened, 'conversation', tellOfBooking);
	news.later(noShowReported, 'conversation', tellOfBooking);
	news.later(handoverRecorded, 'conversation', tellOfHandover);
	news.later(claimOpened, 'conversation', tellOfClaim);
	news.later(claimDecided, 'conversation', tellOfClaim);
	news.later(conversationRead, 'bell', readMessageLines);
	// While the conversation is held: see messaging/tell-if-unread.ts.
	news.now(messageWaits, tellMessage);
	news.later(bookingPaymentRefused, 'tell', tellPaymentFailed);
	news.later(bookingReminder, 'tell', tellReminder);
	news.later(reviewDue, 'tell', tellReviewReminder);
	news.later(bookingCancelled, 'calendar', retakeDates);
	news.later(handoverRecorded, 'calendar', retakeAfterReturn);
	return news;
}
