/** Registers calls, jobs, metrics and the sources of personal data. */
import { adminPersonalData, adminRoutes } from '../capabilities/admin/index.ts';
import { availabilityRoutes } from '../capabilities/availability/index.ts';
import {
	bookingChangeRoutes,
	bookingJobs,
	bookingLifeRoutes,
	bookingPersonalData,
	bookingPlaceRoutes,
	bookingRoutes,
	bookingsRecurring,
	departurePersonalData,
	rebookingRoutes,
} from '../capabilities/bookings/index.ts';
import { bulkRoutes, calendarJobs, calendarPersonalData, calendarRoutes } from '../capabilities/calendar/index.ts';
import {
	carImportRoutes,
	carJobs,
	carPersonalData,
	carReviewJobs,
	carRoutes,
	extraStockPersonalData,
	priceRuleJobs,
	priceRuleRoutes,
	priceRulesRecurring,
	serviceJobs,
	servicesRecurring,
} from '../capabilities/cars/index.ts';
import { claimJobs, claimPersonalData, claimRoutes, claimsRecurring } from '../capabilities/claims/index.ts';
import {
	companiesRecurring,
	companyJobs,
	companyPersonalData,
	companyReviewJobs,
	companyRoutes,
	teamRoutes,
} from '../capabilities/companies/index.ts';
import { driverJobs, driverPersonalData, driverRoutes, driversRecurring } from '../capabilities/drivers/index.ts';
import { favouritePersonalData, favouriteRoutes } from '../capabilities/favourites/index.ts';
import { fineJobs, finePersonalData, fineRoutes, finesRecurring } from '../capabilities/fines/index.ts';
import { fleetRoutes } from '../capabilities/fleet/index.ts';
import { goodwillPersonalData, goodwillRoutes } from '../capabilities/goodwill/index.ts';
import { handoverPersonalData, handoverRoutes, preparationPersonalData } from '../capabilities/handover/index.ts';
import { backupMetric, healthRoutes, lateJobsMetric, type ProcessState, serviceCircuits } from '../capabilities/health/index.ts';
import { identityJobs, identityPersonalData, identityRoutes, oidcRoutes, peopleRoutes } from '../capabilities/identity/index.ts';
import { invoiceJobs, invoicePersonalData, invoiceRoutes, invoicesRecurring } from '../capabilities/invoices/index.ts';
import {
	identityReviewJobs,
	kycJobs,
	kycPersonalData,
	kycRecurring,
	kycRoutes,
	licenceJobs,
	licencesRecurring,
	suspendedDocumentJobs,
	suspendedDocumentsRecurring,
} from '../capabilities/kyc/index.ts';
import { ledgerRoutes } from '../capabilities/ledger/index.ts';
import {
	automaticMessageJobs,
	automaticMessagesRecurring,
	messagingJobs,
	messagingPersonalData,
	messagingRoutes,
	replyPersonalData,
} from '../capabilities/messaging/index.ts';
import {
	circuitMetrics,
	type DeliveryChannels,
	deliveryJobs,
	devRoutes,
	type MessageSenders,
	notificationPersonalData,
	notificationRoutes,
	outboxMetrics,
	pushJobs,
	pushRoutes,
	reminderJobs,
	uncertainDeliveries,
} from '../capabilities/notifications/index.ts';
import { type PaymentPlatform, paymentJobs, paymentMetrics, paymentPersonalData, paymentRoutes } from '../capabilities/payments/index.ts';
import { payoutMetrics, payoutPersonalData, payoutRoutes } from '../capabilities/payouts/index.ts';
import { peoplePersonalData, personFileRoutes } from '../capabilities/people/index.ts';
import { privacyJobs, privacyRecurring, privacyRoutes } from '../capabilities/privacy/index.ts';
import { profileRoutes } from '../capabilities/profiles/index.ts';
import { promoCodePersonalData, promoCodeRoutes } from '../capabilities/promo-codes/index.ts';
import { reconciliationJobs, reconciliationRecurring, reconciliationRoutes } from '../capabilities/reconciliation/index.ts';
import { renterClaimJobs, renterClaimPersonalData, renterClaimRoutes, renterClaimsRecurring } from '../capabilities/renter-claims/index.ts';
import { reportPersonalData, reportRoutes } from '../capabilities/reports/index.ts';
import { reviewJobs, reviewPersonalData, reviewRoutes, reviewsRecurring } from '../capabilities/reviews/index.ts';
import {
	savedSearchesRecurring,
	savedSearchJobs,
	savedSearchPersonalData,
	savedSearchRoutes,
} from '../capabilities/saved-searches/index.ts';
import { searchJobs, searchRecurring, searchRoutes } from '../capabilities/search/index.ts';
import { settlementJobs, settlementPersonalData, settlementRoutes, settlementsRecurring } from '../capabilities/settlements/index.ts';
import { sharingRoutes } from '../capabilities/sharing/index.ts';
import { ticketJobs, ticketPersonalData, ticketRoutes, ticketsRecurring } from '../capabilities/tickets/index.ts';
import type { PlatformJob } from '../platform/context/platform.ts';
import { objectJobs, objectsRecurring } from '../platform/files/jobs.ts';
import { objectRoutes } from '../platform/files/routes.ts';
import type { MetricSource } from '../platform/http/metrics.ts';
import type { Route } from '../platform/http/route.ts';
import { liveJobs, liveRecurring } from '../platform/live/jobs.ts';
import type { PersonalDataSource } from '../platform/personal-data/personal-data-source.ts';
import type { SignInProvider } from '../providers/sign-in/port.ts';
import { operatingMetrics } from './operating-metrics.ts';

