/** A change to a renter's claim (made, accepted, contested, decided …). */
import type { RenterClaim } from '#contract/renter-claim-shapes.ts';
import { getRenterClaimById } from '#contract/renter-claims.ts';
import { queryFor } from '#web/browser/queries.ts';
import { type Action, hasFieldErrors, useActionMutation } from '#web/ui/use-action-mutation.ts';

type RenterClaimAction<Input> = Omit<Action<Input, RenterClaim>, 'refreshes' | 'onDone' | 'onOutdated' | 'isShownElsewhere'> & {
	/** Closes the dialog, after the change and where it is no longer possible. */
	onClose?(): void;
};

export const useRenterClaimMutation = <Input = void>({ onClose, ...action }: RenterClaimAction<Input>) =>
	useActionMutation<Input, RenterClaim>({
		...action,
		refreshes: ['/api/bookings', '/api/owner', '/api/admin/renter-claims', '/api/settlement'],
		isShownElsewhere: hasFieldErrors,
		onDone: (claim, _, client) => {
			client.setQueryData(queryFor(getRenterClaimById, { params: { id: claim.id } }).queryKey, claim);
			onClose?.();
		},
		onOutdated: () => onClose?.(),
	});
