/** Extras that the car is offered with, and their prices. */
import { Plus, X } from 'lucide-react';
import { extraNames } from '#contract/extra-names.ts';
import { type ExtraKind, extraKinds, extraPeriods, isSingle, MAX_EXTRAS, mostOf } from '#contract/extras.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field, Input, Select } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { AmountInput } from './amount-input.tsx';
import type { CalendarTexts } from './texts.en.ts';
import type { DraftExtra, TermsState } from './use-terms.ts';

/** Several extras may be in the owner's own words; of the other kinds there is one each. */
const freeKinds = (extras: readonly DraftExtra[]): ExtraKind[] =>
	extraKinds.filter((kind) => kind === 'OTHER' || !extras.some((extra) => extra.kind === kind));

/** With the period and quantity that its kind allows. */
const fitting = (extra: DraftExtra): DraftExtra => ({
	...extra,
	maxQuantity: String(Math.min(Number(extra.maxQuantity), mostOf(extra.kind))),
	...(extra.kind === 'PREPAID_FUEL' && { period: 'TRIP' as const }),
});

export function ExtrasPanel({ state }: { state: TermsState }) {
	const { terms: t } = useScreenTexts<CalendarTexts>();
	const { extras } = state.draft;
	const [next = 'OTHER'] = freeKinds(extras);
	const put = (changed: DraftExtra) => state.change({ extras: extras.map((each) => (each.key === changed.key ? fitting(changed) : each)) });
	const add = () => {
		const extra = { key: crypto.randomUUID(), id: undefined, kind: next, name: '', period: 'DAY', price: '2', maxQuantity: '1' } as const;
		state.change({ extras: [...extras, fitting(extra)] });
	};
	return (
		<Panel title={t.extras} lead={extras.length > 0 ? t.extrasHint : t.noExtras}>
			<ul className="divide-y divide-line [&>li:not(:first-child)]:pt-4 [&>li:not(:last-child)]:pb-4">
				{extras.map((extra, index) => (
					<ExtraRow
						key={extra.key}
						extra={extra}
						kinds={freeKinds(extras)}
						error={(field) => state.wrong[`extras.${index}.${field}`]}
						put={put}
						remove={() => state.change({ extras: extras.filter(({ key }) => key !== extra.key) })}
					/>
				))}
			</ul>
			{extras.length < MAX_EXTRAS && (
				<Button onClick={add} className={extras.length > 0 ? 'mt-4' : undefined}>
					<Plus aria-hidden className="size-5" />
					{t.addExtra}
				</Button>
			)}
		</Panel>
	);
}

type ExtraRowProps = {
	extra: DraftExtra;
	kinds: readonly ExtraKind[];
	error(field: 'name' | 'priceJod' | 'maxQuantity'): string | undefined;
	put(extra: DraftExtra): void;
	remove(): void;
};

function ExtraRow({ extra, kinds, error, put, remove }: ExtraRowProps) {
	const { terms: t } = useScreenTexts<CalendarTexts>();
	const { format, language } = useLanguage();
	return (
		<li className="grid grid-cols-2 gap-3 sm:grid-cols-3">
			<div className="col-span-full flex items-start gap-2">
				<Field label={t.extra} className="flex-1">
					<Select
						value={extra.kind}
						onChange={({ currentTarget }) => put({ ...extra, kind: extraKinds.find((kind) => kind === currentTarget.value) ?? extra.kind })}
					>
						{extraKinds
							.filter((kind) => kind === extra.kind || kinds.includes(kind))
							.map((kind) => (
								<option key={kind} value={kind}>
									{extraNames[kind][language]}
								</option>
							))}
					</Select>
				</Field>
				<IconButton label={t.removeExtra(extra.name || extraNames[extra.kind][language])} onClick={remove} className="mt-7 -me-2">
					<X aria-hidden className="size-5" />
				</IconButton>
			</div>
			{extra.kind === 'OTHER' && (
				<Field label={t.extraName} error={error('name')} className="col-span-full">
					<Input value={extra.name} maxLength={40} onChange={({ currentTarget }) => put({ ...extra, name: currentTarget.value })} />
				</Field>
			)}
			<Field label={t.extraPrice} error={error('priceJod')}>
				<AmountInput name={`extra-${extra.key}`} value={extra.price} onChange={(price) => put({ ...extra, price })} />
			</Field>
			{extra.kind !== 'PREPAID_FUEL' && (
				<Field label={t.extraPeriod}>
					<Select
						value={extra.period}
						onChange={({ currentTarget }) =>
							put({ ...extra, period: extraPeriods.find((period) => period === currentTarget.value) ?? extra.period })
						}
					>
						{extraPeriods.map((period) => (
							<option key={period} value={period}>
								{t.periods[period]}
							</option>
						))}
					</Select>
				</Field>
			)}
			{!isSingle(extra.kind) && (
				<Field label={extra.kind === 'ADDITIONAL_DRIVER' ? t.extraMost : t.extraQuantity} error={error('maxQuantity')}>
					<Select value={extra.maxQuantity} onChange={({ currentTarget }) => put({ ...extra, maxQuantity: currentTarget.value })}>
						{Array.from({ length: mostOf(extra.kind) }, (_, index) => (
							<option key={index} value={index + 1}>
								{format.number(index + 1)}
							</option>
						))}
					</Select>
				</Field>
			)}
		</li>
	);
}
