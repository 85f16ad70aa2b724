/** A change to what is held for fines or to a fine: the answer is shown at once, and everything that shows it is loaded again. */
import type { QueryClient } from '@tanstack/react-query';
import { type FineHold, getFineHold } from '#contract/fines.ts';
import { queryFor } from '#web/browser/queries.ts';
import { type Action, useActionMutation } from '#web/ui/use-action-mutation.ts';

type FineAction<Input> = Omit<Action<Input, FineHold>, 'refreshes' | 'onDone' | 'onOutdated'> & {
	/** Closes the dialog, after the change and where it is no longer possible. */
	onClose(): void;
};

/** For `useActionForm`, where the change is a form of several fields. */
export function toFineAction<Input>({ onClose, ...action }: FineAction<Input>) {
	return {
		...action,
		refreshes: ['/api/bookings', '/api/owner', '/api/admin/fines', '/api/settlement'],
		onDone: (answer: FineHold, _: unknown, client: QueryClient) => {
			client.setQueryData(queryFor(getFineHold, { params: { id: answer.bookingId } }).queryKey, answer);
			onClose();
		},
	};
}

export const useFineMutation = <Input = void>(action: FineAction<Input>) =>
	useActionMutation<Input, FineHold>({ ...toFineAction(action), onOutdated: () => action.onClose() });
