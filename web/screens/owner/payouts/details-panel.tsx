/** Payout details of the owner, and the form to change them. Typed text is preserved until it is saved. */
import { useQuery } from '@tanstack/react-query';
import { Landmark, Smartphone } from 'lucide-react';
import { getPayoutDetails, type PayoutDetails } from '#contract/payouts.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { DetailsForm } from './details-form.tsx';
import type { PayoutsTexts } from './texts.en.ts';

type DetailsPanelProps = { open: boolean; onOpenChange(open: boolean): void };

export function DetailsPanel({ open, onOpenChange }: DetailsPanelProps) {
	const { details: t } = useScreenTexts<PayoutsTexts>();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getPayoutDetails), ...refetchOnVisit });
	const editing = open || data?.current === null;
	return (
		<Panel
			title={t.title}
			lead={t.lead}
			aside={data?.current && !editing ? <Button onClick={() => onOpenChange(true)}>{t.change}</Button> : undefined}
		>
			{error && !data && <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} className="py-6!" />}
			{!data && !error && <Skeleton className="h-16 w-full" />}
			{data?.current && <Current current={data.current} />}
			{data && !data.current && <p className="mb-5 text-warning-text">{t.none}</p>}
			{data && editing && <DetailsForm details={data} onDone={() => onOpenChange(false)} canCancel={data.current !== null} />}
			{data && data.history.length > 0 && <History history={data.history} />}
		</Panel>
	);
}

type Version = NonNullable<PayoutDetails['current']>;

function Current({ current }: { current: Version }) {
	const { details: t } = useScreenTexts<PayoutsTexts>();
	const format = useFormat();
	const Icon = current.kind === 'IBAN' ? Landmark : Smartphone;
	return (
		<div className="mb-5 flex items-center gap-4 last:mb-0" data-testid="payout-details">
			<span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
				<Icon aria-hidden className="size-6" />
			</span>
			<div className="min-w-0">
				<p className="text-muted text-sm">{t.kinds[current.kind]}</p>
				<p className="font-semibold">
					<bdi dir="ltr" className="numbers">
						{current.shown}
					</bdi>
				</p>
				<p className="text-muted text-sm">
					{current.holderName && (
						<>
							<bdi>{t.holder(current.holderName)}</bdi> ·{' '}
						</>
					)}
					<span suppressHydrationWarning className="whitespace-nowrap">
						{t.since(format.date(current.changedAt))}
					</span>
					<By version={current} />
				</p>
			</div>
		</div>
	);
}

/** The member of an office's team who changed it. */
function By({ version: { by } }: { version: Version }) {
	const { language } = useLanguage();
	if (!by) return null;
	return (
		<>
			{' · '}
			<bdi>{by[language]}</bdi>
		</>
	);
}

function History({ history }: { history: readonly Version[] }) {
	const { details: t } = useScreenTexts<PayoutsTexts>();
	const format = useFormat();
	return (
		<details className="mt-4 border-line border-t pt-2 text-sm">
			<summary className="flex min-h-11 cursor-pointer items-center font-medium">{t.history}</summary>
			<ul className="space-y-1 text-muted">
				{history.map((version) => (
					<li key={version.changedAt}>
						<bdi dir="ltr" className="numbers">
							{version.shown}
						</bdi>
						{' · '}
						<span suppressHydrationWarning>{t.since(format.date(version.changedAt, 'moment'))}</span>
						<By version={version} />
					</li>
				))}
			</ul>
		</details>
	);
}
