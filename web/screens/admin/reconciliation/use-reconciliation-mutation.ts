/** A change on this page; the whole page is loaded again afterwards. */
import { getTrialBalance } from '#contract/ledger.ts';
import { getReconciliation } from '#contract/reconciliation.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { type Action, useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ReconciliationTexts } from './texts.en.ts';

type ReconciliationAction<Input> = Pick<Action<Input, unknown>, 'call' | 'done'> & {
	/** Closes the dialog, after the change and where it is no longer possible. */
	onClose?(): void;
};

export function useReconciliationMutation<Input>({ onClose, ...action }: ReconciliationAction<Input>) {
	const { failed } = useScreenTexts<ReconciliationTexts>();
	const close = () => onClose?.();
	return useActionMutation<Input>({ ...action, failed, refreshes: [getReconciliation, getTrialBalance], onDone: close, onOutdated: close });
}
