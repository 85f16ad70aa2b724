/** Texts on screen in the language of the journey, from the text modules of the web. */
import { fieldTexts } from '#contract/field-texts.ts';
import { identityRefusals } from '#contract/identity.ts';
import { settlementRefusals } from '#contract/settlements.ts';
import { viewer as viewerAr } from '#web/features/admin/viewer-texts.ar.ts';
import { viewer as viewerEn } from '#web/features/admin/viewer-texts.en.ts';
import { booking as bookingAr } from '#web/features/bookings/texts.ar.ts';
import { booking as bookingEn } from '#web/features/bookings/texts.en.ts';
import { whereAndWhen as whereAndWhenAr } from '#web/features/bookings/where-and-when/texts.ar.ts';
import { whereAndWhen as whereAndWhenEn } from '#web/features/bookings/where-and-when/texts.en.ts';
import { reviews as reviewsAr } from '#web/features/reviews/texts.ar.ts';
import { reviews as reviewsEn } from '#web/features/reviews/texts.en.ts';
import { secondFactor as secondFactorAr } from '#web/features/second-factor/texts.ar.ts';
import { secondFactor as secondFactorEn } from '#web/features/second-factor/texts.en.ts';
import { texts as stepUpAr } from '#web/features/session/step-up/texts.ar.ts';
import { texts as stepUpEn } from '#web/features/session/step-up/texts.en.ts';
import { texts as commonAr } from '#web/i18n/texts.ar.ts';
import { texts as commonEn } from '#web/i18n/texts.en.ts';
import { texts as drivingAr } from '#web/screens/account/drivers/texts.ar.ts';
import { texts as drivingEn } from '#web/screens/account/drivers/texts.en.ts';
import { texts as favouritesAr } from '#web/screens/account/favourites/texts.ar.ts';
import { texts as favouritesEn } from '#web/screens/account/favourites/texts.en.ts';
import { texts as messagesAr } from '#web/screens/account/messages/chat/texts.ar.ts';
import { texts as messagesEn } from '#web/screens/account/messages/chat/texts.en.ts';
import { texts as profileAr } from '#web/screens/account/profile/texts.ar.ts';
import { texts as profileEn } from '#web/screens/account/profile/texts.en.ts';
import { texts as supportAr } from '#web/screens/account/support/texts.ar.ts';
import { texts as supportEn } from '#web/screens/account/support/texts.en.ts';
import { texts as bookingGoodwillAr } from '#web/screens/admin/booking-goodwill/texts.ar.ts';
import { texts as bookingGoodwillEn } from '#web/screens/admin/booking-goodwill/texts.en.ts';
import { texts as adminClaimAr } from '#web/screens/admin/claim/texts.ar.ts';
import { texts as adminClaimEn } from '#web/screens/admin/claim/texts.en.ts';
import { texts as adminCompaniesAr } from '#web/screens/admin/companies/texts.ar.ts';
import { texts as adminCompaniesEn } from '#web/screens/admin/companies/texts.en.ts';
import { texts as consoleAr } from '#web/screens/admin/console/texts.ar.ts';
import { texts as consoleEn } from '#web/screens/admin/console/texts.en.ts';
import { texts as adminHealthAr } from '#web/screens/admin/health/texts.ar.ts';
import { texts as adminHealthEn } from '#web/screens/admin/health/texts.en.ts';
import { texts as masterAr } from '#web/screens/admin/master/texts.ar.ts';
import { texts as masterEn } from '#web/screens/admin/master/texts.en.ts';
import { texts as adminBatchAr } from '#web/screens/admin/payout-batch/texts.ar.ts';
import { texts as adminBatchEn } from '#web/screens/admin/payout-batch/texts.en.ts';
import { texts as adminPeopleAr } from '#web/screens/admin/people/texts.ar.ts';
import { texts as adminPeopleEn } from '#web/screens/admin/people/texts.en.ts';
import { texts as adminPersonAr } from '#web/screens/admin/person/texts.ar.ts';
import { texts as adminPersonEn } from '#web/screens/admin/person/texts.en.ts';
import { texts as reconciliationAr } from '#web/screens/admin/reconciliation/texts.ar.ts';
import { texts as reconciliationEn } from '#web/screens/admin/reconciliation/texts.en.ts';
import { texts as adminRenterClaimAr } from '#web/screens/admin/renter-claim/texts.ar.ts';
import { texts as adminRenterClaimEn } from '#web/screens/admin/renter-claim/texts.en.ts';
import { texts as adminReportAr } from '#web/screens/admin/report/texts.ar.ts';
import { texts as adminReportEn } from '#web/screens/admin/report/texts.en.ts';
import { texts as adminReportsAr } from '#web/screens/admin/reports/texts.ar.ts';
import { texts as adminReportsEn } from '#web/screens/admin/reports/texts.en.ts';
import { texts as adminReviewAr } from '#web/screens/admin/review/texts.ar.ts';
import { texts as adminReviewEn } from '#web/screens/admin/review/texts.en.ts';
import { texts as adminReviewCarsAr } from '#web/screens/admin/review-cars/texts.ar.ts';
import { texts as adminReviewCarsEn } from '#web/screens/admin/review-cars/texts.en.ts';
import { texts as adminReviewCompaniesAr } from '#web/screens/admin/review-companies/texts.ar.ts';
import { texts as adminReviewCompaniesEn } from '#web/screens/admin/review-companies/texts.en.ts';
import { texts as adminReviewsAr } from '#web/screens/admin/reviews/texts.ar.ts';
import { texts as adminReviewsEn } from '#web/screens/admin/reviews/texts.en.ts';
import { texts as adminSettlementsAr } from '#web/screens/admin/settlements/texts.ar.ts';
import { texts as adminSettlementsEn } from '#web/screens/admin/settlements/texts.en.ts';
import { texts as adminTicketAr } from '#web/screens/admin/ticket/texts.ar.ts';
import { texts as adminTicketEn } from '#web/screens/admin/ticket/texts.en.ts';
import { texts as masterSignInAr } from '#web/screens/auth/master-sign-in/texts.ar.ts';
import { texts as masterSignInEn } from '#web/screens/auth/master-sign-in/texts.en.ts';
import { texts as secondStepAr } from '#web/screens/auth/second-factor/texts.ar.ts';
import { texts as secondStepEn } from '#web/screens/auth/second-factor/texts.en.ts';
import { texts as signInAr } from '#web/screens/auth/sign-in/texts.ar.ts';
import { texts as signInEn } from '#web/screens/auth/sign-in/texts.en.ts';
import { texts as signUpAr } from '#web/screens/auth/sign-up/texts.ar.ts';
import { texts as signUpEn } from '#web/screens/auth/sign-up/texts.en.ts';
import { texts as suspendedAr } from '#web/screens/auth/suspended/texts.ar.ts';
import { texts as suspendedEn } from '#web/screens/auth/suspended/texts.en.ts';
import { texts as claimAr } from '#web/screens/booking/claim/owner/texts.ar.ts';
import { texts as claimEn } from '#web/screens/booking/claim/owner/texts.en.ts';
import { texts as detailAr } from '#web/screens/booking/detail/texts.ar.ts';
import { texts as detailEn } from '#web/screens/booking/detail/texts.en.ts';
import { texts as handoverAr } from '#web/screens/booking/handover/texts.ar.ts';
import { texts as handoverEn } from '#web/screens/booking/handover/texts.en.ts';
import { texts as invoicePaperAr } from '#web/screens/booking/invoice/texts.ar.ts';
import { texts as invoicePaperEn } from '#web/screens/booking/invoice/texts.en.ts';
import { texts as bulkAr } from '#web/screens/owner/bulk/texts.ar.ts';
import { texts as bulkEn } from '#web/screens/owner/bulk/texts.en.ts';
import { texts as calendarAr } from '#web/screens/owner/calendar/texts.ar.ts';
import { texts as calendarEn } from '#web/screens/owner/calendar/texts.en.ts';
import { texts as carsAr } from '#web/screens/owner/cars/texts.ar.ts';
import { texts as carsEn } from '#web/screens/owner/cars/texts.en.ts';
import { texts as companyAr } from '#web/screens/owner/company/texts.ar.ts';
import { texts as companyEn } from '#web/screens/owner/company/texts.en.ts';
import { texts as dashboardAr } from '#web/screens/owner/dashboard/texts.ar.ts';
import { texts as dashboardEn } from '#web/screens/owner/dashboard/texts.en.ts';
import { texts as earningsAr } from '#web/screens/owner/earnings/texts.ar.ts';
import { texts as earningsEn } from '#web/screens/owner/earnings/texts.en.ts';
import { texts as fleetAr } from '#web/screens/owner/fleet/texts.ar.ts';
import { texts as fleetEn } from '#web/screens/owner/fleet/texts.en.ts';
import { texts as importAr } from '#web/screens/owner/import/texts.ar.ts';
import { texts as importEn } from '#web/screens/owner/import/texts.en.ts';
import { texts as ownerInvoicesAr } from '#web/screens/owner/invoices/texts.ar.ts';
import { texts as ownerInvoicesEn } from '#web/screens/owner/invoices/texts.en.ts';
import { texts as joinAr } from '#web/screens/owner/join/texts.ar.ts';
import { texts as joinEn } from '#web/screens/owner/join/texts.en.ts';
import { texts as listingAr } from '#web/screens/owner/listing/texts.ar.ts';
import { texts as listingEn } from '#web/screens/owner/listing/texts.en.ts';
import { texts as payoutsAr } from '#web/screens/owner/payouts/texts.ar.ts';
import { texts as payoutsEn } from '#web/screens/owner/payouts/texts.en.ts';
import { texts as statementAr } from '#web/screens/owner/statement/texts.ar.ts';
import { texts as statementEn } from '#web/screens/owner/statement/texts.en.ts';
import { texts as teamAr } from '#web/screens/owner/team/texts.ar.ts';
import { texts as teamEn } from '#web/screens/owner/team/texts.en.ts';
import { further as furtherAr } from '#web/screens/public/car/further/texts.ar.ts';
import { further as furtherEn } from '#web/screens/public/car/further/texts.en.ts';
import { texts as carAr } from '#web/screens/public/car/texts.ar.ts';
import { texts as carEn } from '#web/screens/public/car/texts.en.ts';
import { texts as endSavedSearchAr } from '#web/screens/public/end-saved-search/texts.ar.ts';
import { texts as endSavedSearchEn } from '#web/screens/public/end-saved-search/texts.en.ts';
import { texts as homeAr } from '#web/screens/public/home/texts.ar.ts';
import { texts as homeEn } from '#web/screens/public/home/texts.en.ts';
import { map as mapAr } from '#web/screens/public/search/map/texts.ar.ts';
import { map as mapEn } from '#web/screens/public/search/map/texts.en.ts';
import { texts as searchAr } from '#web/screens/public/search/texts.ar.ts';
import { texts as searchEn } from '#web/screens/public/search/texts.en.ts';
import { texts as supportLetterAr } from '#web/screens/public/support-letter/texts.ar.ts';
import { texts as supportLetterEn } from '#web/screens/public/support-letter/texts.en.ts';
import { texts as confirmationAr } from '#web/screens/renter/confirmation/texts.ar.ts';
import { texts as confirmationEn } from '#web/screens/renter/confirmation/texts.en.ts';
import { texts as paymentAr } from '#web/screens/renter/payment/texts.ar.ts';
import { texts as paymentEn } from '#web/screens/renter/payment/texts.en.ts';
import { texts as returnAr } from '#web/screens/renter/payment-return/texts.ar.ts';
import { texts as returnEn } from '#web/screens/renter/payment-return/texts.en.ts';
import { texts as tripsAr } from '#web/screens/renter/trips/texts.ar.ts';
import { texts as tripsEn } from '#web/screens/renter/trips/texts.en.ts';
import { texts as adminShellAr } from '#web/shells/admin/texts.ar.ts';
import { texts as adminShellEn } from '#web/shells/admin/texts.en.ts';
import { texts as bellAr } from '#web/shells/bell/list/texts.ar.ts';
import { texts as bellEn } from '#web/shells/bell/list/texts.en.ts';

