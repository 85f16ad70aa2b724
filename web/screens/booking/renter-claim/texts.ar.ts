/** Arabic texts of the renter's claim. */
import { booking } from '#web/features/bookings/texts.ar.ts';
import { claim } from '#web/features/claims/texts.ar.ts';
import { renterClaim } from '#web/features/renter-claims/texts.ar.ts';
import { upload } from '#web/features/uploads/texts.ar.ts';

export const texts = { title: 'مطالبة المستأجر', booking, claim: { photos: claim.photos }, renterClaim, upload };