/**
 * In the order of erasure: sources that read a car or an account come before those of the car and the account;
 * sources that lock bookings come before those that lock cars, as everywhere.
 */
const personalDataSources: readonly PersonalDataSource[] = [
	notificationPersonalData,
	favouritePersonalData,
	savedSearchPersonalData,
	messagingPersonalData,
	replyPersonalData,
	ticketPersonalData,
	calendarPersonalData,
	kycPersonalData,
	companyPersonalData,
	claimPersonalData,
	finePersonalData,
	renterClaimPersonalData,
	reportPersonalData,
	goodwillPersonalData,
	payoutPersonalData,
	invoicePersonalData,
	reviewPersonalData,
	driverPersonalData,
	carPersonalData,
	extraStockPersonalData,
	bookingPersonalData,
	departurePersonalData,
	handoverPersonalData,
	preparationPersonalData,
	paymentPersonalData,
	settlementPersonalData,
	peoplePersonalData,
	promoCodePersonalData,
	adminPersonalData,
	identityPersonalData,
];

/** Services that depend on the environment variables. */
export type OptionalServices = { signInProvider: SignInProvider | null };

type Chosen = OptionalServices & { state: ProcessState };

export function allRoutes(platform: PaymentPlatform, { signInProvider, state }: Chosen): Route[] {
	return [
		...identityRoutes(platform),
		...oidcRoutes(platform, signInProvider),
		...peopleRoutes(platform),
		...adminRoutes(platform),
		...personFileRoutes(platform),
		...kycRoutes(platform),
		...searchRoutes(platform),
		...carRoutes(platform),
		...carImportRoutes(platform),
		...priceRuleRoutes(platform),
		...availabilityRoutes(platform),
		...calendarRoutes(platform),
		...bulkRoutes(platform),
		...bookingRoutes(platform),
		...bookingPlaceRoutes(platform),
		...bookingChangeRoutes(platform),
		...rebookingRoutes(platform),
		...handoverRoutes(platform),
		...bookingLifeRoutes(platform),
		...paymentRoutes(platform),
		...settlementRoutes(platform),
		...claimRoutes(platform),
		...fineRoutes(platform),
		...renterClaimRoutes(platform),
		...reportRoutes(platform),
		...goodwillRoutes(platform),
		...ledgerRoutes(platform),
		...reconciliationRoutes(platform),
		...payoutRoutes(platform),
		...reviewRoutes(platform),
		...profileRoutes(platform),
		...sharingRoutes(platform),
		...favouriteRoutes(platform),
		...savedSearchRoutes(platform),
		...ticketRoutes(platform),
		...objectRoutes(platform),
		...messagingRoutes(platform),
		...notificationRoutes(platform),
		...pushRoutes(platform),
		...companyRoutes(platform),
		...teamRoutes(platform),
		...fleetRoutes(platform),
		...invoiceRoutes(platform),
		...promoCodeRoutes(platform),
		...driverRoutes(platform),
		...healthRoutes(platform, state),
		...privacyRoutes(platform, personalDataSources),
		...(platform.demo ? devRoutes(platform) : []),
	];
}

export function allJobs(platform: PaymentPlatform, senders: MessageSenders, channels: DeliveryChannels): PlatformJob[] {
	return [
		...bookingJobs(platform),
		...paymentJobs(platform),
		...settlementJobs,
		...claimJobs,
		...fineJobs,
		...renterClaimJobs,
		...reconciliationJobs(platform),
		...reviewJobs,
		...searchJobs,
		...savedSearchJobs,
		...ticketJobs,
		...carJobs,
		...carReviewJobs,
		...companyReviewJobs,
		...priceRuleJobs,
		...serviceJobs,
		...identityJobs,
		...kycJobs,
		...licenceJobs,
		...identityReviewJobs,
		...suspendedDocumentJobs,
		...privacyJobs,
		...objectJobs,
		...liveJobs,
		...messagingJobs,
		...automaticMessageJobs,
		...calendarJobs,
		...deliveryJobs(senders, channels),
		...pushJobs(channels),
		...reminderJobs,
		...companyJobs,
		...invoiceJobs,
		...driverJobs,
		...platform.events.handlers,
	];
}

/** Metrics of the marketplace, in addition to those of requests and the process. */
export const allMetrics = (platform: PaymentPlatform, channels: DeliveryChannels): MetricSource[] => [
	outboxMetrics(platform),
	uncertainDeliveries(platform),
	circuitMetrics(channels),
	serviceCircuits(platform),
	lateJobsMetric(platform),
	backupMetric(platform),
	...paymentMetrics(platform),
	...payoutMetrics(platform),
	...operatingMetrics(platform),
];

/** Recurring jobs, started by the worker at fixed times. */
export const recurringJobs = [
	...bookingsRecurring,
	...objectsRecurring,
	...liveRecurring,
	...kycRecurring,
	...licencesRecurring,
	...suspendedDocumentsRecurring,
	...privacyRecurring,
	...settlementsRecurring,
	...claimsRecurring,
	...finesRecurring,
	...renterClaimsRecurring,
	...reconciliationRecurring,
	...reviewsRecurring,
	...searchRecurring,
	...savedSearchesRecurring,
	...ticketsRecurring,
	...priceRulesRecurring,
	...servicesRecurring,
	...companiesRecurring,
	...invoicesRecurring,
	...driversRecurring,
	...automaticMessagesRecurring,
];
