/** An action on a review. Typed text is preserved if it fails. */
import { type Action, hasFieldErrors, useActionMutation } from '#web/ui/use-action-mutation.ts';

/** Review lists, and the review state of trips. */
const showsReviews = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => /\/reviews(\?|$)/.test(String(queryKey[0]));

export function useReviewMutation<Input, Answer>(action: Omit<Action<Input, Answer>, 'refreshes' | 'isShownElsewhere'>) {
	return useActionMutation<Input, Answer>({ ...action, refreshes: showsReviews, isShownElsewhere: hasFieldErrors });
}
