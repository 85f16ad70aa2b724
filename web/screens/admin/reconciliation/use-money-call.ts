/** One act on this page: its call, and the page read anew afterwards. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getTrialBalance } from '#contract/ledger.ts';
import { getReconciliation } from '#contract/reconciliation.ts';
import type { ApiError } from '../../../fetching.ts';
import { read } from '../../../queries.ts';
import { useErrorText } from '../../../ui/error-text.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useReconciliationTexts } from './texts.ts';

/** `done` is what the toast says; `onDone` closes a window before anything is read anew. */
export function useMoneyCall<Given>(act: { call(given: Given): Promise<unknown>; done: string; onDone?(): void }) {
	const t = useReconciliationTexts();
	const client = useQueryClient();
	const toast = useToast();
	const errorText = useErrorText();
	const refresh = () =>
		Promise.all([getReconciliation, getTrialBalance].map((each) => client.invalidateQueries({ queryKey: read(each).queryKey })));
	return useMutation<unknown, ApiError, Given>({
		mutationFn: act.call,
		onSuccess: async () => {
			act.onDone?.();
			toast({ title: act.done, tone: 'positive' });
			await refresh();
		},
		onError: (error) => {
			toast({ title: t.failed, description: errorText(error), tone: 'danger' });
			// Somebody else has seen to it, or it is gone: what is shown is out of date.
			if (error.status === 409 || error.status === 404) {
				act.onDone?.();
				void refresh();
			}
		},
	});
}
