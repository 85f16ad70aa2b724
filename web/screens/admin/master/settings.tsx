/** Marketplace settings, saved as a whole, and their history. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeSettings, getSettings } from '#contract/admin.ts';
import { foldDigits } from '#contract/digits.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { call } from '#web/browser/api.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { card } from '#web/features/admin/admin-list.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Checkbox, Field, Input, Select } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { InvoiceSettings } from './invoice-settings.tsx';
import { SettingsHistory, settingFields } from './settings-history.tsx';
import { SupportSettings } from './support-settings.tsx';
import type { MasterTexts } from './texts.en.ts';

export type SettingsAnswer = ResponseOf<typeof getSettings>;

const BASIS_POINTS = 100;

type Fields = typeof settingFields;
type NumberName = { [Name in keyof Fields]: Fields[Name] extends 'NUMBER' ? Name : never }[keyof Fields];
const [firstNumber, ...otherNumbers] = (Object.keys(settingFields) as Array<keyof Fields>).filter(
	(name): name is NumberName => settingFields[name] === 'NUMBER',
) as [NumberName, ...NumberName[]];

export function Settings() {
	const { settings: t } = useScreenTexts<MasterTexts>();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getSettings), ...refetchOnVisit });
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} className={card} />;
	if (!data) return <Skeleton className="h-96 w-full" />;
	return (
		<div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
			{/* Remounted for another version, so that the fields show the values in force. */}
			<div key={data.version} className="grid gap-6">
				<SettingsForm settings={data} />
				<SupportSettings settings={data} />
				<InvoiceSettings settings={data} />
			</div>
			<SettingsHistory settings={data} />
		</div>
	);
}

type Others = { gatewayFeePercent: string | number } & Pick<SettingsAnswer, 'depositMode' | 'rentalPlatesOnly'>;

const toNumber = (typed: string | number): number => Number(foldDigits(String(typed)).trim() || Number.NaN);

function SettingsForm({ settings }: { settings: SettingsAnswer }) {
	const { settings: t } = useScreenTexts<MasterTexts>();
	const client = useQueryClient();
	const { form, field, props, send, errors } = useActionForm<Record<NumberName, string | number> & Others, SettingsAnswer>({
		defaultValues: { ...settings, gatewayFeePercent: settings.gatewayFeeBasisPoints / BASIS_POINTS },
		call: ({ gatewayFeePercent, depositMode, rentalPlatesOnly, ...typed }) =>
			call(changeSettings, {
				body: {
					version: settings.version,
					...Object.fromEntries([firstNumber, ...otherNumbers].map((name) => [name, toNumber(typed[name])])),
					gatewayFeeBasisPoints: Math.round(toNumber(gatewayFeePercent) * BASIS_POINTS),
					...{ depositMode, rentalPlatesOnly },
				},
			}),
		onOutdated: () => void client.invalidateQueries({ queryKey: queryFor(getSettings).queryKey }),
		done: t.saved,
		failed: t.failed,
		onDone: (answer, _, client) => client.setQueryData(queryFor(getSettings).queryKey, answer),
	});
	const hints: { readonly [Name in NumberName]?: string } = {
		goodwillCapJod: t.goodwillHint,
		fineHoldJod: t.fineHoldHint,
		minimumDriverAge: t.minimumDriverAgeHint,
		mostDriverAgeAsked: t.mostAskedHint,
		mostLicenceYearsAsked: t.mostAskedHint,
	};
	const number = (name: NumberName) => {
		const hint = hints[name];
		return (
			<Field key={name} label={t[name]} {...(hint && { hint })} error={errors[name]}>
				<Input {...field(name)} inputMode="numeric" className="numbers" />
			</Field>
		);
	};
	return (
		<Panel title={t.heading} lead={t.lead}>
			<form {...props} className="grid gap-5 lg:grid-cols-2">
				{number(firstNumber)}
				<Field label={t.gatewayFeePercent} hint={t.gatewayFeeHint} error={errors.gatewayFeeBasisPoints}>
					<Input {...field('gatewayFeePercent')} inputMode="decimal" className="numbers" />
				</Field>
				{otherNumbers.map(number)}
				<Field label={t.depositMode} error={errors.depositMode}>
					<Select {...field('depositMode')}>
						<option value="RENTAL_TOTAL">{t.depositModes.RENTAL_TOTAL}</option>
						<option value="CAR">{t.depositModes.CAR}</option>
					</Select>
				</Field>
				<Checkbox
					{...form.register('rentalPlatesOnly')}
					defaultChecked={settings.rentalPlatesOnly}
					className="self-end"
					label={t.rentalPlatesOnly}
				/>
				<div className="sm:col-span-2">
					<Button type="submit" variant="primary" busy={send.isPending && t.saving}>
						{t.save}
					</Button>
				</div>
			</form>
		</Panel>
	);
}
