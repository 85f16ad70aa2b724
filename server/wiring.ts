/** Who hears whose news, and which calls and jobs there are. */

import { adminRoutes } from './capabilities/admin/index.ts';
import { availabilityRoutes } from './capabilities/availability/index.ts';
import {
	bookingCancelled,
	bookingCompleted,
	bookingConfirmed,
	bookingJobs,
	bookingLifeRoutes,
	bookingPaymentFailed,
	bookingRequested,
	bookingRoutes,
	bookingWasPaid,
	bookingWasRefunded,
	endRequestsOf,
	noShowContested,
	noShowDismissed,
	noShowReported,
} from './capabilities/bookings/index.ts';
import { calendarJobs, calendarRoutes, retakeAfterReturn, retakeDates } from './capabilities/calendar/index.ts';
import { carChanged, carDecided, carJobs, carRoutes, hideCarsOf, showCarsOf } from './capabilities/cars/index.ts';
import { handoverCodeLocked, handoverRecorded, handoverRoutes, makeCode } from './capabilities/handover/index.ts';
import { identityRoutes, peopleRoutes, personRestored, personSuspended } from './capabilities/identity/index.ts';
import { identityDecided, kycJobs, kycRecurring, kycRoutes } from './capabilities/kyc/index.ts';
import { messagingRoutes } from './capabilities/messaging/index.ts';
import {
	type Couriers,
	deliveryJobs,
	devRoutes,
	notificationRoutes,
	tellCancelled,
	tellCarDecided,
	tellCodeLocked,
	tellConfirmed,
	tellHandover,
	tellIdentityDecided,
	tellNoShowContested,
	tellNoShowDismissed,
	tellNoShowReported,
	tellRequested,
} from './capabilities/notifications/index.ts';
import {
	type PaymentPlatform,
	paymentCaptured,
	paymentFailed,
	paymentJobs,
	paymentRoutes,
	refundArrived,
} from './capabilities/payments/index.ts';
import { refreshCar, searchRoutes } from './capabilities/search/index.ts';
import { openSettlement, settlementJobs, settlementRoutes, settlementsRecurring } from './capabilities/settlements/index.ts';
import type { Platform, PlatformJob } from './platform/context/platform.ts';
import type { Route } from './platform/http/call.ts';
import { News } from './platform/jobs/news.ts';
import { objectJobs, objectsRecurring } from './platform/objects/jobs.ts';
import { objectRoutes } from './platform/objects/routes.ts';

/** Now: in the same transaction, both or neither. Later: by an outbox job written in it. */
export function wireNews(): News<Platform> {
	const news = new News<Platform>();
	news.now(carChanged, refreshCar);
	news.now(paymentCaptured, bookingWasPaid);
	news.now(paymentFailed, bookingPaymentFailed);
	news.now(refundArrived, bookingWasRefunded);
	news.now(bookingConfirmed, makeCode);
	news.now(bookingCompleted, openSettlement);
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
	news.later(bookingCancelled, 'calendar', retakeDates);
	news.later(handoverRecorded, 'calendar', retakeAfterReturn);
	return news;
}

export function allRoutes(platform: PaymentPlatform): Route[] {
	return [
		...identityRoutes(platform),
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
		...objectRoutes(platform),
		...messagingRoutes(platform),
		...notificationRoutes(platform),
		...(platform.demo ? devRoutes(platform) : []),
	];
}

export function allJobs(platform: PaymentPlatform, couriers: Couriers): PlatformJob[] {
	return [
		...bookingJobs(platform),
		...paymentJobs(platform),
		...settlementJobs,
		...carJobs,
		...kycJobs,
		...objectJobs,
		...calendarJobs,
		...deliveryJobs(couriers),
		...platform.news.handlers,
	];
}

/** Jobs that nobody's act begins: the worker does, by the hour. */
export const recurringJobs = [...objectsRecurring, ...kycRecurring, ...settlementsRecurring];
