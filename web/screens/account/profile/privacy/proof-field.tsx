/** Reauthentication: password, or a code if there is none. */
import { sendDeletionCode } from '#contract/privacy.ts';
import { call, isRefusal } from '#web/browser/api.ts';
import type { ApiError } from '#web/browser/fetching.ts';
import { CodeInput } from '#web/features/account/code-input.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ProfileTexts } from '../texts.en.ts';

type ProofFieldProps = { proof: 'PASSWORD' | 'SMS_CODE' | 'EMAIL_CODE' | 'NONE'; wrong: ApiError | null };

export function ProofField({ proof, wrong }: ProofFieldProps) {
	const { privacy: t } = useScreenTexts<ProfileTexts>();
	const errorText = useErrorText();
	switch (proof) {
		case 'NONE':
			return null;
		case 'PASSWORD':
			return (
				<Field label={t.password} error={wrong?.fields.password}>
					<Input name="password" type="password" autoComplete="current-password" dir="ltr" className="rtl:text-end" />
				</Field>
			);
		case 'SMS_CODE':
		case 'EMAIL_CODE':
			return (
				<div className="space-y-3">
					<SendCode failed={proof === 'SMS_CODE' ? t.smsFailed : t.emailFailed} />
					<Field label={t.code} error={isRefusal(wrong, 'LEAVING_CODE_WRONG') ? errorText(wrong) : undefined}>
						<CodeInput className="numbers" />
					</Field>
				</div>
			);
	}
}

function SendCode({ failed }: { failed: string }) {
	const { privacy: t } = useScreenTexts<ProfileTexts>();
	const send = useActionMutation({ call: () => call(sendDeletionCode), failed });
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button busy={send.isPending && t.sendingCode} onClick={() => send.mutate()}>
				{t.sendCode}
			</Button>
			<p role="status" className="text-muted text-sm">
				{send.isSuccess && t.codeSent}
			</p>
		</div>
	);
}
