/** Photos of a renter's claim. */
import { casePhotos } from '#server/capabilities/cases/index.ts';
import { claimOfPhoto } from './sql.ts';

export const { readPhoto, writeWithPhotos } = casePhotos('RENTER_CLAIM_PHOTO', claimOfPhoto);
