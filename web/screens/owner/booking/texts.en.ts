/** English texts of the page of one booking, for its owner. */
import { answer, declining } from '../../../bookings/answering/texts.en.ts';
import { reviews } from '../../../reviews/texts.en.ts';
import { detail } from '../../booking/texts.en.ts';
import { claim } from '../../claim/texts.en.ts';
import { booking } from '../../renter/texts.en.ts';

export const texts = { title: 'Booking', booking, detail, claim, reviews, request: answer, declining };
