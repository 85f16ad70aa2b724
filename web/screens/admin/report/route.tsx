/** A report for admins: what was reported, both handovers, the money beside it, and the decision. */
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReportForAdmin } from '#contract/report-shapes.ts';
import { getReport } from '#contract/reports.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { CaseConversation } from '#web/features/case-conversation/case-conversation.tsx';
import { Recorded } from '#web/features/handover/recorded.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { ReportFacts } from '#web/features/reports/report-facts.tsx';
import { stageOf } from '#web/features/reports/stage.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { AdminReportTexts } from './texts.en.ts';

export default function AdminReportScreen() {
	const t = useScreenTexts<AdminReportTexts>();
	const id = useParam('id');
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getReport, { params: { id } }), ...refetchOnVisit });
	if (error && !data) {
		return isRefusal(error, 'REPORT_NOT_FOUND') || isRefusal(error, 'INVALID_INPUT') ? (
			<Missing />
		) : (
			<ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />
		);
	}
	return (
		<div className="mx-auto max-w-6xl">
			<PageHead title={data ? `${t.report.kinds[data.kind]} · ${data.carTitle}` : t.title} />
			{data ? <Shown report={data} /> : <Skeleton className="h-72 w-full rounded-card" />}
		</div>
	);
}

function Shown({ report }: { report: ReportForAdmin }) {
	const t = useScreenTexts<AdminReportTexts>();
	const { language, format } = useLanguage();
	const stage = stageOf(report, t.report, 'ADMIN');
	const reporter = report.side === 'OWNER' ? report.owner : report.renter;
	const isOpen = report.outcome === null;
	return (
		<>
			<Link href="/admin/reports" className="inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink">
				<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
				{t.back}
			</Link>
			<header className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<h1 className="text-2xl md:text-3xl">
					{t.report.kinds[report.kind]} · <bdi>{report.carTitle}</bdi>
				</h1>
				<StatusBadge tone={stage.tone}>{stage.label}</StatusBadge>
			</header>
			<div className="mt-3 flex flex-wrap gap-3">
				<LinkButton href={`/booking/${report.bookingId}`}>{t.booking}</LinkButton>
				<LinkButton href={`/admin/bookings/${report.bookingId}/goodwill`}>{t.goodwill}</LinkButton>
			</div>
			<div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
				<div className="grid min-w-0 gap-5 lg:gap-6">
					<Panel title={t.report.kinds[report.kind]} lead={t.reported[report.side](`\u2068${nameOf(reporter, language)}\u2069`)}>
						<p suppressHydrationWarning className="numbers text-muted text-sm">
							{format.date(report.createdAt, 'moment')}
							{isOpen && ` · ${t.due}: ${format.date(report.dueAt, 'moment')}`}
						</p>
						<ReportFacts report={report} />
					</Panel>
					{isOpen && <DecisionForm key={report.id} report={report} />}
				</div>
				<div className="grid min-w-0 gap-5 lg:gap-6">
					<Money report={report} />
					<Recorded bookingId={report.bookingId} />
					<CaseConversation bookingId={report.bookingId} owner={report.owner} renter={report.renter} />
				</div>
			</div>
		</>
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

function Missing() {
	const t = useScreenTexts<AdminReportTexts>();
	return (
		<EmptyState
			icon={<TriangleAlert aria-hidden />}
			title={t.missing}
			titleAs="h1"
			action={
				<LinkButton href="/admin/reports" variant="primary">
					{t.back}
				</LinkButton>
			}
		/>
	);
}
