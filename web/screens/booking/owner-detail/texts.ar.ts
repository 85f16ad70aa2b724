/** Arabic texts of the owner's booking page. */
import { answer, declining } from '#web/features/bookings/answering/texts.ar.ts';
import { changes } from '#web/features/bookings/changes/texts.ar.ts';
import { detail } from '#web/features/bookings/detail/texts.ar.ts';
import { booking } from '#web/features/bookings/texts.ar.ts';
import { placed, setOut } from '#web/features/bookings/where-and-when/texts.ar.ts';
import { claim } from '#web/features/claims/texts.ar.ts';
import { fines } from '#web/features/fines/texts.ar.ts';
import { damage } from '#web/features/handover/damage/texts.ar.ts';
import { renterClaim } from '#web/features/renter-claims/texts.ar.ts';
import { report } from '#web/features/reports/texts.ar.ts';
import { reviews } from '#web/features/reviews/texts.ar.ts';
import { upload } from '#web/features/uploads/texts.ar.ts';

export const texts = {
	title: 'الحجز',
	booking,
	...placed,
	setOut,
	detail,
	claim,
	reviews,
	report,
	renterClaim,
	changes,
	request: answer,
	declining,
	fines,
	damage,
	upload,
};
