/** Arabic texts of the renter's claim page. */
import { booking } from '#web/features/bookings/texts.ar.ts';
import { claim } from '#web/features/claims/texts.ar.ts';
import { damage } from '#web/features/handover/damage/texts.ar.ts';
import { upload } from '#web/features/uploads/texts.ar.ts';

export const texts = { title: 'المطالبة', booking, claim, upload, damage };
