/** What the owner's page of a booking reads ahead. */
export { detailLoader as loader } from '../../booking/reads-detail.ts';
