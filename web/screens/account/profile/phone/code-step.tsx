/** Code step of phone verification: enter it, request another, or change the number. */
import type { FormEvent } from 'react';
import { sendPhoneCode, verifyPhone } from '#contract/account.ts';
import { call } from '#web/browser/api.ts';
import { CodeForm } from '#web/features/account/code-form.tsx';
import { ResendButton } from '#web/features/account/resend-button.tsx';
import { userRead } from '#web/features/session/current-user.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ProfileTexts } from '../texts.en.ts';

type CodeStepProps = { phone: string; sentAt: number; onResent(): void; onChangePhone(): void; onVerified(): void };

export function CodeStep({ phone, sentAt, onResent, onChangePhone, onVerified }: CodeStepProps) {
	const { phone: t } = useScreenTexts<ProfileTexts>();
	const errorText = useErrorText();
	const verify = useActionMutation({
		call: (code: string) => call(verifyPhone, { body: { phone, code } }),
		done: t.done,
		failed: t.failed,
		describeError: (error) => errorText(error, t.tryAgain),
		isShownElsewhere: ({ fields }) => 'code' in fields,
		onDone: async (_, __, client) => {
			await client.invalidateQueries({ queryKey: userRead.queryKey });
			onVerified();
		},
	});
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		verify.mutate(String(new FormData(event.currentTarget).get('code') ?? ''));
	};
	const wrong = verify.error && (verify.error.fields.code ?? errorText(verify.error, t.tryAgain));
	return (
		<CodeForm
			form={{ onSubmit }}
			sentTo={{ phone }}
			texts={{ sent: t.sent, label: t.code, submit: t.verify, busy: t.verifying, change: t.change }}
			error={wrong ?? undefined}
			busy={verify.isPending}
			failure={verify.error}
			onChangeAddress={onChangePhone}
			sentAt={sentAt}
			resend={<Resend phone={phone} sentAt={sentAt} onResent={onResent} />}
		/>
	);
}

function Resend({ phone, sentAt, onResent }: Pick<CodeStepProps, 'phone' | 'sentAt' | 'onResent'>) {
	const { phone: t } = useScreenTexts<ProfileTexts>();
	const errorText = useErrorText();
	const send = useActionMutation({
		call: () => call(sendPhoneCode, { body: { phone } }),
		failed: t.sendFailed,
		describeError: (error) => errorText(error, t.tryAgain),
		onDone: onResent,
	});
	return (
		<>
			<ResendButton sentAt={sentAt} texts={t} busy={send.isPending} onResend={() => send.mutate()} />
			<p role="status" className="w-full text-muted text-sm">
				{send.isSuccess && t.resent}
			</p>
		</>
	);
}
