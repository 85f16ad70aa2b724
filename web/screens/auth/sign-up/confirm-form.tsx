/** Second step of signing up: the code that was sent to the address makes the account. */
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { confirmSignUp } from '#contract/identity.ts';
import { call } from '#web/browser/api.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { CodeInput } from '#web/features/account/code-input.tsx';
import { ResendButton } from '#web/features/account/resend-button.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field } from '#web/ui/field.tsx';
import { Failure } from '../auth-page.tsx';
import { OutboxHint } from '../outbox-hint.tsx';
import { fieldOf, useFormMutation } from '../use-form-call.ts';
import type { SignUpTexts } from './texts.en.ts';

type ConfirmFormProps = {
	email: string;
	/** When the last code was sent, in milliseconds. */
	sentAt: number;
	/** Signs up once more with the same details. */
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
	const again = useMutation({ mutationFn: resend });
	const refused = isRefusal(error, 'CODE_INVALID');
	const problem = wrong.code ?? (refused ? errorText(error) : undefined);
	const input = useRef<HTMLInputElement>(null);
	// As it opens, and each time that the code was wrong.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new error
	useEffect(() => input.current?.focus(), [problem]);
	return (
		<form {...form} aria-label={t.title} className="space-y-5">
			<p>
				{t.sent[0]} <bdi className="break-words font-semibold">{email}</bdi>
				{t.sent[1]}
			</p>
			<Field label={t.label} hint={t.hint} error={problem}>
				<CodeInput ref={input} kind="letters" />
			</Field>
			{!refused && <Failure error={error} fallback={t.failed} />}
			<OutboxHint />
			<Button type="submit" variant="primary" size="large" wide busy={busy && t.busy}>
				{t.submit}
			</Button>
			<div className="flex flex-wrap justify-between gap-2">
				<Button variant="quiet" onClick={onChangeEmail} className="-ms-4">
					<ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
					{t.change}
				</Button>
				<ResendButton sentAt={sentAt} texts={t} busy={again.isPending} onResend={() => again.mutate()} />
			</div>
			<div role="status" className="w-full text-muted text-sm">
				{again.isSuccess && t.resent}
			</div>
			<Failure error={again.error} fallback={t.resendFailed} />
		</form>
	);
}
