/** The parts of a change. A part that is not switched on stays unchanged on every car. */
import type { ReactNode } from 'react';
import { cancellationPolicies } from '#contract/cancellation-policies.ts';
import { discountTiers } from '#contract/car-terms.ts';
import { wordLanguages } from '#contract/car-words.ts';
import { cityNames } from '#contract/cities.ts';
import type { BranchName } from '#contract/companies.ts';
import { extraNames } from '#contract/extra-names.ts';
import type { ExtraStock } from '#contract/extra-stocks.ts';
import { halfHours, hourEnds } from '#contract/pickup-hours.ts';
import { hasOwnDates, priceRuleKinds } from '#contract/price-rule-kinds.ts';
import { useBranchName } from '#web/features/companies/branches.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { directionOf, type Language, languageNames } from '#web/i18n/language.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { Checkbox, Field, Input, Select, Textarea } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { BulkTexts } from './texts.en.ts';
import { type Draft, type Part, parts } from './values.ts';

/** The owner's branches and extras to choose from. A part without choices is hidden. */
export type Choices = { branches: readonly BranchName[]; stocks: readonly ExtraStock[] };
type FieldsProps = { draft: Draft; onChange(draft: Draft): void; choices: Choices };
type Option = { value: string; label: string };

export function ChangeFields({ draft, onChange, choices }: FieldsProps) {
	const t = useScreenTexts<BulkTexts>();
	const toggle = (part: Part, isOn: boolean) =>
		onChange({ ...draft, on: isOn ? [...draft.on, part] : draft.on.filter((each) => each !== part) });
	const available = parts.filter(
		(part) => (part !== 'branch' || choices.branches.length > 0) && (part !== 'extra' || choices.stocks.length > 0),
	);
	return (
		<Panel title={t.what} lead={t.whatHint}>
			<ul className="divide-y divide-line">
				{available.map((part) => (
					<li key={part} className="py-1">
						<Checkbox
							name={part}
							checked={draft.on.includes(part)}
							onChange={({ currentTarget }) => toggle(part, currentTarget.checked)}
							label={t.parts[part]}
						/>
						{draft.on.includes(part) && (
							<div className="mb-3 grid gap-3 ps-8 lg:grid-cols-2">
								<PartFields part={part} draft={draft} onChange={onChange} choices={choices} />
							</div>
						)}
					</li>
				))}
			</ul>
		</Panel>
	);
}

function PartFields({ part, draft, onChange, choices }: FieldsProps & { part: Part }): ReactNode {
	const t = useScreenTexts<BulkTexts>();
	const { texts, format, language } = useLanguage();
	const inOrder: readonly Language[] = language === 'ar' ? wordLanguages.toReversed() : wordLanguages;
	const branchName = useBranchName();
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
			<DateInput name={name} value={draft.values[name] ?? ''} onChange={({ currentTarget }) => set(name, currentTarget.value)} />
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
	const hint = (text: string) => (
		<p key="hint" className="text-muted text-sm lg:col-span-2">
			{text}
		</p>
	);
	const paragraph = (each: Language) => {
		const name = each === 'en' ? 'wordsEn' : 'wordsAr';
		return (
			<Field key={name} label={<span lang={each}>{languageNames[each]}</span>} optional>
				<Textarea
					name={name}
					rows={4}
					lang={each}
					dir={directionOf(each)}
					value={draft.values[name] ?? ''}
					onChange={({ currentTarget }) => set(name, currentTarget.value)}
				/>
			</Field>
		);
	};
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
		case 'season': {
			const mode = draft.values.seasonMode;
			const kind = priceRuleKinds.find((each) => each === draft.values.seasonKind) ?? 'CUSTOM';
			return [
				choice('seasonKind', t.season, optionsOf(t.seasons)),
				...(hasOwnDates(kind) ? [date('seasonFrom', t.firstDay), date('seasonUntil', t.lastDay)] : []),
				choice('seasonMode', t.how, optionsOf(t.seasonModes)),
				mode === 'percent' || mode === 'jod' ? number('seasonPrice', t.priceValues[mode]) : null,
				hint(t.seasonHint),
			];
		}
		case 'extra':
			return [
				choice(
					'extra',
					t.extra,
					choices.stocks.map(({ id, kind, name }) => ({ value: id, label: name ?? extraNames[kind][language] })),
				),
				choice('extraMode', t.how, optionsOf(t.extraModes)),
				hint(t.extraHint),
			];
		case 'words':
			return [
				choice('wordsTopic', t.topic, optionsOf(t.topics)),
				choice('wordsMode', t.how, optionsOf(t.wordModes)),
				...inOrder.map((each) => paragraph(each)),
				hint(t.wordsHint),
			];
		case 'branch':
			return choice('branch', t.parts.branch, [
				{ value: '', label: t.noBranch },
				...choices.branches.map((branch) => ({ value: branch.id, label: branchName(branch) })),
			]);
		case 'discounts':
			return discountTiers.map((days) => number(`discount${days}`, t.discount(format.plural(texts.units.days, days))));
		case 'policy':
			return choice(
				'policy',
				t.parts.policy,
				cancellationPolicies.map((value) => ({ value, label: t.cancellation.policies[value].name })),
			);
		case 'instant':
		case 'extends':
			return choice(part, t.parts[part], optionsOf(t.yesNo));
		case 'hours':
		case 'airport':
			return [choice(`${part}From`, t.from, hours(halfHours)), choice(`${part}Until`, t.until, hours(hourEnds))];
		case 'delivery':
			return [hint(t.deliveryHint), ...cityNames.map((city) => number(`zone:${city}`, texts.cities[city]))];
		default:
			return number(part, t.parts[part]);
	}
}
