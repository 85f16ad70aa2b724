/** Loader of the fines that wait for a decision. */
import { listFines } from '#contract/fines.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';

export const loader: Loader = (_, load) => load.pages(infiniteQueryFor(listFines));
