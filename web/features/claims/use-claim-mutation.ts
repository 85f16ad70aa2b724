/** A change to a claim (accept, contest, decide …). */
import type { QueryClient } from '@tanstack/react-query';
import type { Claim } from '#contract/claim-shapes.ts';
import { getClaim, getClaimById } from '#contract/claims.ts';
import { queryFor } from '#web/browser/queries.ts';
import { type Action, useActionMutation } from '#web/ui/use-action-mutation.ts';

type ClaimAction<Input> = Omit<Action<Input, Claim>, 'refreshes' | 'onDone' | 'onOutdated'> & {
	/** Closes the dialog, after the change and where it is no longer possible. */
	onClose?(): void;
};

/** For `useActionForm`, where the change is a form of several fields. */
export function toClaimAction<Input>({ onClose, ...action }: ClaimAction<Input>) {
	return {
		...action,
		refreshes: ['/api/bookings', '/api/owner', '/api/admin/claims', '/api/settlement'],
		onDone: (claim: Claim, _: unknown, client: QueryClient) => {
			saveInCache(client, claim);
			onClose?.();
		},
		onOutdated: () => onClose?.(),
	};
}

export const useClaimMutation = <Input = void>(action: ClaimAction<Input>) => useActionMutation<Input, Claim>(toClaimAction(action));

function saveInCache(client: QueryClient, claim: Claim): void {
	client.setQueryData(queryFor(getClaim, { params: { id: claim.bookingId } }).queryKey, claim);
	client.setQueryData(queryFor(getClaimById, { params: { id: claim.id } }).queryKey, claim);
}
