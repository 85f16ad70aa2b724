/** Arabic texts of the page of one booking, for its owner. */
import { detail } from '../../booking/texts.ar.ts';
import { claim } from '../../claim/texts.ar.ts';
import { booking } from '../../renter/texts.ar.ts';
import { answer, declining } from '../texts.ar.ts';

export const texts = { title: 'الحجز', booking, detail, claim, request: answer, declining };
