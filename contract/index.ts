/** All calls and refusals: mounted by the server, listed by OpenAPI and covered by the access test. */
import * as account from './account.ts';
import * as admin from './admin.ts';
import * as adminExports from './admin-exports.ts';
import * as adminFind from './admin-find.ts';
import * as adminViews from './admin-views.ts';
import * as availability from './availability.ts';
import * as bookingChanges from './booking-changes.ts';
import * as bookingLife from './booking-life.ts';
import * as bookingPapers from './booking-papers.ts';
import * as bookings from './bookings.ts';
import * as bulkChanges from './bulk-changes.ts';
import * as calendar from './calendar.ts';
import * as carBranch from './car-branch.ts';
import * as carExtras from './car-extras.ts';
import * as carImport from './car-import.ts';
import * as carReview from './car-review.ts';
import * as carService from './car-service.ts';
import * as carWords from './car-words.ts';
import * as cars from './cars.ts';
import * as claims from './claims.ts';
import * as companies from './companies.ts';
import * as companyReview from './company-review.ts';
import * as dev from './dev.ts';
import * as drivers from './drivers.ts';
import * as earnings from './earnings.ts';
import * as earningsEstimate from './earnings-estimate.ts';
import type { RefusalText } from './endpoint.ts';
import * as extraStocks from './extra-stocks.ts';
import * as favourites from './favourites.ts';
import * as fines from './fines.ts';
import * as fleet from './fleet.ts';
import * as goodwill from './goodwill.ts';
import * as handover from './handover.ts';
import * as health from './health.ts';
import * as identity from './identity.ts';
import * as identityReview from './identity-review.ts';
import * as invoices from './invoices.ts';
import * as kyc from './kyc.ts';
import * as ledger from './ledger.ts';
import * as listing from './listing.ts';
import * as live from './live.ts';
import * as marketTerms from './market-terms.ts';
import * as messaging from './messaging.ts';
import * as notificationChoices from './notification-choices.ts';
import * as notifications from './notifications.ts';
import * as objects from './objects.ts';
import * as oidc from './oidc.ts';
import * as payments from './payments.ts';
import * as payoutBatches from './payout-batches.ts';
import * as payouts from './payouts.ts';
import * as people from './people.ts';
import * as personFile from './person-file.ts';
import * as places from './places.ts';
import * as priceRules from './price-rules.ts';
import * as privacy from './privacy.ts';
import * as profiles from './profiles.ts';
import * as promoCodes from './promo-codes.ts';
import * as push from './push.ts';
import * as quotes from './quotes.ts';
import * as rebooking from './rebooking.ts';
import * as reconciliation from './reconciliation.ts';
import { commonRefusals } from './refusals.ts';
import * as renterClaims from './renter-claims.ts';
import * as replies from './replies.ts';
import * as reports from './reports.ts';
import * as reviews from './reviews.ts';
import * as savedSearches from './saved-searches.ts';
import * as search from './search.ts';
import * as secondFactor from './second-factor.ts';
import * as settlementLists from './settlement-lists.ts';
import * as settlements from './settlements.ts';
import * as sharing from './sharing.ts';

import * as signIn from './sign-in.ts';
import * as statements from './statements.ts';
import * as support from './support.ts';
import * as team from './team.ts';
import * as ticketQueue from './ticket-queue.ts';
import * as tickets from './tickets.ts';

export const capabilities = {
	identity,
	signIn,
	oidc,
	account,
	secondFactor,
	kyc,
	identityReview,
	cars,
	search,
	availability,
	calendar,
	priceRules,
	quotes,
	listing,
	carReview,
	carWords,
	bookings,
	bookingChanges,
	bookingPapers,
	handover,
	bookingLife,
	places,
	payments,
	settlements,
	claims,
	fines,
	reports,
	goodwill,
	renterClaims,
	ledger,
	reconciliation,
	settlementLists,
	payouts,
	payoutBatches,
	earnings,
	reviews,
	profiles,
	sharing,
	favourites,
	savedSearches,
	objects,
	live,
	messaging,
	notifications,
	notificationChoices,
	push,
	privacy,
	support,
	tickets,
	ticketQueue,
	people,
	personFile,
	adminFind,
	adminExports,
	adminViews,
	admin,
	health,
	dev,
	marketTerms,
	rebooking,
	companies,
	companyReview,
	team,
	carImport,
	bulkChanges,
	fleet,
	invoices,
	statements,
	promoCodes,
	replies,
	earningsEstimate,
	carBranch,
	carService,
	extraStocks,
	drivers,
};

export const refusals = {
	...commonRefusals,
	...identity.identityRefusals,
	...account.accountRefusals,
	...secondFactor.secondFactorRefusals,
	...kyc.kycRefusals,
	...identityReview.identityReviewRefusals,
	...adminViews.adminViewRefusals,
	...cars.carRefusals,
	...calendar.calendarRefusals,
	...carExtras.extraRefusals,
	...priceRules.priceRuleRefusals,
	...listing.listingRefusals,
	...carReview.carReviewRefusals,
	...bookings.bookingRefusals,
	...handover.handoverRefusals,
	...bookingLife.bookingLifeRefusals,
	...places.placeRefusals,
	...bookingChanges.bookingChangeRefusals,
	...payments.paymentRefusals,
	...settlements.settlementRefusals,
	...claims.claimRefusals,
	...fines.fineRefusals,
	...reports.reportRefusals,
	...goodwill.goodwillRefusals,
	...renterClaims.renterClaimRefusals,
	...reconciliation.reconciliationRefusals,
	...payouts.payoutRefusals,
	...earnings.earningsRefusals,
	...reviews.reviewRefusals,
	...profiles.profileRefusals,
	...favourites.favouriteRefusals,
	...savedSearches.savedSearchRefusals,
	...objects.objectRefusals,
	...messaging.messagingRefusals,
	...notifications.notificationRefusals,
	...push.pushRefusals,
	...privacy.privacyRefusals,
	...tickets.ticketRefusals,
	...people.peopleRefusals,
	...personFile.personFileRefusals,
	...admin.adminRefusals,
	...dev.devRefusals,
	...rebooking.rebookingRefusals,
	...companies.companyRefusals,
	...companyReview.companyReviewRefusals,
	...team.teamRefusals,
	...carImport.carImportRefusals,
	...bulkChanges.bulkRefusals,
	...invoices.invoiceRefusals,
	...promoCodes.promoCodeRefusals,
	...drivers.additionalDriverRefusals,
} satisfies Record<string, RefusalText>;

export type RefusalCode = keyof typeof refusals;
