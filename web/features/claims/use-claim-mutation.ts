/** A change to a claim (accept, contest, decide …). */
import type { QueryClient } from '@tanstack/react-query';
import type { Claim } from '#contract/claim-shapes.ts';
import { getClaim, getClaimById } from '#contract/claims.ts';
import { queryFor } from '#web/browser/queries.ts';
import { type CaseAction, toCaseAction } from '#web/features/cases/case-action.ts';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';

export const toClaimAction = <Input>(action: CaseAction<Input, Claim>) => toCaseAction(action, { queue: '/api/admin/claims', save });

export const useClaimMutation = <Input = void>(action: CaseAction<Input, Claim>) => useActionMutation<Input, Claim>(toClaimAction(action));

function save(client: QueryClient, claim: Claim): void {
	client.setQueryData(queryFor(getClaim, { params: { id: claim.bookingId } }).queryKey, claim);
	client.setQueryData(queryFor(getClaimById, { params: { id: claim.id } }).queryKey, claim);
}
