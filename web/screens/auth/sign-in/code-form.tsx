/** Code step of phone sign-in: enter it, request another, or change the number. */
import { sendSignInCode, verifySignInCode } from '#contract/sign-in.ts';
import { call } from '#web/browser/api.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { CodeForm } from '#web/features/account/code-form.tsx';
import { ResendButton } from '#web/features/account/resend-button.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { Failure } from '../auth-page.tsx';
import { OutboxHint } from '../outbox-hint.tsx';
import { fieldOf, useFormMutation } from '../use-form-call.ts';
import type { SignInTexts } from './texts.en.ts';

type SignInCodeFormProps = { phone: string; sentAt: number; returnTo: string; onResent(): void; onChangePhone(): void };

export function SignInCodeForm({ phone, sentAt, returnTo, onResent, onChangePhone }: SignInCodeFormProps) {
	const { code: t, submit, busy: submitting } = useScreenTexts<SignInTexts>();
	const errorText = useErrorText();
	const { form, wrong, error, busy } = useFormMutation(
		(data) => call(verifySignInCode, { body: { phone, code: fieldOf(data, 'code') } }),
		() => location.assign(returnTo),
	);
	const refused = isRefusal(error, 'PHONE_CODE_WRONG');
	return (
		<CodeForm
			form={form}
			sentTo={{ phone }}
			texts={{ ...t, sent: t.lead, submit, busy: submitting }}
			error={wrong.code ?? (refused ? t.wrong(errorText(error)) : undefined)}
			busy={busy}
			isLarge
			failure={error}
			onChangeAddress={onChangePhone}
			sentAt={sentAt}
			resend={<Resend phone={phone} sentAt={sentAt} onResent={onResent} />}
		>
			{!refused && <Failure error={error} fallback={t.failed} />}
			<OutboxHint />
		</CodeForm>
	);
}

function Resend({ phone, sentAt, onResent }: Pick<SignInCodeFormProps, 'phone' | 'sentAt' | 'onResent'>) {
	const { code: t, phone: phoneTexts } = useScreenTexts<SignInTexts>();
	const send = useActionMutation({ call: () => call(sendSignInCode, { body: { phone } }), onDone: onResent, failed: null });
	return (
		<>
			<ResendButton sentAt={sentAt} texts={{ ...t, sending: t.resending }} busy={send.isPending} onResend={() => send.mutate()} />
			<div role="status" className="w-full text-muted text-sm">
				{send.isSuccess && t.resent}
			</div>
			<Failure error={send.error} fallback={phoneTexts.failed} />
		</>
	);
}
