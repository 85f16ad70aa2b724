/** One act on a review: its call, a word about how it went, and everything that shows reviews read anew. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../fetching.ts';
import { useErrorText } from '../ui/error-text.ts';
import { useToast } from '../ui/toast.tsx';

/** Lists of reviews, and what says of a trip how its own stand. */
const showsReviews = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => /\/reviews(\?|$)/.test(String(queryKey[0]));

type Act<Answer> = { done(answer: Answer): { title: string; description?: string }; failed: string; onDone?(answer: Answer): void };

/** What was typed stays where it failed. */
export function useReviewCall<Given, Answer>(call: (given: Given) => Promise<Answer>, { done, failed, onDone }: Act<Answer>) {
	const client = useQueryClient();
	const toast = useToast();
	const errorText = useErrorText();
	return useMutation<Answer, ApiError, Given>({
		mutationFn: call,
		onSuccess: async (answer) => {
			onDone?.(answer);
			toast({ ...done(answer), tone: 'positive' });
			await client.invalidateQueries({ predicate: showsReviews });
		},
		onError: (error) => {
			if (Object.keys(error.fields).length > 0) return;
			toast({ title: failed, description: errorText(error), tone: 'danger' });
			// Somebody or something else was faster: what is shown is out of date.
			if (error.status === 409 || error.status === 404) void client.invalidateQueries({ predicate: showsReviews });
		},
	});
}
