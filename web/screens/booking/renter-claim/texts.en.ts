/** English texts of the renter's claim. */
import { booking } from '#web/features/bookings/texts.en.ts';
import { claim } from '#web/features/claims/texts.en.ts';
import { renterClaim } from '#web/features/renter-claims/texts.en.ts';
import { upload } from '#web/features/uploads/texts.en.ts';

export const texts = { title: 'The renter’s claim', booking, claim: { photos: claim.photos }, renterClaim, upload };
