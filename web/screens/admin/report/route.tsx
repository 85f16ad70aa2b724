/** A report for admins: its content, both handovers, the money of the booking, and the decision. */

import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReportForAdmin } from '#contract/report-shapes.ts';
import { getReport } from '#contract/reports.ts';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { CaseConversation } from '#web/features/case-conversation/case-conversation.tsx';
import { CaseHead } from '#web/features/cases/case-head.tsx';
import { CaseColumns, CasePage } from '#web/features/cases/case-page.tsx';
import { actorName } from '#web/features/cases/statements.tsx';
import { Recorded } from '#web/features/handover/recorded.tsx';
import { ReportFacts, stageOf } from '#web/features/reports/report-facts.tsx';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { AdminReportTexts } from './texts.en.ts';

export default function AdminReportScreen() {
	const t = useScreenTexts<AdminReportTexts>();
	const { language } = useLanguage();
	const id = useParam('id');
	const query = useQuery({ ...queryFor(getReport, { params: { id } }), ...refetchOnVisit });
	return (
		<CasePage
			query={query}
			notFound="REPORT_NOT_FOUND"
			back={{ href: '/admin/reports', label: t.back }}
			texts={t}
			missingIcon={TriangleAlert}
			titleOf={(report) => `${t.report.kinds[report.kind]} · ${namedCarOf(report, language)}`}
		>
			{(report) => <Facts report={report} />}
		</CasePage>
	);
}

function Facts({ report }: { report: ReportForAdmin }) {
	const t = useScreenTexts<AdminReportTexts>();
	const { language, format } = useLanguage();
	const reporter = report.side === 'OWNER' ? report.owner : report.renter;
	const isOpen = report.outcome === null;
	return (
		<>
			<CaseHead
				back={{ href: '/admin/reports', label: t.back }}
				title={
					<>
						{t.report.kinds[report.kind]} · <bdi>{namedCarOf(report, language)}</bdi>
					</>
				}
				stage={stageOf(report, t.report, 'ADMIN')}
			/>
			<div className="mt-3 mb-5 flex flex-wrap gap-3">
				<LinkButton href={`/booking/${report.bookingId}`}>{t.booking}</LinkButton>
				<LinkButton href={`/admin/bookings/${report.bookingId}/goodwill`}>{t.goodwill}</LinkButton>
			</div>
			<CaseColumns
				beside={
					<>
						<Money report={report} />
						<Recorded bookingId={report.bookingId} />
						<CaseConversation bookingId={report.bookingId} owner={report.owner} renter={report.renter} />
					</>
				}
			>
				<Panel title={t.report.kinds[report.kind]} lead={t.reported[report.side](actorName(reporter, report.reportedBy, language))}>
					<p suppressHydrationWarning className="numbers text-muted text-sm">
						{format.date(report.createdAt, 'moment')}
						{isOpen && ` · ${t.due}: ${format.date(report.dueAt, 'moment')}`}
					</p>
					<ReportFacts report={report} />
				</Panel>
				{report.noShow && <OpenNoShow report={report} noShow={report.noShow} />}
				{isOpen && <DecisionForm key={report.id} report={report} />}
			</CaseColumns>
		</>
	);
}

type OpenNoShowProps = { report: ReportForAdmin; noShow: NonNullable<ReportForAdmin['noShow']> };

function OpenNoShow({ report: { bookingId }, noShow: { code, contestReason } }: OpenNoShowProps) {
	const { noShow: t } = useScreenTexts<AdminReportTexts>();
	return (
		<Panel title={t.title[code]} lead={t.lead}>
			{contestReason && (
				<p className="mb-3 text-sm">
					{t.contested} <bdi>{contestReason}</bdi>
				</p>
			)}
			<LinkButton href={`/admin?tab=bookings&q=${bookingId.slice(0, 8)}`}>{t.decide}</LinkButton>
		</Panel>
	);
}

function Money({ report: { money } }: { report: ReportForAdmin }) {
	const { money: t } = useScreenTexts<AdminReportTexts>();
	const { format } = useLanguage();
	return (
		<Panel title={t.title}>
			<dl className="numbers grid gap-2 text-sm">
				<Line label={t.rental}>{format.jod(money.rentalJod)}</Line>
				<Line label={t.deposit}>{format.jod(money.depositJod)}</Line>
				<Line label={t.days}>{format.number(money.days)}</Line>
				<Line label={t.period}>{format.dateRange(money.startAt, money.endAt, 'short')}</Line>
			</dl>
		</Panel>
	);
}

function Line({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex items-baseline justify-between gap-4">
			<dt className="text-muted">{label}</dt>
			<dd className="font-medium">{children}</dd>
		</div>
	);
}
