/** Prices of weekends, holidays and seasons: coming occasions to set a price for, and the rules of the car. */
import { useQuery } from '@tanstack/react-query';
import { CalendarHeart, Plus } from 'lucide-react';
import { useState } from 'react';
import { getPriceRules, type OwnerPriceRules, type PriceRule } from '#contract/price-rules.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { EditedRule } from './price-rule-dialog.tsx';
import { percentText, periodText } from './price-rule-texts.ts';
import type { CalendarTexts } from './texts.en.ts';
import { useRuleRemoval } from './use-rule-removal.ts';

const PriceRuleDialog = lazyDialog(() => import('./price-rule-dialog.tsx'));

export function PriceRulesPanel({ carId, today }: { carId: string; today: string }) {
	const { priceRules: t } = useScreenTexts<CalendarTexts>();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getPriceRules, { params: { id: carId } }), ...refetchOnVisit });
	const [edited, setEdited] = useState<(EditedRule & { count: number }) | null>(null);
	const [open, setOpen] = useState(false);
	const edit = (next: EditedRule) => {
		// The count is the key of the form, so that each opening starts without the input of another rule.
		setEdited({ ...next, count: (edited?.count ?? 0) + 1 });
		setOpen(true);
	};
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />;
	if (!data) return <Skeleton className="h-48 rounded-card" />;
	return (
		<Panel title={t.title} lead={t.lead}>
			<div onPointerEnter={preloadDialog} data-testid="price-rules">
				<Offers offers={data.offers} edit={edit} />
				<ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
					{data.rules.map((rule) => (
						<RuleCard key={rule.id} carId={carId} rule={rule} edit={edit} />
					))}
				</ul>
				<Button className="mt-4" onClick={() => edit({ kind: firstFreeKind(data), rule: null })}>
					<Plus aria-hidden className="size-4" />
					{t.add}
				</Button>
			</div>
			{edited && (
				<PriceRuleDialog key={edited.count} {...{ carId, today, edited, open }} rules={data.rules} onClose={() => setOpen(false)} />
			)}
		</Panel>
	);
}

const firstFreeKind = ({ rules }: OwnerPriceRules) => (rules.some(({ kind }) => kind === 'WEEKEND') ? 'CUSTOM' : 'WEEKEND');

type Edit = (edited: EditedRule) => void;

function Offers({ offers, edit }: { offers: OwnerPriceRules['offers']; edit: Edit }) {
	const { priceRules: t } = useScreenTexts<CalendarTexts>();
	const { format } = useLanguage();
	if (offers.length === 0) return null;
	return (
		<ul aria-label={t.offers} className="mb-4 grid gap-3 xl:grid-cols-3">
			{offers.map((offer) => (
				<li key={offer.kind}>
					<button
						type="button"
						onClick={() => edit({ kind: offer.kind, rule: null })}
						className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control border border-accent bg-accent-soft p-3 text-start text-accent-text hover:bg-surface"
					>
						<CalendarHeart aria-hidden className="size-5 shrink-0" />
						<span suppressHydrationWarning className="numbers text-balance font-medium">
							{t.offer(t.kinds[offer.kind], periodText(offer, format).replaceAll(' ', '\u00a0').replace('–', '–\u2060'))}
						</span>
					</button>
				</li>
			))}
		</ul>
	);
}

function RuleCard({ carId, rule, edit }: { carId: string; rule: PriceRule; edit: Edit }) {
	const { priceRules: t } = useScreenTexts<CalendarTexts>();
	const { format } = useLanguage();
	const removal = useRuleRemoval(carId);
	const [next] = rule.periods;
	const name = t.kinds[rule.kind];
	return (
		<li className="flex flex-col rounded-control border border-line p-4">
			<div className="flex items-baseline justify-between gap-3">
				<h3 className="font-medium">{name}</h3>
				{rule.priceJod && <p className="numbers shrink-0 font-semibold">{t.perDay(format.jod(rule.priceJod, true))}</p>}
			</div>
			{rule.percent !== null && <p className="numbers text-muted text-sm">{percentText(rule.percent, t, format)}</p>}
			<p suppressHydrationWarning className="numbers text-muted text-sm">
				{next ? `${t.next(periodText(next, format))} · ${format.plural(t.days, rule.days)}` : t.later}
			</p>
			{rule.pricedDays < rule.days && rule.priceJod && (
				<p className="numbers text-sm text-warning-text">{format.plural(t.otherPrices, rule.days - rule.pricedDays)}</p>
			)}
			<div className="-ms-4 mt-auto -mb-2 flex gap-1 pt-2">
				<Button variant="quiet" aria-label={t.editTitle(name)} disabled={removal.isPending} onClick={() => edit({ kind: rule.kind, rule })}>
					{t.edit}
				</Button>
				<Button
					variant="quiet"
					aria-label={t.removeTitle(name)}
					busy={removal.isPending && t.removing}
					onClick={() => removal.mutate(rule.id)}
				>
					{t.remove}
				</Button>
			</div>
		</li>
	);
}
