/** Reauthentication: password, or a code if there is none. */
import { useState } from 'react';
import { sendDeletionCode } from '#contract/privacy.ts';
import { call, isRefusal } from '#web/browser/api.ts';
import type { ApiError } from '#web/browser/fetching.ts';
import { CodeInput } from '#web/features/account/code-input.tsx';
import { useSpentCode } from '#web/features/account/spent-code.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ProfileTexts } from '../texts.en.ts';

type ProofFieldProps = { proof: 'PASSWORD' | 'SMS_CODE' | 'EMAIL_CODE' | 'NONE'; wrong: ApiError | null };

export function ProofField({ proof, wrong }: ProofFieldProps) {
	const { privacy: t } = useScreenTexts<ProfileTexts>();
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
			return <SentCode failed={proof === 'SMS_CODE' ? t.smsFailed : t.emailFailed} wrong={wrong} />;
	}
}

function SentCode({ failed, wrong }: Pick<ProofFieldProps, 'wrong'> & { failed: string }) {
	const { privacy: t } = useScreenTexts<ProfileTexts>();
	const errorText = useErrorText();
	const [sentAt, setSentAt] = useState(0);
	const send = useActionMutation({ call: () => call(sendDeletionCode), failed, onDone: () => setSentAt(Date.now()) });
	const spentText = useSpentCode(wrong, sentAt);
	return (
		<div className="space-y-3">
			<div className="flex flex-wrap items-center gap-3">
				<Button busy={send.isPending && t.sendingCode} onClick={() => send.mutate()}>
					{t.sendCode}
				</Button>
				<p role="status" className="text-muted text-sm">
					{send.isSuccess && t.codeSent}
				</p>
			</div>
			<Field label={t.code} error={isRefusal(wrong, 'LEAVING_CODE_WRONG') ? (spentText ?? errorText(wrong)) : undefined}>
				<CodeInput className="numbers" />
			</Field>
		</div>
	);
}
