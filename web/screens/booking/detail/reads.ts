/** What the page of a booking reads ahead. */
export { readsDetail as reads } from '../reads-detail.ts';
