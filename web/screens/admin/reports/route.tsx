/** Reports for admins: to decide, earliest deadline first, and decided. */

import { ClipboardCheck } from 'lucide-react';
import type { Report } from '#contract/report-shapes.ts';
import { listReports } from '#contract/reports.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { CaseRow } from '#web/features/cases/case-row.tsx';
import { CaseQueue } from '#web/features/cases/queue.tsx';
import { actorName } from '#web/features/cases/statements.tsx';
import { isolatedNameOf } from '#web/features/people/people.ts';
import { stageOf } from '#web/features/reports/report-facts.tsx';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { reports as filters } from '../queues.ts';
import type { AdminReportsTexts } from './texts.en.ts';

export default function AdminReportsScreen() {
	const t = useScreenTexts<AdminReportsTexts>();
	return (
		<CaseQueue
			filters={filters}
			texts={t}
			find="reports"
			icon={ClipboardCheck}
			queryOf={(filter, search) => infiniteQueryFor(listReports, { query: { filter, ...search } })}
		>
			{(report) => <Row report={report} />}
		</CaseQueue>
	);
}

function Row({ report }: { report: Report }) {
	const t = useScreenTexts<AdminReportsTexts>();
	const { language, format } = useLanguage();
	const reporter = report.side === 'OWNER' ? report.owner : report.renter;
	const reported = t.reported[report.side](actorName(reporter, report.reportedBy, language));
	const parties = t.between(isolatedNameOf(report.owner, language), isolatedNameOf(report.renter, language));
	return (
		<CaseRow
			href={`/admin/reports/${report.id}`}
			title={
				<>
					{t.report.kinds[report.kind]} · <bdi>{namedCarOf(report, language)}</bdi>
				</>
			}
			stage={stageOf(report, t.report, 'ADMIN')}
			lead={`${reported} · ${parties}`}
		>
			<p dir="auto" className="name-lines mt-2 break-words">
				{report.text}
			</p>
			<p suppressHydrationWarning className="numbers mt-2 text-sm">
				<span className="text-muted">{report.decidedAt ? t.decidedAt : t.due}</span>{' '}
				<span className="font-medium">{format.date(report.decidedAt ?? report.dueAt, 'moment')}</span>
			</p>
		</CaseRow>
	);
}
