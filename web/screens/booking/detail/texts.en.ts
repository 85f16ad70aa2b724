/** English texts of the page of one booking. */

import { changes } from '#web/features/bookings/changes/texts.en.ts';
import { detail } from '#web/features/bookings/detail/texts.en.ts';
import { rebooking } from '#web/features/bookings/rebooking/texts.en.ts';
import { booking } from '#web/features/bookings/texts.en.ts';
import { placed } from '#web/features/bookings/where-and-when/texts.en.ts';
import { cancellation } from '#web/features/cancellation/texts.en.ts';
import { claim } from '#web/features/claims/texts.en.ts';
import { fines } from '#web/features/fines/texts.en.ts';
import { damage } from '#web/features/handover/damage/texts.en.ts';
import { renterClaim } from '#web/features/renter-claims/texts.en.ts';
import { report } from '#web/features/reports/texts.en.ts';
import { reviews } from '#web/features/reviews/texts.en.ts';

export const texts = {
	title: 'Booking',
	booking,
	...placed,
	detail,
	claim,
	reviews,
	report,
	renterClaim,
	changes,
	fines,
	damage,
	cancellation,
	rebooking,
};
