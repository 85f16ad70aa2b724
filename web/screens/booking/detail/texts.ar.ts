/** Arabic texts of the page of one booking. */

import { changes } from '#web/features/bookings/changes/texts.ar.ts';
import { detail } from '#web/features/bookings/detail/texts.ar.ts';
import { rebooking } from '#web/features/bookings/rebooking/texts.ar.ts';
import { booking } from '#web/features/bookings/texts.ar.ts';
import { placed } from '#web/features/bookings/where-and-when/texts.ar.ts';
import { cancellation } from '#web/features/cancellation/texts.ar.ts';
import { claim } from '#web/features/claims/texts.ar.ts';
import { fines } from '#web/features/fines/texts.ar.ts';
import { damage } from '#web/features/handover/damage/texts.ar.ts';
import { renterClaim } from '#web/features/renter-claims/texts.ar.ts';
import { report } from '#web/features/reports/texts.ar.ts';
import { reviews } from '#web/features/reviews/texts.ar.ts';

export const texts = {
	title: 'الحجز',
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
