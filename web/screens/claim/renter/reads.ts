/** What the page of a claim reads ahead. */
export { readsClaim as reads } from '../reads-claim.ts';
