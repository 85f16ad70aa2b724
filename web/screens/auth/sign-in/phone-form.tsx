/** The number that a code is sent to. */
import { clsx } from 'clsx';
import { sendSignInCode } from '#contract/identity.ts';
import { call } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Failure } from '../failure.tsx';
import { fieldOf, useFormCall } from '../use-form-call.ts';
import { isLocalNumber } from './prefix.ts';
import { useSignInTexts } from './texts.ts';

type PhoneFormProps = { typed: string; keep(phone: string): void; onSent(phone: string): void };

export function PhoneForm({ typed, keep, onSent }: PhoneFormProps) {
	const { phone: t } = useSignInTexts();
	const local = isLocalNumber(typed);
	const { form, wrong, error, busy } = useFormCall(async (data) => {
		const phone = fieldOf(data, 'phone');
		await call(sendSignInCode, { body: { phone } });
		return phone;
	}, onSent);
	return (
		<form {...form} className="space-y-5">
			<Field label={t.label} hint={t.hint} error={wrong.phone}>
				<span dir="ltr" className="numbers flex">
					<span
						className={clsx(
							'grid shrink-0 place-items-center rounded-s-control border border-control-line border-e-0 bg-sunken px-3 text-muted',
							!local && 'hidden',
						)}
					>
						+962
					</span>
					<Input
						name="phone"
						type="tel"
						inputMode="tel"
						autoComplete="tel"
						placeholder={local ? '7 9000 0000' : undefined}
						defaultValue={typed}
						onChange={(event) => keep(event.currentTarget.value)}
						className={clsx(local && 'rounded-s-none')}
					/>
				</span>
			</Field>
			<Failure error={error} fallback={t.failed} />
			<Button type="submit" variant="primary" size="large" wide busy={busy && t.sending}>
				{t.send}
			</Button>
		</form>
	);
}
