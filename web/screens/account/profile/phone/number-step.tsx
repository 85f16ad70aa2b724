/** The number that a code is sent to. */
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { sendPhoneCode } from '#contract/account.ts';
import { PhoneInput } from '../../../../account/phone-input.tsx';
import { call } from '../../../../api.ts';
import { Button } from '../../../../ui/button.tsx';
import { useErrorText } from '../../../../ui/error-text.ts';
import { Field } from '../../../../ui/field.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useProfileTexts } from '../texts.ts';

type NumberStepProps = {
	typed: string;
	keep(phone: string): void;
	/** There is no number yet. */
	none: boolean;
	onSent(phone: string): void;
	/** Leaves the number that is there as it is. */
	onKeep: (() => void) | null;
};

export function NumberStep({ typed, keep, none, onSent, onKeep }: NumberStepProps) {
	const { phone: t } = useProfileTexts();
	const toast = useToast();
	const errorText = useErrorText();
	const send = useMutation({
		mutationFn: async (phone: string) => {
			await call(sendPhoneCode, { body: { phone } });
			return phone;
		},
		onSuccess: onSent,
		onError: (error) => {
			if (!error.fields.phone) toast({ title: t.sendFailed, description: errorText(error, t.tryAgain), tone: 'danger' });
		},
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
