/** Reports for admins: to decide, what is due first on top, and decided. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { type Report, type ReportFilter, reportFilters } from '#contract/report-shapes.ts';
import { listReports } from '#contract/reports.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { nameOf } from '#web/features/people/people.ts';
import { stageOf } from '#web/features/reports/stage.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { GrowingList } from '#web/ui/growing-list.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { addressOf, filterFrom } from './loader.ts';
import type { AdminReportsTexts } from './texts.en.ts';

export default function AdminReportsScreen() {
	const t = useScreenTexts<AdminReportsTexts>();
	const [, navigate] = useLocation();
	const visible = filterFrom(new URLSearchParams(useSearch()));
	return (
		<div className="mx-auto max-w-5xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<div className="mt-4">
				<Tabs
					label={t.tabs.label}
					value={visible}
					onChange={(key) => navigate(addressOf(reportFilters.find((each) => each === key) ?? 'OPEN'), { replace: true })}
					tabs={reportFilters.map((filter) => ({ key: filter, label: t.tabs[filter], content: <Reports filter={filter} /> }))}
				/>
			</div>
		</div>
	);
}

function Reports({ filter }: { filter: ReportFilter }) {
	const t = useScreenTexts<AdminReportsTexts>();
	const results = useInfiniteQuery({ ...infiniteQueryFor(listReports, { query: { filter } }), ...refetchOnVisit });
	return (
		<GrowingList
			query={results}
			error={t.error}
			waiting={<Skeleton className="h-32 w-full rounded-card" />}
			empty={<EmptyState icon={<ClipboardCheck aria-hidden />} title={t.empty[filter].title} hint={t.empty[filter].hint} />}
			more={t.more}
			isFramed
		>
			{(reports) => (
				<ul className="grid gap-3">
					{reports.map((report) => (
						<li key={report.id}>
							<Row report={report} />
						</li>
					))}
				</ul>
			)}
		</GrowingList>
	);
}

function Row({ report }: { report: Report }) {
	const t = useScreenTexts<AdminReportsTexts>();
	const { language, format } = useLanguage();
	const stage = stageOf(report, t.report, 'ADMIN');
	const isolate = (name: string) => `\u2068${name}\u2069`;
	return (
		<Link
			href={`/admin/reports/${report.id}`}
			className="block rounded-card border border-line bg-surface p-4 hover:border-control-line md:p-5"
		>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<p className="font-semibold">
					{t.report.kinds[report.kind]} · <bdi>{report.carTitle}</bdi>
				</p>
				<StatusBadge tone={stage.tone}>{stage.label}</StatusBadge>
			</div>
			<p className="mt-1 text-muted text-sm">
				{t.by[report.side]} · {t.between(isolate(nameOf(report.owner, language)), isolate(nameOf(report.renter, language)))}
			</p>
			<p className="mt-2 line-clamp-2 break-words">
				<bdi>{report.text}</bdi>
			</p>
			<p suppressHydrationWarning className="numbers mt-2 text-sm">
				<span className="text-muted">{report.decidedAt ? t.decidedAt : t.due}</span>{' '}
				<span className="font-medium">{format.date(report.decidedAt ?? report.dueAt, 'moment')}</span>
			</p>
		</Link>
	);
}
