/** Number step of phone verification. */
import type { FormEvent } from 'react';
import { sendPhoneCode } from '#contract/account.ts';
import { call } from '#web/browser/api.ts';
import { PhoneInput } from '#web/features/account/phone-input.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ProfileTexts } from '../texts.en.ts';

type NumberStepProps = {
	typed: string;
	keep(phone: string): void;
	/** There is no number yet. */
	none: boolean;
	onSent(phone: string): void;
	/** Keeps the existing number. */
	onKeep: (() => void) | null;
};

export function NumberStep({ typed, keep, none, onSent, onKeep }: NumberStepProps) {
	const { phone: t } = useScreenTexts<ProfileTexts>();
	const errorText = useErrorText();
	const send = useActionMutation({
		call: (phone: string) => call(sendPhoneCode, { body: { phone } }),
		failed: t.sendFailed,
		describeError: (error) => errorText(error, t.tryAgain),
		isShownElsewhere: ({ fields }) => 'phone' in fields,
		onDone: (_, phone) => onSent(phone),
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		send.mutate(typed);
	};
	return (
		<form method="post" onSubmit={submit} noValidate className="max-w-md space-y-4">
			{none && <p className="text-muted">{t.none}</p>}
			<Field label={t.label} hint={t.hint} error={send.error?.fields.phone}>
				<PhoneInput typed={typed} keep={keep} />
			</Field>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={send.isPending && t.sending}>
					{t.send}
				</Button>
				{onKeep && (
					<Button variant="quiet" onClick={onKeep}>
						{t.keep}
					</Button>
				)}
			</div>
		</form>
	);
}
