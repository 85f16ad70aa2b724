/** Comparison of the gateway's reports with the ledger, and payments, refunds and alerts that an admin must handle. */
import { useQuery } from '@tanstack/react-query';
import { RefreshCw, Scale } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { getReconciliation, type Reconciliation, runReconciliation } from '#contract/reconciliation.ts';
import { call } from '#web/browser/api.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Alerts } from './alerts.tsx';
import { Differences } from './differences.tsx';
import { Disputes } from './disputes.tsx';
import { addressOf, tabFrom, tabs } from './loader.ts';
import { Refunds } from './refunds.tsx';
import { Reviews } from './reviews.tsx';
import type { ReconciliationTexts } from './texts.en.ts';
import { Transfers } from './transfers.tsx';
import { TrialBalance } from './trial-balance.tsx';
import { useReconciliationMutation } from './use-reconciliation-mutation.ts';

export default function ReconciliationScreen() {
	const t = useScreenTexts<ReconciliationTexts>();
	const [, navigate] = useLocation();
	const visible = tabFrom(new URLSearchParams(useSearch()));
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getReconciliation), ...refetchOnVisit });
	if (error && !data) return <ErrorState title={t.error} titleAs="h1" error={error} retry={() => void refetch()} busy={isFetching} />;
	const content = {
		attention: data ? <Attention page={data} /> : <Waiting />,
		transfers: data ? <Transfers transfers={data.transfers} /> : <Waiting />,
		books: <TrialBalance />,
	};
	return (
		<div className="mx-auto max-w-6xl">
			<Head lastRunAt={data?.lastRunAt ?? null} />
			<div className="mt-5">
				<Tabs
					label={t.tabs.label}
					value={visible}
					onChange={(tab) => navigate(addressOf(tabs.find((each) => each === tab) ?? 'attention'), { replace: true })}
					tabs={tabs.map((tab) => ({ key: tab, label: t.tabs[tab], content: content[tab] }))}
				/>
			</div>
		</div>
	);
}

function Head({ lastRunAt }: { lastRunAt: string | null }) {
	const t = useScreenTexts<ReconciliationTexts>();
	const format = useFormat();
	const act = useReconciliationMutation<void>({ call: () => call(runReconciliation, { body: {} }), done: t.ran });
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
			<div className="min-w-0">
				<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
				<p className="mt-1 text-muted">{t.lead}</p>
				<p suppressHydrationWarning className="numbers mt-1 text-muted text-sm">
					{lastRunAt ? t.lastRun(format.date(lastRunAt, 'moment')) : t.neverRun}
				</p>
			</div>
			<Button variant="primary" busy={act.isPending && t.running} onClick={() => act.mutate()} className="max-sm:w-full">
				<RefreshCw aria-hidden className="size-5" />
				{t.run}
			</Button>
		</div>
	);
}

/** Lists with something open first; a single line if there is nothing. */
function Attention({ page }: { page: Reconciliation }) {
	const t = useScreenTexts<ReconciliationTexts>();
	const open = page.differences.some(({ resolvedAt }) => resolvedAt === null);
	const hasOpen = open || [page.refunds, page.payments, page.alerts, page.disputes].some((list) => list.length > 0);
	if (!hasOpen && page.differences.length === 0)
		return <EmptyState icon={<Scale aria-hidden />} title={t.allWell.title} hint={t.allWell.hint} />;
	const lists = [
		{ isOpen: open, list: <Differences key="differences" differences={page.differences} /> },
		{ isOpen: page.refunds.length > 0, list: <Refunds key="refunds" refunds={page.refunds} /> },
		{ isOpen: page.disputes.length > 0, list: <Disputes key="disputes" disputes={page.disputes} /> },
		{ isOpen: page.alerts.length > 0, list: <Alerts key="alerts" alerts={page.alerts} /> },
	];
	return (
		<div className="grid gap-5 md:gap-6">
			{page.payments.length > 0 && <Reviews payments={page.payments} />}
			{lists.sort((one, other) => Number(other.isOpen) - Number(one.isOpen)).map(({ list }) => list)}
		</div>
	);
}

function Waiting() {
	return (
		<div aria-busy="true" className="grid gap-6">
			<Skeleton className="h-48 w-full" />
			<Skeleton className="h-32 w-full" />
			<Skeleton className="h-32 w-full" />
		</div>
	);
}
