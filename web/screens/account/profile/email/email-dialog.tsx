/** Verification of the e-mail address: a code is sent when the dialog opens, and again on request. */
import { type FormEvent, useEffect, useId, useState } from 'react';
import { EMAIL_CODE_LENGTH, sendEmailCode, verifyEmail } from '#contract/account.ts';
import { call, isRefusal } from '#web/browser/api.ts';
import { CodeInput } from '#web/features/account/code-input.tsx';
import { ResendButton } from '#web/features/account/resend-button.tsx';
import { useSpentCode } from '#web/features/account/spent-code.ts';
import { userRead } from '#web/features/session/current-user.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ProfileTexts } from '../texts.en.ts';

type EmailDialogProps = { email: string; open: boolean; onOpenChange(open: boolean): void };

export default function EmailDialog({ email, open, onOpenChange }: EmailDialogProps) {
	const { email: t } = useScreenTexts<ProfileTexts>();
	const form = useId();
	const [code, setCode] = useState('');
	const { send, sentAt } = useSending(open);
	const verify = useVerifying(() => onOpenChange(false));
	const spent = useSpentCode(verify.error, sentAt);
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
					<ResendButton sentAt={sentAt} texts={t} busy={send.isPending} onResend={() => send.mutate()} className="-ms-4" />
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
				<Field label={t.code} error={isRefusal(verify.error, 'CODE_INVALID') ? (spent ?? t.invalid) : verify.error?.fields.code}>
					<CodeInput kind="letters" value={code} onChange={setCode} />
				</Field>
			</form>
		</Dialog>
	);
}

/** Sends a code each time the dialog opens, unless one was sent just now. */
function useSending(open: boolean) {
	const { email: t } = useScreenTexts<ProfileTexts>();
	const [sentAt, setSentAt] = useState(0);
	const send = useActionMutation({
		call: () => call(sendEmailCode),
		failed: t.sendFailed,
		onDone: () => setSentAt(Date.now()),
		// Verified in another tab: the page is refreshed.
		refreshes: [userRead.queryKey[0]],
	});
	const { mutate } = send;
	useEffect(() => {
		if (open) mutate();
	}, [open, mutate]);
	return { send, sentAt };
}

function useVerifying(onDone: () => void) {
	const { email: t } = useScreenTexts<ProfileTexts>();
	const errorText = useErrorText();
	return useActionMutation({
		call: (code: string) => call(verifyEmail, { body: { code } }),
		refreshes: [userRead.queryKey[0]],
		done: t.done,
		failed: t.error,
		describeError: (error) => errorText(error, t.invalid),
		onDone,
	});
}
