/** Reports for admins: to decide, what is due first on top, and decided. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import type { Report, ReportFilter } from '#contract/report-shapes.ts';
import { listReports } from '#contract/reports.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { CaseRow } from '#web/features/cases/case-row.tsx';
import { QueueList, QueueTabs } from '#web/features/cases/queue.tsx';
import { isolatedNameOf } from '#web/features/people/people.ts';
import { stageOf } from '#web/features/reports/stage.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { filters } from './loader.ts';
import type { AdminReportsTexts } from './texts.en.ts';

export default function AdminReportsScreen() {
	const t = useScreenTexts<AdminReportsTexts>();
	return (
		<div className="mx-auto max-w-5xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<div className="mt-4">
				<QueueTabs filters={filters} texts={t.tabs}>
					{(filter) => <Reports filter={filter} />}
				</QueueTabs>
			</div>
		</div>
	);
}

function Reports({ filter }: { filter: ReportFilter }) {
	const t = useScreenTexts<AdminReportsTexts>();
	const results = useInfiniteQuery({ ...infiniteQueryFor(listReports, { query: { filter } }), ...refetchOnVisit });
	return (
		<QueueList query={results} texts={t} empty={t.empty[filter]} icon={ClipboardCheck}>
			{(report) => <Row report={report} />}
		</QueueList>
	);
}

function Row({ report }: { report: Report }) {
	const t = useScreenTexts<AdminReportsTexts>();
	const { language, format } = useLanguage();
	const parties = t.between(isolatedNameOf(report.owner, language), isolatedNameOf(report.renter, language));
	return (
		<CaseRow
			href={`/admin/reports/${report.id}`}
			title={
				<>
					{t.report.kinds[report.kind]} · <bdi>{report.carTitle}</bdi>
				</>
			}
			stage={stageOf(report, t.report, 'ADMIN')}
			lead={`${t.by[report.side]} · ${parties}`}
		>
			<p className="mt-2 line-clamp-2 break-words">
				<bdi>{report.text}</bdi>
			</p>
			<p suppressHydrationWarning className="numbers mt-2 text-sm">
				<span className="text-muted">{report.decidedAt ? t.decidedAt : t.due}</span>{' '}
				<span className="font-medium">{format.date(report.decidedAt ?? report.dueAt, 'moment')}</span>
			</p>
		</CaseRow>
	);
}
