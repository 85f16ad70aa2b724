/** English texts of the page of one booking. */
import { reviews } from '../../../reviews/texts.en.ts';
import { claim } from '../../claim/texts.en.ts';
import { booking } from '../../renter/texts.en.ts';
import { detail } from '../texts.en.ts';

export const texts = { title: 'Booking', booking, detail, claim, reviews };
