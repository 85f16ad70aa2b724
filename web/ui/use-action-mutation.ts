/** A change that the user requested: its call, a toast about the result, and a refetch of everything that displays its subject. */
import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#web/browser/fetching.ts';
import { matchesPath } from '#web/browser/queries.ts';
import { useErrorText } from './error-text.ts';
import { useToast } from './toast.tsx';

type Toast = { title: string; description?: string | undefined };
type ReadQuery = { queryKey: readonly unknown[] };

/** Queries that show the change: paths of their calls (with everything below them), or a predicate. */
export type Shows = ReadonlyArray<string | { path: string }> | ((query: ReadQuery) => boolean);

export type Action<Input, Answer> = {
	call(input: Input): Promise<Answer>;
	/** Refetched after the change, and if another person acted first (404, 409). */
	refreshes?: Shows;
	/** Text of the toast; omitted if the page itself shows the success. */
	done?: string | ((answer: Answer, input: Input) => Toast | string);
	/** The title of the toast about a failure; null if the failure is displayed beside the button. */
	failed: string | null;
	/** The second line of that toast; by default the sentence for the error's code. */
	describeError?(error: ApiError): string;
	/** Runs before anything is refetched: a dialog closes at once. */
	onDone?(answer: Answer, input: Input, client: QueryClient): void;
	/** Runs after every failure that is not displayed elsewhere. */
	onFailed?(error: ApiError): void;
	/** Runs if another person acted first (404, 409): the displayed state is outdated. */
	onOutdated?(error: ApiError): void;
	/** True if the failure is displayed elsewhere: no toast, and nothing is refetched. */
	isShownElsewhere?(error: ApiError): boolean;
};

const isOutdated = ({ status }: ApiError): boolean => status === 404 || status === 409;

/** For `isShownElsewhere` in a form that displays errors at its fields. */
export const hasFieldErrors = ({ fields }: ApiError): boolean => Object.keys(fields).length > 0;

/** `const cancel = useActionMutation({ call: (reason: string) => call(cancelBooking, …), refreshes: [listBookings], done: t.done, failed: t.failed })` */
export function useActionMutation<Input = void, Answer = unknown>(
	action: Action<Input, Answer>,
): UseMutationResult<Answer, ApiError, Input> {
	const { call, refreshes, done, failed, describeError, onDone, onFailed, onOutdated, isShownElsewhere } = action;
	const client = useQueryClient();
	const toast = useToast();
	const errorText = useErrorText();
	const refresh = async () => {
		if (refreshes) await client.invalidateQueries({ predicate: toPredicate(refreshes) });
	};
	return useMutation<Answer, ApiError, Input>({
		mutationFn: call,
		onSuccess: async (answer, input) => {
			onDone?.(answer, input, client);
			const text = typeof done === 'function' ? done(answer, input) : done;
			if (text) toast({ ...(typeof text === 'string' ? { title: text } : text), tone: 'positive' });
			await refresh();
		},
		onError: (error) => {
			if (isShownElsewhere?.(error)) return;
			if (failed !== null) toast({ title: failed, description: (describeError ?? errorText)(error), tone: 'danger' });
			onFailed?.(error);
			if (!isOutdated(error)) return;
			onOutdated?.(error);
			void refresh();
		},
	});
}

function toPredicate(shows: Shows): (query: ReadQuery) => boolean {
	if (typeof shows === 'function') return shows;
	const predicates = shows.map((each) => matchesPath(typeof each === 'string' ? each : each.path));
	return (query) => predicates.some((matches) => matches(query));
}
