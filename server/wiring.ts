/** Who hears whose news, and which calls and jobs there are. */

import { adminRoutes } from './capabilities/admin/index.ts';
import { availabilityRoutes } from './capabilities/availability/index.ts';
import {
	bookingCancelled,
	bookingCompleted,
	bookingConfirmed,
	bookingHeld,
	bookingJobs,
	bookingLifeRoutes,
	bookingPaymentFailed,
	bookingPaymentRefused,
	bookingReminder,
	bookingRequested,
	bookingRoutes,
	bookingsPart,
	bookingsRecurring,
	bookingWasPaid,
	bookingWasRefunded,
	cancelDisputed,
	endRequestsOf,
	noShowContested,
	noShowDismissed,
	noShowReported,
} from './capabilities/bookings/index.ts';
import { calendarJobs, calendarPart, calendarRoutes, retakeAfterReturn, retakeDates } from './capabilities/calendar/index.ts';
import { carChanged, carDecided, carJobs, carRoutes, carsPart, hideCarsOf, showCarsOf } from './capabilities/cars/index.ts';
import {
	claimAnswerDue,
	claimContested,
	claimDecided,
	claimExcessDue,
	claimExcessPaid,
	claimJobs,
	claimOpened,
	claimRoutes,
	claimsPart,
	claimsRecurring,
	claimUnanswered,
	claimWasPaid,
} from './capabilities/claims/index.ts';
import { favouriteRoutes, favouritesPart } from './capabilities/favourites/index.ts';
import { handoverCodeLocked, handoverPart, handoverRecorded, handoverRoutes, makeCode } from './capabilities/handover/index.ts';
import { identityPart, identityRoutes, oidcRoutes, peopleRoutes, personRestored, personSuspended } from './capabilities/identity/index.ts';
import { identityDecided, kycJobs, kycPart, kycRecurring, kycRoutes } from './capabilities/kyc/index.ts';
import { ledgerRoutes } from './capabilities/ledger/index.ts';
import {
	conversationRead,
	messageWaits,
	messagingJobs,
	messagingPart,
	messagingRoutes,
	openConversation,
	tellOfBooking,
	tellOfClaim,
	tellOfHandover,
} from './capabilities/messaging/index.ts';
import {
	type Couriers,
	deliveryJobs,
	devRoutes,
	notificationRoutes,
	notificationsPart,
	outboxMeasure,
	pushJobs,
	pushRoutes,
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
} from './capabilities/notifications/index.ts';
import {
	claimPaymentCaptured,
	disputeLost,
	disputeOpened,
	disputeWon,
	gatewayFeeTruedUp,
	type PaymentPlatform,
	paymentCaptured,
	paymentFailed,
	paymentJobs,
	paymentRoutes,
	paymentsPart,
	refundArrived,
	refundSent,
	transferAnnounced,
} from './capabilities/payments/index.ts';
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
	payoutRoutes,
	payoutsPart,
	settlementBecamePayout,
	unfreezePayouts,
} from './capabilities/payouts/index.ts';
import { privacyJobs, privacyRecurring, privacyRoutes } from './capabilities/privacy/index.ts';
import { profileRoutes } from './capabilities/profiles/index.ts';
import { readAnnounced, reconciliationJobs, reconciliationRecurring, reconciliationRoutes } from './capabilities/reconciliation/index.ts';
import { reviewDue, reviewJobs, reviewReceived, reviewRoutes, reviewsPart, reviewsRecurring } from './capabilities/reviews/index.ts';
import { refreshCar, searchRoutes } from './capabilities/search/index.ts';
import {
	depositWasChargedBack,
	gatewayFeeWasTold,
	openSettlement,
	settlementCalculated,
	settlementFreed,
	settlementHeld,
	settlementJobs,
	settlementPaidByHand,
	settlementRoutes,
	settlementsPart,
	settlementsRecurring,
} from './capabilities/settlements/index.ts';
import type { Platform, PlatformJob } from './platform/context/platform.ts';
import type { Route } from './platform/http/call.ts';
import type { Measure } from './platform/http/metrics.ts';
import { News } from './platform/jobs/news.ts';
import { liveJobs, liveRecurring } from './platform/live/jobs.ts';
import { objectJobs, objectsRecurring } from './platform/objects/jobs.ts';
import { objectRoutes } from './platform/objects/routes.ts';
import type { PersonPart } from './platform/people/person-part.ts';
import type { SignInProvider } from './providers/sign-in/port.ts';

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
	// In its own transaction, while the conversation is held: see messaging/tell-if-unread.ts.
	news.now(messageWaits, (platform, _, facts) => tellMessage(platform, facts));
	news.later(bookingPaymentRefused, 'tell', tellPaymentFailed);
	news.later(bookingReminder, 'tell', tellReminder);
	news.later(reviewDue, 'tell', tellReviewReminder);
	news.later(bookingCancelled, 'calendar', retakeDates);
	news.later(handoverRecorded, 'calendar', retakeAfterReturn);
	return news;
}

/**
 * Who keeps what of a person, in the order in which it is forgotten: what looks at a car or an account before the car and the account themselves;
 * and what locks bookings before what locks cars, as everywhere.
 */
const personParts: readonly PersonPart[] = [
	notificationsPart,
	favouritesPart,
	messagingPart,
	calendarPart,
	kycPart,
	claimsPart,
	payoutsPart,
	reviewsPart,
	carsPart,
	bookingsPart,
	handoverPart,
	paymentsPart,
	settlementsPart,
	identityPart,
];

export function allRoutes(platform: PaymentPlatform, signInProvider: SignInProvider | null): Route[] {
	return [
		...identityRoutes(platform),
		...oidcRoutes(platform, signInProvider),
		...peopleRoutes(platform),
		...adminRoutes(platform),
		...kycRoutes(platform),
		...searchRoutes(platform),
		...carRoutes(platform),
		...availabilityRoutes(platform),
		...calendarRoutes(platform),
		...bookingRoutes(platform),
		...handoverRoutes(platform),
		...bookingLifeRoutes(platform),
		...paymentRoutes(platform),
		...settlementRoutes(platform),
		...claimRoutes(platform),
		...ledgerRoutes(platform),
		...reconciliationRoutes(platform),
		...payoutRoutes(platform),
		...reviewRoutes(platform),
		...profileRoutes(platform),
		...favouriteRoutes(platform),
		...objectRoutes(platform),
		...messagingRoutes(platform),
		...notificationRoutes(platform),
		...pushRoutes(platform),
		...privacyRoutes(platform, personParts),
		...(platform.demo ? devRoutes(platform) : []),
	];
}

export function allJobs(platform: PaymentPlatform, couriers: Couriers): PlatformJob[] {
	return [
		...bookingJobs(platform),
		...paymentJobs(platform),
		...settlementJobs,
		...claimJobs,
		...reconciliationJobs(platform),
		...reviewJobs,
		...carJobs,
		...kycJobs,
		...privacyJobs,
		...objectJobs,
		...liveJobs,
		...messagingJobs,
		...calendarJobs,
		...deliveryJobs(couriers),
		...pushJobs,
		...platform.news.handlers,
	];
}

/** Figures of the marketplace's own, besides those of requests and of the process. */
export const allMeasures = (platform: Platform): Measure[] => [outboxMeasure(platform)];

/** Jobs that nobody's act begins: the worker does, by the clock. */
export const recurringJobs = [
	...bookingsRecurring,
	...objectsRecurring,
	...liveRecurring,
	...kycRecurring,
	...privacyRecurring,
	...settlementsRecurring,
	...claimsRecurring,
	...reconciliationRecurring,
	...reviewsRecurring,
];
