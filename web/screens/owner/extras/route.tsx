/** Extras that an owner offers with all their cars, and how many there are of each. */
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { extraNames } from '#contract/extra-names.ts';
import { type ExtraStock, getExtraStocks, putExtraStocks } from '#contract/extra-stocks.ts';
import { extraPeriods, MAX_EXTRAS, stockKinds } from '#contract/extras.ts';
import { call } from '#web/browser/api.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor } from '#web/browser/queries.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field, Input, Select } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { OwnerExtrasTexts } from './texts.en.ts';

type Draft = {
	key: string;
	id: string | undefined;
	kind: ExtraStock['kind'];
	name: string;
	period: ExtraStock['period'];
	price: string;
	quantity: string;
	/** With how many cars it is not offered. */
	stoppedCars: number;
};

const toDraft = ({ id, kind, name, period, priceJod, quantity, stoppedCars }: ExtraStock): Draft => ({
	...{ key: id, id, kind, name: name ?? '', period },
	price: priceJod,
	quantity: String(quantity),
	stoppedCars,
});

export default function OwnerExtrasScreen() {
	const t = useScreenTexts<OwnerExtrasTexts>();
	const { data, error, refetch } = useQuery(queryFor(getExtraStocks));
	return (
		<div className="mx-auto max-w-4xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<p className="mt-2 text-muted">{t.lead}</p>
			<div className="mt-6">
				{error && data === undefined ? (
					<ErrorState title={t.error} error={error} retry={() => void refetch()} />
				) : data === undefined ? (
					<Skeleton className="h-40 w-full rounded-card" />
				) : (
					<Stocks key={JSON.stringify(data)} saved={data} />
				)}
			</div>
		</div>
	);
}

/** Several may be in the owner's own words; of the other kinds there is one each. */
const freeKinds = (drafts: readonly Draft[]) =>
	stockKinds.filter((kind) => kind === 'OTHER' || !drafts.some((draft) => draft.kind === kind));

function Stocks({ saved }: { saved: readonly ExtraStock[] }) {
	const t = useScreenTexts<OwnerExtrasTexts>();
	const [drafts, setDrafts] = useState(() => saved.map(toDraft));
	const save = useActionMutation({
		call: () =>
			call(putExtraStocks, {
				body: {
					stocks: drafts.map(({ id, kind, name, period, price, quantity }) => ({
						...(id && { id }),
						kind,
						name,
						period,
						priceJod: price,
						quantity,
					})),
				},
			}),
		done: t.saved,
		failed: t.failed,
		onDone: (stocks, _, client) => client.setQueryData(queryFor(getExtraStocks).queryKey, stocks),
	});
	const kinds = freeKinds(drafts);
	const [next = 'OTHER'] = kinds;
	const add = () =>
		setDrafts([
			...drafts,
			{ key: crypto.randomUUID(), id: undefined, kind: next, name: '', period: 'DAY', price: '2', quantity: '4', stoppedCars: 0 },
		]);
	return (
		<form
			data-testid="extra-stocks"
			method="post"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				save.mutate();
			}}
		>
			<Panel title={t.title} lead={drafts.length > 0 ? t.hint : t.empty}>
				<ul className="divide-y divide-line [&>li:not(:first-child)]:pt-4 [&>li:not(:last-child)]:pb-4">
					{drafts.map((draft, index) => (
						<StockRow
							key={draft.key}
							draft={draft}
							kinds={kinds}
							error={(field) => save.error?.fields[`stocks.${index}.${field}`]}
							put={(changed) => setDrafts(drafts.map((each) => (each.key === changed.key ? changed : each)))}
							remove={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
						/>
					))}
				</ul>
				<div className="mt-4 flex flex-wrap gap-3">
					{drafts.length < MAX_EXTRAS && (
						<Button onClick={add}>
							<Plus aria-hidden className="size-5" />
							{t.add}
						</Button>
					)}
					{(drafts.length > 0 || saved.length > 0) && (
						<Button type="submit" variant="primary" busy={save.isPending && t.saving}>
							{t.save}
						</Button>
					)}
				</div>
			</Panel>
		</form>
	);
}

type StockRowProps = {
	draft: Draft;
	kinds: readonly ExtraStock['kind'][];
	error(field: 'name' | 'priceJod' | 'quantity'): string | undefined;
	put(draft: Draft): void;
	remove(): void;
};

function StockRow({ draft, kinds, error, put, remove }: StockRowProps) {
	const t = useScreenTexts<OwnerExtrasTexts>();
	const { language, format } = useLanguage();
	return (
		<li className="grid grid-cols-2 gap-3 sm:grid-cols-3">
			<div className="col-span-full flex items-start gap-2">
				<Field label={t.extra} className="flex-1">
					<Select
						value={draft.kind}
						onChange={({ currentTarget }) => put({ ...draft, kind: stockKinds.find((kind) => kind === currentTarget.value) ?? draft.kind })}
					>
						{stockKinds
							.filter((kind) => kind === draft.kind || kinds.includes(kind))
							.map((kind) => (
								<option key={kind} value={kind}>
									{extraNames[kind][language]}
								</option>
							))}
					</Select>
				</Field>
				<IconButton label={t.remove(draft.name || extraNames[draft.kind][language])} onClick={remove} className="-me-2 mt-7">
					<X aria-hidden className="size-5" />
				</IconButton>
			</div>
			{draft.kind === 'OTHER' && (
				<Field label={t.name} error={error('name')} className="col-span-full">
					<Input value={draft.name} maxLength={40} onChange={({ currentTarget }) => put({ ...draft, name: currentTarget.value })} />
				</Field>
			)}
			<Field label={t.price} error={error('priceJod')}>
				<Input value={draft.price} inputMode="decimal" onChange={({ currentTarget }) => put({ ...draft, price: currentTarget.value })} />
			</Field>
			<Field label={t.period}>
				<Select
					value={draft.period}
					onChange={({ currentTarget }) =>
						put({ ...draft, period: extraPeriods.find((each) => each === currentTarget.value) ?? draft.period })
					}
				>
					{extraPeriods.map((period) => (
						<option key={period} value={period}>
							{t.periods[period]}
						</option>
					))}
				</Select>
			</Field>
			<Field label={t.quantity} error={error('quantity')}>
				<Input
					value={draft.quantity}
					inputMode="numeric"
					onChange={({ currentTarget }) => put({ ...draft, quantity: currentTarget.value })}
				/>
			</Field>
			{draft.stoppedCars > 0 && (
				<p className="numbers col-span-full text-muted text-sm">
					{format.plural(t.stopped, draft.stoppedCars)}{' '}
					<Link href="/owner/cars/bulk" className="text-primary hover:underline">
						{t.chooseCars}
					</Link>
				</p>
			)}
		</li>
	);
}
