/** Reviews, newest first, page by page. */
import type { Review } from '#contract/reviews.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { GrowingList, type GrowingQuery } from '#web/ui/growing-list.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { ReviewItem } from './review-item.tsx';
import type { ReviewTexts } from './texts.en.ts';

type ReviewListProps = {
	results: GrowingQuery<Review>;
	/** Name of the reviewed person. */
	subject: string;
	withCar?: boolean;
};

export function ReviewList({ results, subject, withCar = false }: ReviewListProps) {
	const t = useScreenTexts<{ reviews: ReviewTexts }>().reviews;
	const waiting = (
		<div aria-busy="true" className="grid gap-6 py-5">
			<Skeleton className="h-24" />
			<Skeleton className="h-24" />
		</div>
	);
	return (
		<GrowingList query={results} error={t.error} errorClassName="py-6" waiting={waiting} empty={null} more={t.more} moreClassName="mt-8">
			{(reviews) => (
				<ul className="-my-5 divide-y divide-line">
					{reviews.map((review) => (
						<li key={review.id}>
							<ReviewItem review={review} subject={subject} withCar={withCar} />
						</li>
					))}
				</ul>
			)}
		</GrowingList>
	);
}