const en = {
	common: commonEn,
	bell: bellEn,
	reconciliation: reconciliationEn,
	adminHealth: adminHealthEn,
	home: homeEn,
	search: { ...searchEn, map: mapEn },
	car: { ...carEn, ...furtherEn },
	signIn: signInEn,
	payment: paymentEn,
	paymentReturn: returnEn,
	confirmation: confirmationEn,
	trips: tripsEn,
	handover: handoverEn,
	dashboard: dashboardEn,
	profile: profileEn,
	messages: messagesEn,
	booking: bookingEn,
	codeWrong: identityRefusals.PHONE_CODE_WRONG.en as string,
	calendar: calendarEn,
	cars: carsEn,
	listing: listingEn,
	detail: detailEn.detail,
	rebooking: detailEn.rebooking,
	changes: detailEn.changes,
	whereAndWhen: whereAndWhenEn,
	claim: claimEn.claim,
	claimForm: claimEn.form,
	claimMore: claimEn.addLines,
	renterClaim: adminRenterClaimEn.renterClaim,
	adminRenterClaim: adminRenterClaimEn,
	adminClaim: adminClaimEn,
	supportLetter: supportLetterEn,
	adminTicket: adminTicketEn,
	support: supportEn,
	report: adminReportEn.report,
	adminReport: adminReportEn,
	adminReports: adminReportsEn,
	bookingGoodwill: bookingGoodwillEn,
	adminShell: adminShellEn,
	adminReview: adminReviewEn,
	adminReviewCars: adminReviewCarsEn,
	adminReviewCompanies: adminReviewCompaniesEn,
	earnings: earningsEn,
	payouts: payoutsEn,
	ownerInvoices: ownerInvoicesEn,
	statement: statementEn,
	invoicePaper: invoicePaperEn,
	adminBatch: adminBatchEn,
	adminReviews: adminReviewsEn,
	adminSettlements: adminSettlementsEn,
	adminPeople: adminPeopleEn,
	adminPerson: adminPersonEn,
	ibanMistyped: fieldTexts.IBAN_MISTYPED.en as string,
	notCalculated: settlementRefusals.SETTLEMENT_NOT_CALCULATED.en as string,
	reviews: reviewsEn,
	favourites: favouritesEn,
	endSavedSearch: endSavedSearchEn,
	console: consoleEn,
	master: masterEn,
	masterSignIn: masterSignInEn,
	signUp: signUpEn,
	suspended: suspendedEn,
	secondFactor: secondFactorEn,
	secondStep: secondStepEn,
	stepUp: stepUpEn,
	viewer: viewerEn,
	fines: detailEn.fines,
	company: companyEn,
	fleet: fleetEn,
	team: teamEn,
	join: joinEn,
	driving: drivingEn,
	bulk: bulkEn,
	import: importEn,
	adminCompanies: adminCompaniesEn,
};
const ar: typeof en = {
	common: commonAr,
	bell: bellAr,
	reconciliation: reconciliationAr,
	adminHealth: adminHealthAr,
	home: homeAr,
	search: { ...searchAr, map: mapAr },
	car: { ...carAr, ...furtherAr },
	signIn: signInAr,
	payment: paymentAr,
	paymentReturn: returnAr,
	confirmation: confirmationAr,
	trips: tripsAr,
	handover: handoverAr,
	dashboard: dashboardAr,
	profile: profileAr,
	messages: messagesAr,
	booking: bookingAr,
	codeWrong: identityRefusals.PHONE_CODE_WRONG.ar,
	calendar: calendarAr,
	cars: carsAr,
	listing: listingAr,
	detail: detailAr.detail,
	rebooking: detailAr.rebooking,
	changes: detailAr.changes,
	whereAndWhen: whereAndWhenAr,
	claim: claimAr.claim,
	claimForm: claimAr.form,
	claimMore: claimAr.addLines,
	renterClaim: adminRenterClaimAr.renterClaim,
	adminRenterClaim: adminRenterClaimAr,
	adminClaim: adminClaimAr,
	supportLetter: supportLetterAr,
	adminTicket: adminTicketAr,
	support: supportAr,
	report: adminReportAr.report,
	adminReport: adminReportAr,
	adminReports: adminReportsAr,
	bookingGoodwill: bookingGoodwillAr,
	adminShell: adminShellAr,
	adminReview: adminReviewAr,
	adminReviewCars: adminReviewCarsAr,
	adminReviewCompanies: adminReviewCompaniesAr,
	earnings: earningsAr,
	payouts: payoutsAr,
	ownerInvoices: ownerInvoicesAr,
	statement: statementAr,
	invoicePaper: invoicePaperAr,
	adminBatch: adminBatchAr,
	adminReviews: adminReviewsAr,
	adminSettlements: adminSettlementsAr,
	adminPeople: adminPeopleAr,
	adminPerson: adminPersonAr,
	ibanMistyped: fieldTexts.IBAN_MISTYPED.ar,
	notCalculated: settlementRefusals.SETTLEMENT_NOT_CALCULATED.ar,
	reviews: reviewsAr,
	favourites: favouritesAr,
	endSavedSearch: endSavedSearchAr,
	console: consoleAr,
	master: masterAr,
	masterSignIn: masterSignInAr,
	signUp: signUpAr,
	suspended: suspendedAr,
	secondFactor: secondFactorAr,
	secondStep: secondStepAr,
	stepUp: stepUpAr,
	viewer: viewerAr,
	fines: detailAr.fines,
	company: companyAr,
	fleet: fleetAr,
	team: teamAr,
	join: joinAr,
	driving: drivingAr,
	bulk: bulkAr,
	import: importAr,
	adminCompanies: adminCompaniesAr,
};

export type Words = typeof en;
export const words = { en, ar };
