/** Records the bank's result of a payout: paid with a reference, or returned with a reason; and retry. */
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminPayout, markPayoutFailed, markPayoutPaid, retryPayout } from '#contract/payout-batches.ts';
import { call } from '#web/browser/api.ts';
import type { ApiError } from '#web/browser/fetching.ts';
import { ownerNameOf } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { AdminPayoutTexts } from './texts.en.ts';

/** Lists, sums and batches are refetched after each change; a failure is displayed beside its button. */
export function usePayoutMutation<Input>(send: (input: Input) => Promise<unknown>, { done }: { done: string }, onDone?: () => void) {
	return useActionMutation<Input>({
		call: send,
		refreshes: ['/api/admin/payouts', '/api/admin/payout-batches'],
		done,
		failed: null,
		onDone: () => onDone?.(),
	});
}

export function PayoutActions({ payout }: { payout: AdminPayout }) {
	if (payout.state === 'SENT') return <BankResult payout={payout} />;
	return payout.state === 'FAILED' ? <Retry payout={payout} /> : null;
}

function BankResult({ payout }: { payout: AdminPayout }) {
	const { adminPayout: t } = useScreenTexts<{ adminPayout: AdminPayoutTexts }>();
	const { format, language } = useLanguage();
	const [open, setOpen] = useState<'pay' | 'fail' | null>(null);
	const close = () => setOpen(null);
	const params = { id: payout.id };
	const pay = usePayoutMutation((bankReference: string) => call(markPayoutPaid, { params, body: { bankReference } }), t.pay, close);
	const fail = usePayoutMutation((reason: string) => call(markPayoutFailed, { params, body: { reason } }), t.fail, close);
	const lead = t.of(format.jod(payout.amountJod), ownerNameOf(payout, language));
	return (
		<div className="flex flex-wrap gap-2 *:whitespace-nowrap">
			<Button onClick={() => setOpen('pay')}>{t.pay.open}</Button>
			<Button variant="quiet" onClick={() => setOpen('fail')}>
				{t.fail.open}
			</Button>
			<OneFieldDialog
				open={open === 'pay'}
				onClose={close}
				act={pay}
				name="bankReference"
				lead={lead}
				words={{ ...t.pay, label: t.pay.reference, cancel: t.cancel }}
			/>
			<OneFieldDialog
				open={open === 'fail'}
				onClose={close}
				act={fail}
				name="reason"
				lead={lead}
				words={{ ...t.fail, label: t.fail.reason, cancel: t.cancel }}
			/>
		</div>
	);
}

function Retry({ payout }: { payout: AdminPayout }) {
	const { retry: t } = useScreenTexts<{ adminPayout: AdminPayoutTexts }>().adminPayout;
	const errorText = useErrorText();
	const act = usePayoutMutation(() => call(retryPayout, { params: { id: payout.id } }), t);
	return (
		<>
			<Button busy={act.isPending && t.busy} onClick={() => act.mutate(undefined)}>
				{t.open}
			</Button>
			{act.error && <FieldError>{errorText(act.error, t.failed)}</FieldError>}
		</>
	);
}

type OneFieldDialogProps = {
	open: boolean;
	onClose(): void;
	act: UseMutationResult<unknown, ApiError, string>;
	name: string;
	lead: string;
	words: { title: string; label: string; hint: string; confirm: string; busy: string; failed: string; cancel: string };
};

/** A dialog with one text field as confirmation. */
export function OneFieldDialog({ open, onClose, act, name, lead, words }: OneFieldDialogProps) {
	const errorText = useErrorText();
	const wrong = act.error?.fields[name];
	return (
		<ReasonDialog
			open={open}
			onOpenChange={(next) => !next && onClose()}
			title={words.title}
			description={lead}
			texts={{ label: words.label, hint: words.hint, back: words.cancel, confirm: words.confirm, busy: words.busy }}
			name={name}
			rows={1}
			dir="auto"
			maxLength={300}
			variant="primary"
			whenEmpty="send"
			busy={act.isPending}
			error={wrong}
			onSubmit={act.mutate}
		>
			{act.error && !wrong && <FieldError>{errorText(act.error, words.failed)}</FieldError>}
		</ReasonDialog>
	);
}
