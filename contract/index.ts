/** All calls and all refusals together: what the server mounts, OpenAPI lists and the access test walks through. */
import * as admin from './admin.ts';
import * as availability from './availability.ts';
import * as bookingLife from './booking-life.ts';
import * as bookings from './bookings.ts';
import * as calendar from './calendar.ts';
import * as cars from './cars.ts';
import * as dev from './dev.ts';
import type { RefusalText } from './endpoint.ts';
import * as handover from './handover.ts';
import * as identity from './identity.ts';
import * as kyc from './kyc.ts';
import * as listing from './listing.ts';
import * as messaging from './messaging.ts';
import * as notifications from './notifications.ts';
import * as objects from './objects.ts';
import * as payments from './payments.ts';
import * as people from './people.ts';
import * as quotes from './quotes.ts';
import { commonRefusals } from './refusals.ts';
import * as search from './search.ts';
import * as settlements from './settlements.ts';

export const capabilities = {
	identity,
	kyc,
	cars,
	search,
	availability,
	calendar,
	quotes,
	listing,
	bookings,
	handover,
	bookingLife,
	payments,
	settlements,
	objects,
	messaging,
	notifications,
	people,
	admin,
	dev,
};

export const refusals = {
	...commonRefusals,
	...identity.identityRefusals,
	...kyc.kycRefusals,
	...cars.carRefusals,
	...calendar.calendarRefusals,
	...listing.listingRefusals,
	...bookings.bookingRefusals,
	...handover.handoverRefusals,
	...bookingLife.bookingLifeRefusals,
	...payments.paymentRefusals,
	...settlements.settlementRefusals,
	...objects.objectRefusals,
	...notifications.notificationRefusals,
	...people.peopleRefusals,
	...admin.adminRefusals,
} satisfies Record<string, RefusalText>;

export type RefusalCode = keyof typeof refusals;
