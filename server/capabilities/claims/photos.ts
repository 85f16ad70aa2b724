/** Photos of a claim. */
import { casePhotos } from '#server/capabilities/cases/index.ts';
import { claimOfPhoto } from './sql.ts';

export const { readPhoto, writeWithPhotos } = casePhotos('CLAIM_PHOTO', claimOfPhoto);
