/** What the owner's page of a booking reads ahead. */
export { readsDetail as reads } from '../../booking/reads-detail.ts';
