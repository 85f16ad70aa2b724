/** Form for a new promo code. There is none for changes, because the discount of a code never changes. */
import { type ReactNode, useState } from 'react';
import type { createOwnerPromoCode, createPromoCode, PromoCode } from '#contract/promo-codes.ts';
import { ammanDate } from '#contract/time.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Checkbox, Field, FieldError, Input, Select } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import type { PromoCodeTexts } from './texts.en.ts';

/** Addresses of car pages, or their last part. */
export type CarChoice = { chosen: readonly string[]; choose(cars: readonly string[]): void; error: string | undefined };

type Values = {
	code: string;
	kind: 'percent' | 'amount';
	value: string;
	validFrom: string;
	validUntil: string;
	minRentalJod: string;
	maxUses: string;
	maxUsesPerPerson: string;
	firstBookingOnly: boolean;
	cars: 'all' | 'chosen';
};

type CodeFormProps = { create: typeof createPromoCode | typeof createOwnerPromoCode; chooseCars(choice: CarChoice): ReactNode };

export function CodeForm({ create, chooseCars }: CodeFormProps) {
	const {
		promo: { create: title, form: t },
	} = useScreenTexts<{ promo: PromoCodeTexts }>();
	const errorText = useErrorText();
	const [cars, choose] = useState<readonly string[]>([]);
	const keyFor = useIdempotencyKey();
	const today = ammanDate(new Date());
	const { form, field, props, send, errors } = useActionForm<Values, PromoCode>({
		defaultValues: {
			...{ code: '', kind: 'percent', value: '', validFrom: today, validUntil: '', minRentalJod: '' },
			...{ maxUses: '', maxUsesPerPerson: '1', firstBookingOnly: false, cars: 'all' },
		},
		call: ({ kind, value, cars: scope, ...typed }) => {
			const body = { ...typed, [kind === 'percent' ? 'percent' : 'amountJod']: value, ...(scope === 'chosen' && { cars: [...cars] }) };
			return call(create, { body, idempotencyKey: keyFor(body) });
		},
		refreshes: ['/api/admin/promo-codes', '/api/owner/promo-codes'],
		done: ({ code }) => t.created(code),
		failed: null,
		onDone: (_, { reset }) => {
			choose([]);
			reset();
		},
	});
	const [kind, scope] = [form.watch('kind'), form.watch('cars')];
	return (
		<Panel title={title}>
			<form {...props} className="grid gap-4 lg:grid-cols-2" data-testid="promo-code-form">
				<Field label={t.code} hint={t.codeHint} error={errors.code} className="lg:col-span-2">
					<Input {...field('code')} dir="ltr" autoComplete="off" spellCheck={false} maxLength={40} className="uppercase rtl:text-end" />
				</Field>
				<Field label={t.kind}>
					<Select {...field('kind')}>
						<option value="percent">{t.percent}</option>
						<option value="amount">{t.amount}</option>
					</Select>
				</Field>
				<Field label={kind === 'percent' ? t.percentValue : t.amountValue} error={errors.percent ?? errors.amountJod}>
					<Input {...field('value')} inputMode="decimal" dir="ltr" className="rtl:text-end" />
				</Field>
				<Field label={t.from} error={errors.validFrom}>
					<DateInput {...field('validFrom')} />
				</Field>
				<Field label={t.until} hint={t.periodHint} error={errors.validUntil}>
					<DateInput {...field('validUntil')} />
				</Field>
				<Field label={t.maxUses} hint={t.maxUsesHint} error={errors.maxUses}>
					<Input {...field('maxUses')} inputMode="numeric" dir="ltr" className="rtl:text-end" />
				</Field>
				<Field label={t.perPerson} error={errors.maxUsesPerPerson}>
					<Input {...field('maxUsesPerPerson')} inputMode="numeric" dir="ltr" className="rtl:text-end" />
				</Field>
				<Field label={t.minimum} optional error={errors.minRentalJod}>
					<Input {...field('minRentalJod')} inputMode="decimal" dir="ltr" className="rtl:text-end" />
				</Field>
				<Field label={t.cars}>
					<Select {...field('cars')}>
						<option value="all">{t.all}</option>
						<option value="chosen">{t.chosen}</option>
					</Select>
				</Field>
				{scope === 'chosen' && <div className="lg:col-span-2">{chooseCars({ chosen: cars, choose, error: errors.cars })}</div>}
				<Checkbox label={t.firstOnly} {...form.register('firstBookingOnly')} className="lg:col-span-2" />
				<div className="lg:col-span-2">
					{send.error && Object.keys(errors).length === 0 && <FieldError>{errorText(send.error, t.failed)}</FieldError>}
					<Button type="submit" variant="primary" className="mt-2" busy={send.isPending && t.submitting}>
						{t.submit}
					</Button>
				</div>
			</form>
		</Panel>
	);
}
