/** What an admin's page of a claim reads ahead. */
import { getClaimById } from '#contract/claims.ts';
import { getHandover } from '#contract/handover.ts';
import { read } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';

export const reads: Reads = async ({ params }, load) => {
	const claim = await load.main(read(getClaimById, { params: { id: params.id ?? '' } }));
	if (claim) await load.one(read(getHandover, { params: { id: claim.bookingId } }));
};
