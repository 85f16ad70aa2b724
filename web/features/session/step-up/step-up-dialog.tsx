/** Reauthentication: by passkey or code if the account has a second factor, otherwise by password or a code that is sent. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type ConfirmMethod, confirmIdentity, getConfirmation } from '#contract/second-factor.ts';
import { call } from '#web/browser/api.ts';
import type { ApiError } from '#web/browser/fetching.ts';
import { queryFor } from '#web/browser/queries.ts';
import { FactorChoice } from '#web/features/second-factor/factor-choice.tsx';
import { FactorCodeField } from '#web/features/second-factor/factor-code-field.tsx';
import { answerWithPasskey } from '#web/features/second-factor/passkeys.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Input } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { SentCode } from './sent-code.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const words = { en, ar };

type StepUpDialogProps = { open: boolean; onClose(isConfirmed: boolean): void };

export default function StepUpDialog({ open, onClose }: StepUpDialogProps) {
	const t = words[useLanguage().language];
	const form = useId();
	const read = useQuery({ ...queryFor(getConfirmation), enabled: open, refetchOnMount: 'always', gcTime: 0 });
	// The former response may be outdated: the account may have a second factor by now.
	const methods = read.isFetching ? undefined : read.data?.methods;
	const [chosen, setChosen] = useState<ConfirmMethod | null>(null);
	const method = chosen ?? methods?.[0];
	const confirm = useMutation({
		mutationFn: async (typed: FormData) => call(confirmIdentity, { body: await toProof(method ?? 'NONE', typed) }),
		onSuccess: () => onClose(true),
	});
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		confirm.mutate(new FormData(event.currentTarget));
	};
	const choose = (next: ConfirmMethod) => {
		confirm.reset();
		setChosen(next);
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !next && !confirm.isPending && onClose(false)}
			title={t.title}
			description={t.lead}
			footer={
				<DialogActions back={t.back} busy={confirm.isPending} onBack={() => onClose(false)}>
					<Button type="submit" form={form} variant="primary" disabled={!method} busy={confirm.isPending && t.busy}>
						{method === 'PASSKEY' ? t.withPasskey : t.submit}
					</Button>
				</DialogActions>
			}
		>
			{read.isFetching && <Skeleton className="h-20 w-full" />}
			{read.error && !read.isFetching && <ErrorState error={read.error} retry={() => void read.refetch()} busy={false} className="py-4!" />}
			<form id={form} method="post" onSubmit={submit} noValidate className="space-y-4">
				{method && <Proof key={method} method={method} error={confirm.error} />}
			</form>
			{methods && method && <FactorChoice methods={methods} method={method} onChoose={choose} />}
		</Dialog>
	);
}

/** The person's input, with the error. */
function Proof({ method, error }: { method: ConfirmMethod; error: ApiError | null }) {
	const t = words[useLanguage().language];
	const errorText = useErrorText();
	const failure = error ? (error.fields.password ?? error.fields.code ?? errorText(error, t.failed)) : undefined;
	switch (method) {
		case 'PASSKEY':
		case 'NONE':
			return (
				<>
					{method === 'PASSKEY' && <p>{t.passkeyLead}</p>}
					{failure && <FieldError>{failure}</FieldError>}
				</>
			);
		case 'PASSWORD':
			return (
				<Field label={t.password} error={failure}>
					<Input name="password" type="password" autoComplete="current-password" dir="ltr" className="rtl:text-end" autoFocus />
				</Field>
			);
		case 'SMS_CODE':
		case 'EMAIL_CODE':
			return <SentCode texts={t} method={method} failure={error} error={failure} />;
		case 'TOTP':
		case 'RECOVERY_CODE':
			return <FactorCodeField method={method} error={failure} />;
	}
}

async function toProof(method: ConfirmMethod, typed: FormData) {
	const text = (name: string) => String(typed.get(name) ?? '');
	if (method === 'PASSKEY') return { method, passkey: await answerWithPasskey() };
	if (method === 'PASSWORD') return { method, password: text('password') };
	if (method === 'NONE') return { method };
	return { method, code: text('code') };
}
