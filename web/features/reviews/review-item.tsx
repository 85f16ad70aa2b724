/** One review: author, date, stars, text, reply, and the reader's actions. Typed text is shown as plain text only. */

import { Suspense, useState } from 'react';
import type { Review } from '#contract/reviews.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { PersonName } from '#web/features/people/person-name.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { carTitleOf } from '#web/i18n/language.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { Stars } from './stars.tsx';
import type { ReviewTexts } from './texts.en.ts';

const ReportDialog = lazyComponent(() => import('./report-dialog.tsx'));
const AnswerDialog = lazyComponent(() => import('./answer-dialog.tsx'));

type ReviewItemProps = {
	review: Review;
	/** Name of the person who replied or may reply. */
	subject: string;
	/** Shows the car if reviews of several cars are listed. */
	withCar?: boolean;
};

export function ReviewItem({ review, subject, withCar = false }: ReviewItemProps) {
	const t = useScreenTexts<{ reviews: ReviewTexts }>().reviews;
	const { language, format } = useLanguage();
	const name = nameOf(review.author, language);
	return (
		<article data-testid="review" className="py-5">
			<div className="flex items-center gap-3">
				<Avatar name={name} src={review.author.profileImageUrl} />
				<div className="min-w-0 flex-1">
					<p className="font-medium leading-snug">
						<PersonName person={review.author} />
					</p>
					<p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
						<Stars rating={review.rating} />
						<span suppressHydrationWarning className="numbers">
							{format.date(review.publishedAt, 'month')}
						</span>
						{withCar && (
							<Link href={`/car/${encodeURIComponent(review.car.slug)}`} className="min-w-0 hover:underline">
								<bdi className="name-line">{carTitleOf(review.car, language)}</bdi>
							</Link>
						)}
					</p>
				</div>
			</div>
			{review.text ? (
				<p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">
					<bdi>{review.text}</bdi>
				</p>
			) : (
				<p className="mt-3 text-muted">{t.wordless}</p>
			)}
			{review.answer && (
				<div className="mt-3 max-w-prose border-line border-s-2 ps-4">
					<p className="font-medium text-sm">{t.answerOf(`\u2068${subject}\u2069`)}</p>
					<p className="mt-1 whitespace-pre-line text-muted wrap-anywhere">
						<bdi>{review.answer.text}</bdi>
					</p>
				</div>
			)}
			<ReviewActions review={review} />
		</article>
	);
}

function ReviewActions({ review }: { review: Review }) {
	const t = useScreenTexts<{ reviews: ReviewTexts }>().reviews;
	const [asked, ask] = useState<'answer' | 'report' | null>(null);
	const [open, setOpen] = useState(false);
	const begin = (which: 'answer' | 'report') => () => {
		ask(which);
		setOpen(true);
	};
	if (!review.mayAnswer && !review.mayReport) return null;
	const OpenDialog = asked === 'answer' ? AnswerDialog : ReportDialog;
	return (
		<div className="-ms-4 -mb-2 mt-1 flex">
			{review.mayAnswer && (
				<Button variant="quiet" className="text-sm" onClick={begin('answer')}>
					{t.answer.open}
				</Button>
			)}
			{review.mayReport && (
				<Button variant="quiet" className="text-muted text-sm" onClick={begin('report')}>
					{t.report.open}
				</Button>
			)}
			{asked && (
				<Suspense fallback={null}>
					<OpenDialog review={review} open={open} onOpenChange={setOpen} />
				</Suspense>
			)}
		</div>
	);
}
