/** English texts of the renter's claim page. */
import { booking } from '#web/features/bookings/texts.en.ts';
import { claim } from '#web/features/claims/texts.en.ts';
import { damage } from '#web/features/handover/damage/texts.en.ts';
import { upload } from '#web/features/uploads/texts.en.ts';

export const texts = { title: 'Claim', booking, claim, upload, damage };
