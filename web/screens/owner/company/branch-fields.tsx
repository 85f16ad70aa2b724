/** The fields of one branch: city, address in both languages, and opening hours. */
import type { UseFormRegisterReturn } from 'react-hook-form';
import { cityNames } from '#contract/cities.ts';
import { weekdays } from '#contract/companies.ts';
import { halfHours, hourEnds } from '#contract/pickup-hours.ts';
import { weekdayName } from '#web/features/companies/opening-hours.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Field, Input, Select } from '#web/ui/field.tsx';
import type { CompanyTexts } from './texts.en.ts';
import type { BranchValues } from './values.ts';

type Named = `branches.${number}.${Exclude<keyof BranchValues, 'id' | 'closedOn'>}` | `branches.${number}.closedOn`;
type BranchFieldsProps = {
	index: number;
	field(name: Named): UseFormRegisterReturn & { defaultValue: unknown };
	errors: Readonly<Record<string, string>>;
	onRemove(): void;
};

export function BranchFields({ index, field, errors, onRemove }: BranchFieldsProps) {
	const { form: t } = useScreenTexts<CompanyTexts>();
	const { format, texts } = useLanguage();
	const number = format.number(index + 1);
	const input = (name: 'city' | 'addressEn' | 'addressAr' | 'opensAt' | 'closesAt') => {
		const { defaultValue, ...otherProps } = field(`branches.${index}.${name}`);
		return { ...otherProps, defaultValue: String(defaultValue ?? '') };
	};
	const error = (name: string) => errors[`branches.${index}.${name}`];
	const { defaultValue: closed, ...closedOn } = field(`branches.${index}.closedOn`);
	return (
		<section aria-label={t.branch(number)} className="grid gap-4 rounded-control border border-line bg-canvas p-4">
			<div className="flex items-center justify-between gap-3">
				<h3 className="font-medium">{t.branch(number)}</h3>
				<Button variant="quiet" className="-me-4" onClick={onRemove} aria-label={`${t.remove}: ${t.branch(number)}`}>
					{t.remove}
				</Button>
			</div>
			<div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
				<Field label={t.city} error={error('city')} className="max-lg:col-span-2">
					<Select {...input('city')}>
						{cityNames.map((city) => (
							<option key={city} value={city}>
								{texts.cities[city]}
							</option>
						))}
					</Select>
				</Field>
				<Field label={t.opensAt} error={error('opensAt')}>
					<Select {...input('opensAt')} className="numbers">
						{halfHours.map((time) => (
							<option key={time} value={time}>
								{format.hour(time)}
							</option>
						))}
					</Select>
				</Field>
				<Field label={t.closesAt} error={error('closesAt')}>
					<Select {...input('closesAt')} className="numbers">
						{hourEnds.map((time) => (
							<option key={time} value={time}>
								{format.hour(time)}
							</option>
						))}
					</Select>
				</Field>
			</div>
			<div className="grid gap-4 lg:grid-cols-2">
				<Field label={t.addressAr} error={error('addressAr')}>
					<Input {...input('addressAr')} dir="rtl" maxLength={200} />
				</Field>
				<Field label={t.addressEn} error={error('addressEn')}>
					<Input {...input('addressEn')} dir="ltr" maxLength={200} />
				</Field>
			</div>
			<fieldset>
				<legend className="font-medium text-sm">{t.closedOn}</legend>
				<div className="grid grid-cols-2 gap-x-5 sm:grid-cols-3 lg:flex lg:flex-wrap">
					{weekdays.map((day) => (
						<Checkbox
							key={day}
							{...closedOn}
							value={String(day)}
							defaultChecked={Array.isArray(closed) && closed.includes(String(day))}
							label={<span className="text-sm">{weekdayName(day, format)}</span>}
						/>
					))}
				</div>
			</fieldset>
		</section>
	);
}
