/** Settings of the contacts of the support, which every page shows. */
import { useQueryClient } from '@tanstack/react-query';
import { changeSettings, getSettings } from '#contract/admin.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import type { SettingsAnswer } from './settings.tsx';
import type { MasterTexts } from './texts.en.ts';

const numbers = ['supportPhone', 'supportWhatsapp', 'emergencyPhone', 'roadsidePhone'] as const;
const names = [...numbers, 'supportEmail', 'supportHoursEn', 'supportHoursAr'] as const;
type Values = Record<(typeof names)[number], string>;

export function SupportSettings({ settings }: { settings: SettingsAnswer }) {
	const { settings: t } = useScreenTexts<MasterTexts>();
	const client = useQueryClient();
	const { field, props, send, errors } = useActionForm<Values, SettingsAnswer>({
		defaultValues: Object.fromEntries(names.map((name) => [name, settings[name]])) as Values,
		call: (typed) => call(changeSettings, { body: { version: settings.version, ...typed } }),
		onOutdated: () => void client.invalidateQueries({ queryKey: queryFor(getSettings).queryKey }),
		done: t.saved,
		failed: t.failed,
		onDone: (answer, _, client) => client.setQueryData(queryFor(getSettings).queryKey, answer),
	});
	return (
		<Panel title={t.supportHeading} lead={t.supportLead}>
			<form {...props} className="grid gap-5 sm:grid-cols-2">
				{numbers.map((name) => (
					<Field key={name} label={t[name]} error={errors[name]}>
						<Input {...field(name)} type="tel" dir="ltr" className="numbers rtl:text-end" />
					</Field>
				))}
				<Field label={t.supportEmail} error={errors.supportEmail} className="sm:col-span-2">
					<Input {...field('supportEmail')} type="email" dir="ltr" className="rtl:text-end" />
				</Field>
				<Field label={t.supportHoursEn} error={errors.supportHoursEn}>
					<Input {...field('supportHoursEn')} lang="en" dir="ltr" />
				</Field>
				<Field label={t.supportHoursAr} error={errors.supportHoursAr}>
					<Input {...field('supportHoursAr')} lang="ar" dir="rtl" />
				</Field>
				<div className="sm:col-span-2">
					<Button type="submit" variant="primary" busy={send.isPending && t.saving}>
						{t.saveContacts}
					</Button>
				</div>
			</form>
		</Panel>
	);
}
