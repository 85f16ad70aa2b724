/** A change to a renter's claim (made, accepted, contested, decided …). */
import type { QueryClient } from '@tanstack/react-query';
import type { RenterClaim } from '#contract/renter-claim-shapes.ts';
import { getRenterClaimById } from '#contract/renter-claims.ts';
import { queryFor } from '#web/browser/queries.ts';
import { type CaseAction, toCaseAction } from '#web/features/cases/case-action.ts';
import { hasFieldErrors, useActionMutation } from '#web/ui/use-action-mutation.ts';

export const useRenterClaimMutation = <Input = void>(action: CaseAction<Input, RenterClaim>) =>
	useActionMutation<Input, RenterClaim>({
		...toCaseAction(action, { queue: '/api/admin/renter-claims', save }),
		isShownElsewhere: hasFieldErrors,
	});

function save(client: QueryClient, claim: RenterClaim): void {
	client.setQueryData(queryFor(getRenterClaimById, { params: { id: claim.id } }).queryKey, claim);
}
