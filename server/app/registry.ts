/** Which calls, jobs and figures there are, and who keeps what of a person. */
import { adminRoutes } from '../capabilities/admin/index.ts';
import { availabilityRoutes } from '../capabilities/availability/index.ts';
import { bookingJobs, bookingLifeRoutes, bookingRoutes, bookingsPart, bookingsRecurring } from '../capabilities/bookings/index.ts';
import { calendarJobs, calendarPart, calendarRoutes } from '../capabilities/calendar/index.ts';
import { carJobs, carRoutes, carsPart } from '../capabilities/cars/index.ts';
import { claimJobs, claimRoutes, claimsPart, claimsRecurring } from '../capabilities/claims/index.ts';
import { favouriteRoutes, favouritesPart } from '../capabilities/favourites/index.ts';
import { handoverPart, handoverRoutes } from '../capabilities/handover/index.ts';
import { identityPart, identityRoutes, oidcRoutes, peopleRoutes } from '../capabilities/identity/index.ts';
import { kycJobs, kycPart, kycRecurring, kycRoutes } from '../capabilities/kyc/index.ts';
import { ledgerRoutes } from '../capabilities/ledger/index.ts';
import { messagingJobs, messagingPart, messagingRoutes } from '../capabilities/messaging/index.ts';
import {
	type Couriers,
	deliveryJobs,
	devRoutes,
	notificationRoutes,
	notificationsPart,
	outboxMeasure,
	pushJobs,
	pushRoutes,
} from '../capabilities/notifications/index.ts';
import { type PaymentPlatform, paymentJobs, paymentRoutes, paymentsPart } from '../capabilities/payments/index.ts';
import { payoutRoutes, payoutsPart } from '../capabilities/payouts/index.ts';
import { privacyJobs, privacyRecurring, privacyRoutes } from '../capabilities/privacy/index.ts';
import { profileRoutes } from '../capabilities/profiles/index.ts';
import { reconciliationJobs, reconciliationRecurring, reconciliationRoutes } from '../capabilities/reconciliation/index.ts';
import { reviewJobs, reviewRoutes, reviewsPart, reviewsRecurring } from '../capabilities/reviews/index.ts';
import { searchRoutes } from '../capabilities/search/index.ts';
import { settlementJobs, settlementRoutes, settlementsPart, settlementsRecurring } from '../capabilities/settlements/index.ts';
import type { Platform, PlatformJob } from '../platform/context/platform.ts';
import type { Route } from '../platform/http/call.ts';
import type { Measure } from '../platform/http/metrics.ts';
import { liveJobs, liveRecurring } from '../platform/live/jobs.ts';
import { objectJobs, objectsRecurring } from '../platform/objects/jobs.ts';
import { objectRoutes } from '../platform/objects/routes.ts';
import type { PersonPart } from '../platform/people/person-part.ts';
import type { SignInProvider } from '../providers/sign-in/port.ts';

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

/** Parts that are there or not as the settings say. */
export type Chosen = { signInProvider: SignInProvider | null };

export function allRoutes(platform: PaymentPlatform, { signInProvider }: Chosen): Route[] {
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
