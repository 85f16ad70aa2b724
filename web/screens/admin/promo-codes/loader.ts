/** Loader of the platform's promo codes, searched and filtered as the address says. */
import { listOrders } from '#contract/paging.ts';
import { promoStates } from '#contract/promo-code-shapes.ts';
import { listPromoCodes } from '#contract/promo-codes.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { searchIn } from '#web/features/admin/list-queries.ts';

export const PATH = '/admin/promo-codes';

export function codesQuery(query: URLSearchParams) {
	const state = promoStates.find((each) => each === query.get('state'));
	return { query: { ...(state && { state }), ...searchIn(query, listOrders) } };
}

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(listPromoCodes, codesQuery(query)));
