/** What an admin's page of a claim reads ahead. */
import { getClaimById } from '#contract/claims.ts';
import { getHandover } from '#contract/handover.ts';
import { queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';

export const loader: Loader = async ({ params }, load) => {
	const claim = await load.main(queryFor(getClaimById, { params: { id: params.id ?? '' } }));
	if (claim) await load.one(queryFor(getHandover, { params: { id: claim.bookingId } }));
};
