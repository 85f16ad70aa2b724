/** The code of the e-mail, typed: it is sent as the dialog opens, and again when asked for. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { EMAIL_CODE_LENGTH, sendEmailCode, verifyEmail } from '#contract/account.ts';
import { foldDigits } from '#contract/digits.ts';
import { useResend } from '../../../../account/use-resend.ts';
import { call, isRefusal } from '../../../../api.ts';
import { userRead } from '../../../../session/current-user.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useErrorText } from '../../../../ui/error-text.ts';
import { Field, FieldError, Input } from '../../../../ui/field.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useProfileTexts } from '../texts.ts';

type EmailDialogProps = { email: string; open: boolean; onOpenChange(open: boolean): void };

export function EmailDialog({ email, open, onOpenChange }: EmailDialogProps) {
	const { email: t } = useProfileTexts();
	const form = useId();
	const [code, setCode] = useState('');
	const { send, sentAt } = useSending(open);
	const verify = useVerifying(() => onOpenChange(false));
	const whole = code.length === EMAIL_CODE_LENGTH;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (whole && !verify.isPending) verify.mutate(code);
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => {
				setCode('');
				verify.reset();
				onOpenChange(next);
			}}
			title={t.title}
			footer={
				<div className="flex flex-wrap items-center justify-between gap-3">
					<Resend sentAt={sentAt} busy={send.isPending} onResend={() => send.mutate()} />
					<Button type="submit" form={form} variant="primary" disabled={!whole} busy={verify.isPending && t.verifying} className="min-w-32">
						{t.submit}
					</Button>
				</div>
			}
		>
			<form id={form} method="post" onSubmit={submit} noValidate className="space-y-5">
				<p role="status">
					{send.isPending ? (
						t.sending
					) : send.isSuccess ? (
						<>
							{t.sent[0]} <bdi className="break-words font-semibold">{email}</bdi>
							{t.sent[1]}
						</>
					) : null}
				</p>
				{send.error && <FieldError>{t.sendFailed}</FieldError>}
				<Field label={t.code} error={isRefusal(verify.error, 'CODE_INVALID') ? t.invalid : verify.error?.fields.code}>
					<Input
						name="code"
						autoComplete="one-time-code"
						autoCapitalize="characters"
						spellCheck={false}
						dir="ltr"
						value={code}
						onChange={(event) => setCode(typed(event.currentTarget.value))}
						className="numbers h-14 text-center font-semibold text-xl tracking-[0.4em]"
					/>
				</Field>
			</form>
		</Dialog>
	);
}

/** As the code is written: upper-case, without what was pasted around it. */
const typed = (text: string): string =>
	foldDigits(text)
		.toUpperCase()
		.replace(/[^A-Z0-9]/g, '')
		.slice(0, EMAIL_CODE_LENGTH);

function Resend({ sentAt, busy, onResend }: { sentAt: number; busy: boolean; onResend(): void }) {
	const { email: t } = useProfileTexts();
	const left = useResend(sentAt);
	return (
		<Button variant="quiet" className="numbers -ms-4" disabled={left !== null} busy={busy && t.sending} onClick={onResend}>
			{left ? t.resendIn(left) : t.resend}
		</Button>
	);
}

/** Sends a code each time the dialog opens, unless one went out a moment ago. */
function useSending(open: boolean) {
	const { email: t } = useProfileTexts();
	const toast = useToast();
	const errorText = useErrorText();
	const client = useQueryClient();
	const [sentAt, setSentAt] = useState(0);
	const send = useMutation({
		mutationFn: () => call(sendEmailCode),
		onSuccess: () => setSentAt(Date.now()),
		onError: (error) => {
			toast({ title: t.sendFailed, description: errorText(error), tone: 'danger' });
			// Verified from another tab: the page says so.
			if (isRefusal(error, 'EMAIL_ALREADY_VERIFIED')) void client.invalidateQueries({ queryKey: userRead.queryKey });
		},
	});
	const { mutate } = send;
	useEffect(() => {
		if (open) mutate();
	}, [open, mutate]);
	return { send, sentAt };
}

function useVerifying(onDone: () => void) {
	const { email: t } = useProfileTexts();
	const toast = useToast();
	const errorText = useErrorText();
	const client = useQueryClient();
	return useMutation({
		mutationFn: (code: string) => call(verifyEmail, { body: { code } }),
		onSuccess: () => {
			void client.invalidateQueries({ queryKey: userRead.queryKey });
			toast({ title: t.done, tone: 'positive' });
			onDone();
		},
		onError: (error) => toast({ title: t.error, description: errorText(error, t.invalid), tone: 'danger' }),
	});
}
