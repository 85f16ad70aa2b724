/** Second step of signing up: entering the code that was sent to the address creates the account. */
import { confirmSignUp } from '#contract/sign-in.ts';
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
import type { SignUpTexts } from './texts.en.ts';

type ConfirmFormProps = {
	email: string;
	/** When the last code was sent, in milliseconds. */
	sentAt: number;
	/** Signs up again with the same details. */
	resend(): Promise<unknown>;
	onChangeEmail(): void;
	onDone(): void;
};

export function ConfirmForm({ email, sentAt, resend, onChangeEmail, onDone }: ConfirmFormProps) {
	const { confirm: t } = useScreenTexts<SignUpTexts>();
	const errorText = useErrorText();
	const { form, wrong, error, busy } = useFormMutation(
		(data) => call(confirmSignUp, { body: { email, code: fieldOf(data, 'code') } }),
		onDone,
	);
	const refused = isRefusal(error, 'CODE_INVALID');
	return (
		<CodeForm
			form={{ ...form, 'aria-label': t.title }}
			sentTo={{ email }}
			texts={t}
			error={wrong.code ?? (refused ? errorText(error) : undefined)}
			busy={busy}
			isLarge
			failure={error}
			onChangeAddress={onChangeEmail}
			sentAt={sentAt}
			resend={<Resend sentAt={sentAt} resend={resend} />}
		>
			{!refused && <Failure error={error} fallback={t.failed} />}
			<OutboxHint />
		</CodeForm>
	);
}

function Resend({ sentAt, resend }: Pick<ConfirmFormProps, 'sentAt' | 'resend'>) {
	const { confirm: t } = useScreenTexts<SignUpTexts>();
	const again = useActionMutation({ call: resend, failed: null });
	return (
		<>
			<ResendButton sentAt={sentAt} texts={t} busy={again.isPending} onResend={() => again.mutate()} />
			<div role="status" className="w-full text-muted text-sm">
				{again.isSuccess && t.resent}
			</div>
			<Failure error={again.error} fallback={t.resendFailed} />
		</>
	);
}
