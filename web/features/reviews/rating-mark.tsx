/** Compact rating: a star with mean and count, or "No reviews yet". */
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import type { Score } from '#contract/score.ts';
import { useLanguage } from '#web/i18n/context.tsx';

type RatingMarkProps = {
	score: Score;
	/** `4.9 (24 reviews)` instead of `4.9 (24)`. */
	long?: boolean;
	className?: string;
};

export function RatingMark({ score: { average, count }, long = false, className }: RatingMarkProps) {
	const { texts, format } = useLanguage();
	const { rating: t } = texts;
	const reviews = format.plural(t.reviews, count);
	return (
		<span className={clsx('numbers inline-flex items-center gap-1 whitespace-nowrap', className)}>
			<Star aria-hidden className={clsx('size-4 shrink-0 text-accent', average !== null && 'fill-accent')} />
			{average === null ? (
				t.none
			) : (
				<>
					<span className="sr-only">{t.of(format.stars(average), reviews)}</span>
					<span aria-hidden>
						{format.stars(average)} ({long ? reviews : format.number(count)})
					</span>
				</>
			)}
		</span>
	);
}
