/** A change to the held part or to a fine. */
import type { QueryClient } from '@tanstack/react-query';
import { type FineHold, getFineHold } from '#contract/fines.ts';
import { queryFor } from '#web/browser/queries.ts';
import { type CaseAction, toCaseAction } from '#web/features/cases/case-action.ts';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';

export const toFineAction = <Input>(action: CaseAction<Input, FineHold>) => toCaseAction(action, { queue: '/api/admin/fines', save });

export const useFineMutation = <Input = void>(action: CaseAction<Input, FineHold>) =>
	useActionMutation<Input, FineHold>(toFineAction(action));

function save(client: QueryClient, answer: FineHold): void {
	client.setQueryData(queryFor(getFineHold, { params: { id: answer.bookingId } }).queryKey, answer);
}
