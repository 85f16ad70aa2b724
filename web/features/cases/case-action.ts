/** A change to a case (stated, accepted, contested, decided …): the response is displayed at once, and everything that displays it is refetched. */
import type { QueryClient } from '@tanstack/react-query';
import type { Action } from '#web/ui/use-action-mutation.ts';

export type CaseAction<Input, Answer> = Omit<Action<Input, Answer>, 'refreshes' | 'onDone' | 'onOutdated'> & {
	/** Closes the dialog, after the change and if it is no longer possible. */
	onClose?(): void;
};

type Kind<Answer> = {
	/** Path of the admins' calls. */
	queue: string;
	save(client: QueryClient, answer: Answer): void;
};

/** For `useActionMutation`, or for `useActionForm` if the change is a form of several fields. */
export const toCaseAction = <Input, Answer>({ onClose, ...action }: CaseAction<Input, Answer>, { queue, save }: Kind<Answer>) => ({
	...action,
	refreshes: ['/api/bookings', '/api/owner', queue, '/api/settlement'],
	onDone: (answer: Answer, _: unknown, client: QueryClient) => {
		save(client, answer);
		onClose?.();
	},
	onOutdated: () => onClose?.(),
});
