/** Reporting a problem: the button for both sides, a report that waits on this device, and earlier reports. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { type Report, reportKinds } from '#contract/report-shapes.ts';
import { listBookingReports } from '#contract/reports.ts';
import { useFromCache } from '#web/browser/device/from-cache.ts';
import { useLiveState } from '#web/browser/live/live.ts';
import { matchesPath, queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { namesOf, type Side } from '#web/features/bookings/detail/sides.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { AddPoliceNumber } from './add-police-number.tsx';
import { isBegun } from './draft/draft.ts';
import { useReportDraft } from './draft/use-report-draft.ts';
import { ReportDialog } from './report-dialog.tsx';
import { ReportFacts, stageOf } from './report-facts.tsx';
import type { ReportTexts } from './texts.en.ts';

/** Requests and cancelled bookings cannot be reported. */
export function ReportPanel({ booking, side }: { booking: Booking; side: Side }) {
	const isLive = booking.status === 'CONFIRMED' || booking.status === 'COMPLETED';
	const user = useCurrentUser();
	return isLive && user ? <Reports booking={booking} side={side} userId={user.id} /> : null;
}

function Reports({ booking, side, userId }: { booking: Booking; side: Side; userId: string }) {
	const { report: t } = useScreenTexts<{ report: ReportTexts }>();
	const client = useQueryClient();
	const toast = useToast();
	const [isOpen, setOpen] = useState(false);
	const { data } = useQuery({ ...queryFor(listBookingReports, { params: { id: booking.id } }), ...refetchOnVisit });
	const handle = useReportDraft(userId, booking.id, () => {
		setOpen(false);
		toast({ title: t.form.done, tone: 'positive' });
		void client.invalidateQueries({ predicate: matchesPath('/api/bookings') });
	});
	const { draft } = handle;
	const isOutdated = useIsOutdated();
	// The trip may have continued since they were read: the server decides once it is reached. A trip that is over stays over.
	const kinds = isOutdated && data?.kinds.length !== 0 ? reportKinds : (data?.kinds ?? []);
	const mayReport = kinds.length > 0 && side !== 'ADMIN';
	if (!draft && !mayReport && !data?.reports.length) return null;
	const begin = () => {
		if (!draft) handle.start();
		setOpen(true);
	};
	return (
		<Panel title={t.panel.title} {...(mayReport && { lead: t.panel.lead })}>
			<div className="grid gap-4">
				{draft?.isFinished && (
					<div role="status" data-testid="report-waits" data-state={handle.state} className="rounded-control bg-warning-soft p-4 text-sm">
						<p>{handle.state === 'sending' ? t.panel.sending : t.panel.waiting}</p>
						{handle.state === 'waiting' && (
							<Button className="mt-3" onClick={handle.sendNow}>
								{t.panel.sendNow}
							</Button>
						)}
					</div>
				)}
				{draft?.problem && <FieldError>{draft.problem}</FieldError>}
				{!draft?.isFinished && (mayReport || draft) && (
					<Button wide aria-haspopup="dialog" onPointerEnter={preloadDialog} onClick={begin}>
						<TriangleAlert aria-hidden className="size-5" />
						{draft && isBegun(draft) ? t.panel.draft : t.panel.action}
					</Button>
				)}
				{mayReport && (
					<div className="grid">
						<HelpLink to={side === 'OWNER' ? 'problem-with-a-rental' : 'something-is-wrong'} />
						{side === 'RENTER' && booking.status === 'CONFIRMED' && <HelpLink to="during-the-trip" />}
					</div>
				)}
				{data && data.reports.length > 0 && (
					<ul className="grid gap-4">
						{data.reports.map((each) => (
							<li key={each.id} className="border-line border-t pt-4 first:border-t-0 first:pt-0">
								<ReportItem report={each} booking={booking} side={side} />
							</li>
						))}
					</ul>
				)}
			</div>
			{draft && !draft.isFinished && <ReportDialog kinds={kinds} handle={handle} draft={draft} open={isOpen} onOpenChange={setOpen} />}
		</Panel>
	);
}

/** Whether the server cannot be reached, so that the displayed data may be from an earlier visit. */
function useIsOutdated(): boolean {
	const fromCache = useFromCache();
	return useLiveState() === 'offline' || fromCache;
}

function ReportItem({ report, booking, side }: { report: Report; booking: Booking; side: Side }) {
	const { report: t } = useScreenTexts<{ report: ReportTexts }>();
	const { language, format } = useLanguage();
	const stage = stageOf(report, t, 'PARTY');
	const member = report.reportedBy && `\u2068${report.reportedBy[language]}\u2069`;
	const author = report.side === side && !member ? t.by.mine : t.by.theirs(member ?? namesOf(booking, language)[report.side]);
	return (
		<article aria-label={t.kinds[report.kind]}>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<h3 className="font-semibold">{t.kinds[report.kind]}</h3>
				<StatusBadge tone={stage.tone}>{stage.label}</StatusBadge>
			</div>
			<p suppressHydrationWarning className="numbers text-muted text-sm">
				{author} · {format.date(report.createdAt, 'moment')}
			</p>
			<ReportFacts report={report} />
			{report.mayAddPoliceNumber && <AddPoliceNumber report={report} />}
		</article>
	);
}
