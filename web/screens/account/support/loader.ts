/** Loader of the support page: a signed-in person's requests. */
import { listTickets } from '#contract/tickets.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';

export const loader: Loader = async ({ signedIn }, load) => {
	if (signedIn) await load.pages(infiniteQueryFor(listTickets, {}));
};
