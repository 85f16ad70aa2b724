/** Number step of phone sign-in. */
import { sendSignInCode } from '#contract/sign-in.ts';
import { call } from '#web/browser/api.ts';
import { PhoneInput } from '#web/features/account/phone-input.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Failure } from '../auth-page.tsx';
import { fieldOf, useFormMutation } from '../use-form-call.ts';
import type { SignInTexts } from './texts.en.ts';

type PhoneFormProps = { typed: string; keep(phone: string): void; onSent(phone: string): void };

export function PhoneForm({ typed, keep, onSent }: PhoneFormProps) {
	const { phone: t } = useScreenTexts<SignInTexts>();
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
