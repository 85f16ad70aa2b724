/** English texts of the page of a claim, for the renter. */
import { upload } from '../../../uploads/texts.en.ts';
import { booking } from '../../renter/texts.en.ts';
import { claim } from '../texts.en.ts';

export const texts = { title: 'Claim', booking, claim, upload };
