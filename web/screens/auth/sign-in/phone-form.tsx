/** The number that a code is sent to. */
import { sendSignInCode } from '#contract/identity.ts';
import { PhoneInput } from '../../../account/phone-input.tsx';
import { call } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Failure } from '../failure.tsx';
import { fieldOf, useFormMutation } from '../use-form-call.ts';
import { useSignInTexts } from './texts.ts';

type PhoneFormProps = { typed: string; keep(phone: string): void; onSent(phone: string): void };

export function PhoneForm({ typed, keep, onSent }: PhoneFormProps) {
	const { phone: t } = useSignInTexts();
	const { form, wrong, error, busy } = useFormMutation(async (data) => {
		const phone = fieldOf(data, 'phone');
		await call(sendSignInCode, { body: { phone } });
		return phone;
	}, onSent);
	return (
		<form {...form} className="space-y-5">
			<Field label={t.label} hint={t.hint} error={wrong.phone}>
				<PhoneInput typed={typed} keep={keep} />
			</Field>
			<Failure error={error} fallback={t.failed} />
			<Button type="submit" variant="primary" size="large" wide busy={busy && t.sending}>
				{t.send}
			</Button>
		</form>
	);
}
