/** Extras that an owner offers with all their cars, and how many there are of each. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ExtraStock, getExtraStocks, putExtraStocks } from '#contract/extra-stocks.ts';
import { maxStockOf } from '#contract/extras.ts';
import { call } from '#web/browser/api.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor } from '#web/browser/queries.ts';
import { type DraftExtra, ExtraList } from '#web/features/extras/extra-list.tsx';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { OwnerExtrasTexts } from './texts.en.ts';

const toDraft = ({ id, kind, name, period, priceJod, quantity }: ExtraStock): DraftExtra => ({
	...{ key: id, id, kind, name: name ?? '', period },
	price: priceJod,
	quantity: String(quantity),
});

export default function OwnerExtrasScreen() {
	const t = useScreenTexts<OwnerExtrasTexts>();
	const { data, error, refetch } = useQuery(queryFor(getExtraStocks));
	return (
		<div className="mx-auto max-w-4xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<p className="mt-2 text-muted">{t.lead}</p>
			<HelpLink to="offer-extras" />
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

const fieldsOfCall = { name: 'name', price: 'priceJod', quantity: 'quantity' } as const;

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
				<ExtraList
					extras={drafts}
					mostOf={maxStockOf}
					quantity="4"
					change={setDrafts}
					error={(index, field) => save.error?.fields[`stocks.${index}.${fieldsOfCall[field]}`]}
					hint={({ id }) => <StoppedCars count={saved.find((stock) => stock.id === id)?.stoppedCars ?? 0} />}
				>
					{(drafts.length > 0 || saved.length > 0) && (
						<Button type="submit" variant="primary" busy={save.isPending && t.saving}>
							{t.save}
						</Button>
					)}
				</ExtraList>
			</Panel>
		</form>
	);
}

/** Number of cars with which an extra is not offered. */
function StoppedCars({ count }: { count: number }) {
	const t = useScreenTexts<OwnerExtrasTexts>();
	const format = useFormat();
	if (count === 0) return null;
	return (
		<p className="numbers col-span-full text-muted text-sm">
			{format.plural(t.stopped, count)}{' '}
			<Link href="/owner/cars/bulk" className="text-primary hover:underline">
				{t.chooseCars}
			</Link>
		</p>
	);
}
