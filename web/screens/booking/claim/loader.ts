/** Loader of the claim pages of both sides. */
import { getClaim, getClaimState } from '#contract/claims.ts';
import type { Loader } from '#web/browser/loader.ts';
import { queryFor } from '#web/browser/queries.ts';

export const claimLoader: Loader = async ({ params }, load) => {
	const of = { params: { id: params.id ?? '' } };
	const state = await load.main(queryFor(getClaimState, of));
	if (state?.claim) await load.one(queryFor(getClaim, of));
};
