/** What the page of a claim reads ahead. */
export { claimLoader as loader } from '../reads-claim.ts';
