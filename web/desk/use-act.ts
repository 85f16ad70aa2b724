/** One act of an admin: its call, what is said about it, and everything that shows its subject read anew. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../fetching.ts';
import { readsPath } from '../queries.ts';
import { useErrorText } from '../ui/error-text.ts';
import { useToast } from '../ui/toast.tsx';

type Act<Given, Answer> = {
	call(given: Given): Promise<Answer>;
	/** The calls whose answers show what was done. */
	shownIn: ReadonlyArray<{ path: string }>;
	done: string;
	failed: string;
	/** Its window closes before anything is read anew. */
	onDone?(answer: Answer): void;
};

export function useAct<Given, Answer = unknown>({ call, shownIn, done, failed, onDone }: Act<Given, Answer>) {
	const client = useQueryClient();
	const toast = useToast();
	const errorText = useErrorText();
	const shows = shownIn.map(({ path }) => readsPath(path));
	const refresh = () => client.invalidateQueries({ predicate: (query) => shows.some((each) => each(query)) });
	return useMutation<Answer, ApiError, Given>({
		mutationFn: call,
		onSuccess: async (answer) => {
			onDone?.(answer);
			toast({ title: done, tone: 'positive' });
			await refresh();
		},
		onError: (error) => {
			toast({ title: failed, description: errorText(error), tone: 'danger' });
			// Somebody else was quicker: what is shown is out of date.
			if (error.status === 409 || error.status === 404) void refresh();
		},
	});
}
