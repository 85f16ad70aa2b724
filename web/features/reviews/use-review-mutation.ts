/** A change to a review. What was typed stays where it failed. */
import { type Action, hasFieldErrors, useActionMutation } from '#web/ui/use-action-mutation.ts';

/** Lists of reviews, and what says of a trip whether it was reviewed. */
const showsReviews = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => /\/reviews(\?|$)/.test(String(queryKey[0]));

export function useReviewMutation<Input, Answer>(action: Omit<Action<Input, Answer>, 'refreshes' | 'isShownElsewhere'>) {
	return useActionMutation<Input, Answer>({ ...action, refreshes: showsReviews, isShownElsewhere: hasFieldErrors });
}
