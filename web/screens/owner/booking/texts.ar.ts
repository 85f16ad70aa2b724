/** Arabic texts of the page of one booking, for its owner. */
import { answer, declining } from '../../../bookings/answering/texts.ar.ts';
import { reviews } from '../../../reviews/texts.ar.ts';
import { detail } from '../../booking/texts.ar.ts';
import { claim } from '../../claim/texts.ar.ts';
import { booking } from '../../renter/texts.ar.ts';

export const texts = { title: 'الحجز', booking, detail, claim, reviews, request: answer, declining };
