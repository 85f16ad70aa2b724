/** What is to change: each part is switched on, and stays as it is for each car otherwise. */
import type { ReactNode } from 'react';
import { cancellationPolicies } from '#contract/cancellation-policies.ts';
import { discountTiers } from '#contract/car-terms.ts';
import { cityNames } from '#contract/cities.ts';
import { halfHours, hourEnds } from '#contract/pickup-hours.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Checkbox, Field, Input, Select } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { BulkTexts } from './texts.en.ts';
import { type Draft, type Part, parts } from './values.ts';

type FieldsProps = { draft: Draft; onChange(draft: Draft): void };
type Option = { value: string; label: string };

export function ChangeFields({ draft, onChange }: FieldsProps) {
	const t = useScreenTexts<BulkTexts>();
	const toggle = (part: Part, isOn: boolean) =>
		onChange({ ...draft, on: isOn ? [...draft.on, part] : draft.on.filter((each) => each !== part) });
	return (
		<Panel title={t.what} lead={t.whatHint}>
			<ul className="divide-y divide-line">
				{parts.map((part) => (
					<li key={part} className="py-1">
						<Checkbox
							name={part}
							checked={draft.on.includes(part)}
							onChange={({ currentTarget }) => toggle(part, currentTarget.checked)}
							label={t.parts[part]}
						/>
						{draft.on.includes(part) && (
							<div className="mb-3 grid gap-3 ps-8 sm:grid-cols-2">
								<PartFields part={part} draft={draft} onChange={onChange} />
							</div>
						)}
					</li>
				))}
			</ul>
		</Panel>
	);
}

function PartFields({ part, draft, onChange }: FieldsProps & { part: Part }): ReactNode {
	const t = useScreenTexts<BulkTexts>();
	const { texts, format } = useLanguage();
	const set = (name: string, value: string) => onChange({ ...draft, values: { ...draft.values, [name]: value } });
	const number = (name: string, label: string) => (
		<Field label={label}>
			<Input
				name={name}
				inputMode="decimal"
				dir="ltr"
				value={draft.values[name] ?? ''}
				onChange={({ currentTarget }) => set(name, currentTarget.value)}
				className="numbers rtl:text-end"
			/>
		</Field>
	);
	const date = (name: string, label: string) => (
		<Field label={label}>
			<Input name={name} type="date" value={draft.values[name] ?? ''} onChange={({ currentTarget }) => set(name, currentTarget.value)} />
		</Field>
	);
	const choice = (name: string, label: string, options: readonly Option[]) => (
		<Field label={label}>
			<Select name={name} value={draft.values[name]} onChange={({ currentTarget }) => set(name, currentTarget.value)}>
				{options.map(({ value, label: name }) => (
					<option key={value} value={value}>
						{name}
					</option>
				))}
			</Select>
		</Field>
	);
	const optionsOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }));
	const hours = (times: readonly string[]) => times.map((time) => ({ value: time, label: format.hour(time) }));
	switch (part) {
		case 'rate':
			return [
				choice('rateMode', t.how, optionsOf(t.rateModes)),
				number('rate', t.priceValues[draft.values.rateMode === 'jod' ? 'jod' : 'percent']),
			];
		case 'days': {
			const mode = draft.values.daysMode;
			return [
				...[date('daysFrom', t.firstDay), date('daysUntil', t.lastDay), choice('daysMode', t.how, optionsOf(t.daysModes))],
				mode === 'percent' || mode === 'jod' ? number('dayPrice', t.priceValues[mode]) : null,
			];
		}
		case 'discounts':
			return discountTiers.map((days) => number(`discount${days}`, t.discount(format.plural(texts.units.days, days))));
		case 'policy':
			return choice(
				'policy',
				t.parts.policy,
				cancellationPolicies.map((value) => ({ value, label: t.policies[value] })),
			);
		case 'instant':
			return choice('instant', t.parts.instant, optionsOf(t.yesNo));
		case 'hours':
			return [choice('hoursFrom', t.from, hours(halfHours)), choice('hoursUntil', t.until, hours(hourEnds))];
		case 'delivery':
			return [
				<p key="hint" className="text-muted text-sm sm:col-span-2">
					{t.deliveryHint}
				</p>,
				...cityNames.map((city) => number(`zone:${city}`, texts.cities[city])),
			];
		default:
			return number(part, t.parts[part]);
	}
}
