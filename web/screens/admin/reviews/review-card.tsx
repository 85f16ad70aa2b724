/** A review to moderate: content, subject, reports, and the decision. Typed text is shown as plain text only. */

import { useState } from 'react';
import { type AdminReview, hideReview, listAdminReviews, unhideReview } from '#contract/reviews.ts';
import { call } from '#web/browser/api.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { PersonName } from '#web/features/people/person-name.tsx';
import { Stars } from '#web/features/reviews/stars.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { carTitleOf } from '#web/i18n/language.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { HideDialog } from './hide-dialog.tsx';
import type { AdminReviewsTexts } from './texts.en.ts';

const SHOWN_IN = [listAdminReviews];

export function ReviewCard({ review }: { review: AdminReview }) {
	const t = useScreenTexts<AdminReviewsTexts>();
	const { language, format } = useLanguage();
	return (
		<article data-testid="admin-review" className="rounded-card border border-line bg-surface p-4 md:p-5">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h2 className="font-semibold leading-snug">
					<PersonName person={review.author} />
				</h2>
				{review.hidden && <StatusBadge tone="danger">{t.hidden}</StatusBadge>}
				{!review.revealedAt && <StatusBadge tone="neutral">{t.waiting}</StatusBadge>}
				{review.openReports.length > 0 && <StatusBadge tone="warning">{format.plural(t.reports, review.openReports.length)}</StatusBadge>}
			</div>
			<p className="text-muted text-sm">{t.about[review.side](`\u2068${nameOf(review.subject, language)}\u2069`)}</p>
			<p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
				<Stars rating={review.rating} />
				<span suppressHydrationWarning className="numbers">
					{format.date(review.publishedAt, 'moment')}
				</span>
				<Link href={`/car/${encodeURIComponent(review.car.slug)}`} className="hover:underline">
					<bdi>{carTitleOf(review.car, language)}</bdi>
				</Link>
				<span className="numbers">
					{t.booking} <bdi>{review.bookingId.slice(0, 8)}</bdi>
				</span>
			</p>
			<Words review={review} />
			<ReportsOf review={review} />
			<Decision review={review} />
		</article>
	);
}

function Words({ review }: { review: AdminReview }) {
	const { reviews } = useScreenTexts<AdminReviewsTexts>();
	const { language } = useLanguage();
	return (
		<>
			{review.text ? (
				<p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">
					<bdi>{review.text}</bdi>
				</p>
			) : (
				<p className="mt-3 text-muted">{reviews.wordless}</p>
			)}
			{review.answer && (
				<div className="mt-3 max-w-prose border-line border-s-2 ps-4">
					<p className="font-medium text-sm">{reviews.answerOf(`\u2068${nameOf(review.subject, language)}\u2069`)}</p>
					<p className="mt-1 whitespace-pre-line text-muted wrap-anywhere">
						<bdi>{review.answer.text}</bdi>
					</p>
				</div>
			)}
		</>
	);
}

/** Why it is hidden, and its undecided reports. */
function ReportsOf({ review: { hidden, openReports } }: { review: AdminReview }) {
	const t = useScreenTexts<AdminReviewsTexts>();
	const { language, format } = useLanguage();
	return (
		<>
			{hidden && (
				<div suppressHydrationWarning className="mt-3 max-w-prose rounded-control bg-sunken p-3 text-sm">
					<p className="numbers font-medium">{t.hiddenBecause(format.date(hidden.at, 'moment'))}</p>
					<p className="mt-1 whitespace-pre-line wrap-anywhere">
						<bdi>{hidden.reason}</bdi>
					</p>
				</div>
			)}
			{openReports.length > 0 && (
				<ul className="mt-3 grid max-w-prose gap-2">
					{openReports.map(({ by, at, reason, note }) => (
						<li key={by.id} suppressHydrationWarning className="rounded-control bg-sunken p-3 text-sm">
							<p className="font-medium">{t.reviews.report.reasons[reason]}</p>
							{note && (
								<p className="mt-1 whitespace-pre-line wrap-anywhere">
									<bdi>{note}</bdi>
								</p>
							)}
							<p className="numbers mt-1 text-muted">
								{t.reportedBy(`\u2068${nameOf(by, language)}\u2069`, format.date(at, 'moment').replaceAll(' ', '\u00a0'))}
							</p>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

function Decision({ review }: { review: AdminReview }) {
	const t = useScreenTexts<AdminReviewsTexts>();
	const { language } = useLanguage();
	const [open, setOpen] = useState(false);
	const params = { id: review.id };
	const hide = useActionMutation({
		call: (reason: string) => call(hideReview, { params, body: { reason } }),
		...{ refreshes: SHOWN_IN, done: t.hide.done, failed: t.hide.failed, onDone: () => setOpen(false) },
	});
	const words = review.hidden ? t.show : t.keep;
	const settle = useActionMutation({
		call: () => call(unhideReview, { params }),
		refreshes: SHOWN_IN,
		done: words.done,
		failed: words.failed,
	});
	return (
		<div className="mt-4 flex flex-wrap gap-2">
			{!review.hidden && (
				<Button disabled={settle.isPending} onClick={() => setOpen(true)}>
					{t.hide.open}
				</Button>
			)}
			{(review.hidden || review.openReports.length > 0) && (
				<Button variant="quiet" busy={settle.isPending && words.busy} onClick={() => settle.mutate(undefined)}>
					{words.open}
				</Button>
			)}
			<HideDialog name={nameOf(review.author, language)} open={open} onOpenChange={setOpen} busy={hide.isPending} onHide={hide.mutate} />
		</div>
	);
}
