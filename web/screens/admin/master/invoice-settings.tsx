/** Settings of invoices: the tax that prices contain, and the issuer of invoices about the platform's fee. */
import { useQueryClient } from '@tanstack/react-query';
import { changeSettings, getSettings } from '#contract/admin.ts';
import { foldDigits } from '#contract/digits.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import type { SettingsAnswer } from './settings.tsx';
import type { MasterTexts } from './texts.en.ts';

type Values = { invoiceTaxPercent: string | number; sellerNameEn: string; sellerNameAr: string; sellerTaxNumber: string };

export function InvoiceSettings({ settings }: { settings: SettingsAnswer }) {
	const { settings: t } = useScreenTexts<MasterTexts>();
	const client = useQueryClient();
	const { invoiceTaxPercent, sellerNameEn, sellerNameAr, sellerTaxNumber } = settings;
	const { field, props, send, errors } = useActionForm<Values, SettingsAnswer>({
		defaultValues: { invoiceTaxPercent, sellerNameEn, sellerNameAr, sellerTaxNumber },
		call: ({ invoiceTaxPercent: typed, ...others }) => {
			const percent = Number(foldDigits(String(typed)).trim() || Number.NaN);
			return call(changeSettings, { body: { version: settings.version, invoiceTaxPercent: percent, ...others } });
		},
		onOutdated: () => void client.invalidateQueries({ queryKey: queryFor(getSettings).queryKey }),
		done: t.saved,
		failed: t.failed,
		onDone: (answer, _, client) => client.setQueryData(queryFor(getSettings).queryKey, answer),
	});
	return (
		<Panel title={t.invoicesHeading} lead={t.invoicesLead}>
			<form {...props} className="grid gap-5 sm:grid-cols-2">
				<Field label={t.invoiceTaxPercent} hint={t.invoiceTaxHint} error={errors.invoiceTaxPercent}>
					<Input {...field('invoiceTaxPercent')} inputMode="numeric" className="numbers" />
				</Field>
				<Field label={t.sellerTaxNumber} error={errors.sellerTaxNumber}>
					<Input {...field('sellerTaxNumber')} inputMode="numeric" dir="ltr" className="numbers rtl:text-end" />
				</Field>
				<Field label={t.sellerNameEn} error={errors.sellerNameEn}>
					<Input {...field('sellerNameEn')} lang="en" dir="ltr" />
				</Field>
				<Field label={t.sellerNameAr} error={errors.sellerNameAr}>
					<Input {...field('sellerNameAr')} lang="ar" dir="rtl" />
				</Field>
				<div className="sm:col-span-2">
					<Button type="submit" variant="primary" busy={send.isPending && t.saving}>
						{t.saveInvoices}
					</Button>
				</div>
			</form>
		</Panel>
	);
}
