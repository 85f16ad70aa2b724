/** What the pages of a claim read ahead, for both sides. */
import { getClaim, getClaimState } from '#contract/claims.ts';
import { read } from '../../queries.ts';
import type { Reads } from '../../screen.ts';

export const readsClaim: Reads = async ({ params }, load) => {
	const of = { params: { id: params.id ?? '' } };
	const state = await load.main(read(getClaimState, of));
	if (state?.claim) await load.one(read(getClaim, of));
};
