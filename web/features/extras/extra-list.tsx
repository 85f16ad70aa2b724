/** The extras that an owner offers, with one car or with all of them, as rows of a form. */
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { extraNames } from '#contract/extra-names.ts';
import { type ExtraKind, type ExtraPeriod, extraKinds, MAX_EXTRAS, periodsOf } from '#contract/extras.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { AmountInput } from '#web/ui/amount-input.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field, Input, Select } from '#web/ui/field.tsx';
import { extraFieldTexts } from './extra-field-texts.ts';

/** `key` identifies the row, because several extras may have the same kind. `id`: undefined for a new one. */
export type DraftExtra = {
	key: string;
	id: string | undefined;
	kind: ExtraKind;
	/** The owner's words for OTHER. */
	name: string;
	period: ExtraPeriod;
	price: string;
	quantity: string;
};

/** Every kind may occur once, except OTHER. */
const freeKinds = (extras: readonly DraftExtra[]): ExtraKind[] =>
	extraKinds.filter((kind) => kind === 'OTHER' || !extras.some((extra) => extra.kind === kind));

type ExtraListProps = {
	extras: readonly DraftExtra[];
	/** Maximum quantity of a kind. */
	mostOf(kind: ExtraKind): number;
	/** Initial quantity of a new row. */
	quantity: string;
	change(extras: DraftExtra[]): void;
	error(index: number, field: 'name' | 'price' | 'quantity'): string | undefined;
	/** Shown below the fields of a row. */
	hint?(extra: DraftExtra): ReactNode;
	/** Shown beside the button that adds a row. */
	children?: ReactNode;
};

export function ExtraList({ extras, mostOf, quantity, change, error, hint, children }: ExtraListProps) {
	const t = extraFieldTexts[useLanguage().language];
	const [next = 'OTHER'] = freeKinds(extras);
	/** Adjusts period and quantity of a row to what its kind allows. */
	const fitting = (extra: DraftExtra): DraftExtra => {
		const [only, ...others] = periodsOf(extra.kind);
		const maxQuantity = mostOf(extra.kind);
		return {
			...extra,
			...(Number(extra.quantity) > maxQuantity && { quantity: String(maxQuantity) }),
			...(only && others.length === 0 && { period: only }),
		};
	};
	const add = () =>
		change([...extras, fitting({ key: crypto.randomUUID(), id: undefined, kind: next, name: '', period: 'DAY', price: '2', quantity })]);
	return (
		<>
			<ul className="divide-y divide-line [&>li:not(:first-child)]:pt-4 [&>li:not(:last-child)]:pb-4">
				{extras.map((extra, index) => (
					<ExtraRow
						key={extra.key}
						extra={extra}
						kinds={freeKinds(extras)}
						maxQuantity={mostOf(extra.kind)}
						error={(field) => error(index, field)}
						put={(changed) => change(extras.map((each) => (each.key === changed.key ? fitting(changed) : each)))}
						remove={() => change(extras.filter(({ key }) => key !== extra.key))}
					>
						{hint?.(extra)}
					</ExtraRow>
				))}
			</ul>
			<div className="flex flex-wrap gap-3 not-first:mt-4">
				{extras.length < MAX_EXTRAS && (
					<Button onClick={add}>
						<Plus aria-hidden className="size-5" />
						{t.add}
					</Button>
				)}
				{children}
			</div>
		</>
	);
}

type ExtraRowProps = {
	extra: DraftExtra;
	kinds: readonly ExtraKind[];
	maxQuantity: number;
	error(field: 'name' | 'price' | 'quantity'): string | undefined;
	put(extra: DraftExtra): void;
	remove(): void;
	children?: ReactNode;
};

/** Up to this limit the quantity is chosen from a list instead of typed. */
const LISTED_QUANTITIES = 9;

function ExtraRow({ extra, kinds, maxQuantity, error, put, remove, children }: ExtraRowProps) {
	const { format, language } = useLanguage();
	const t = extraFieldTexts[language];
	const periods = periodsOf(extra.kind);
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
				<IconButton label={t.remove(extra.name || extraNames[extra.kind][language])} onClick={remove} className="mt-6.75 -me-2 rtl:mt-7.75">
					<X aria-hidden className="size-5" />
				</IconButton>
			</div>
			{extra.kind === 'OTHER' && (
				<Field label={t.name} error={error('name')} className="col-span-full">
					<Input value={extra.name} maxLength={40} onChange={({ currentTarget }) => put({ ...extra, name: currentTarget.value })} />
				</Field>
			)}
			<Field label={t.price} error={error('price')} className="[&>span]:max-w-none">
				<AmountInput name={`extra-${extra.key}`} value={extra.price} onChange={(price) => put({ ...extra, price })} />
			</Field>
			{periods.length > 1 && (
				<Field label={t.period}>
					<Select
						value={extra.period}
						onChange={({ currentTarget }) =>
							put({ ...extra, period: periods.find((period) => period === currentTarget.value) ?? extra.period })
						}
					>
						{periods.map((period) => (
							<option key={period} value={period}>
								{t.periods[period]}
							</option>
						))}
					</Select>
				</Field>
			)}
			{maxQuantity > 1 && (
				<Field label={extra.kind === 'ADDITIONAL_DRIVER' ? t.most : t.quantity} error={error('quantity')}>
					{maxQuantity > LISTED_QUANTITIES ? (
						<Input
							value={extra.quantity}
							inputMode="numeric"
							onChange={({ currentTarget }) => put({ ...extra, quantity: currentTarget.value })}
						/>
					) : (
						<Select value={extra.quantity} onChange={({ currentTarget }) => put({ ...extra, quantity: currentTarget.value })}>
							{Array.from({ length: maxQuantity }, (_, index) => (
								<option key={index} value={index + 1}>
									{format.number(index + 1)}
								</option>
							))}
						</Select>
					)}
				</Field>
			)}
			{children}
		</li>
	);
}
