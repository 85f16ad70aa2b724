/** A code by SMS or e-mail, sent on request. */
import { useState } from 'react';
import { sendConfirmCode } from '#contract/second-factor.ts';
import { call } from '#web/browser/api.ts';
import type { ApiError } from '#web/browser/fetching.ts';
import { CodeInput } from '#web/features/account/code-input.tsx';
import { useSpentCode } from '#web/features/account/spent-code.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { StepUpTexts } from './texts.en.ts';

type SentCodeProps = { texts: StepUpTexts; method: 'SMS_CODE' | 'EMAIL_CODE'; failure: ApiError | null; error: string | undefined };

export function SentCode({ texts: t, method, failure, error }: SentCodeProps) {
	const [sentAt, setSentAt] = useState(0);
	const send = useActionMutation({ call: () => call(sendConfirmCode), failed: t.sendFailed, onDone: () => setSentAt(Date.now()) });
	const spentText = useSpentCode(failure, sentAt);
	return (
		<div className="space-y-4">
			<div className="flex flex-wrap items-center gap-3">
				<Button busy={send.isPending && t.sending} onClick={() => send.mutate()}>
					{method === 'SMS_CODE' ? t.sendSms : t.sendEmail}
				</Button>
				<p role="status" className="text-muted text-sm">
					{send.isSuccess && t.sent}
				</p>
			</div>
			<Field label={t.code} error={error && (spentText ?? error)}>
				<CodeInput />
			</Field>
		</div>
	);
}
