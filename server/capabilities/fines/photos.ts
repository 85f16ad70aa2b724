/** Tickets. */
import { casePhotos } from '#server/capabilities/cases/index.ts';
import { holdOfPhoto } from './sql.ts';

export const { readPhoto, discard: discardUnusedPhotos } = casePhotos('FINE_PHOTO', holdOfPhoto);
