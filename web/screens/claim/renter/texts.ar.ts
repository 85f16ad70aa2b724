/** Arabic texts of the page of a claim, for the renter. */
import { upload } from '../../../uploads/texts.ar.ts';
import { booking } from '../../renter/texts.ar.ts';
import { claim } from '../texts.ar.ts';

export const texts = { title: 'المطالبة', booking, claim, upload };
