/** Arabic texts of the page of one booking. */
import { reviews } from '../../../reviews/texts.ar.ts';
import { claim } from '../../claim/texts.ar.ts';
import { booking } from '../../renter/texts.ar.ts';
import { detail } from '../texts.ar.ts';

export const texts = { title: 'الحجز', booking, detail, claim, reviews };
