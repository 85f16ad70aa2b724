/** Reviews, newest first, page after page. */
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Review } from '#contract/reviews.ts';
import type { Page } from '../queries.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/states.tsx';
import { ReviewItem } from './review-item.tsx';
import { useReviewTexts } from './texts.ts';

type ReviewListProps = {
	found: UseInfiniteQueryResult<{ pages: Page<Review>[] }>;
	/** Whom they are about. */
	subject: string;
	withCar?: boolean;
};

export function ReviewList({ found, subject, withCar = false }: ReviewListProps) {
	const t = useReviewTexts();
	const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = found;
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} className="py-6" />;
	if (!data) {
		return (
			<div aria-busy="true" className="grid gap-6 py-5">
				<Skeleton className="h-24" />
				<Skeleton className="h-24" />
			</div>
		);
	}
	return (
		<>
			<ul className="-my-5 divide-y divide-line">
				{data.pages.flatMap((page) =>
					page.items.map((review) => (
						<li key={review.id}>
							<ReviewItem review={review} subject={subject} withCar={withCar} />
						</li>
					)),
				)}
			</ul>
			{isFetchNextPageError && <ErrorState error={error} className="py-6" />}
			{hasNextPage && (
				<Button className="mt-8" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
					{t.more}
				</Button>
			)}
		</>
	);
}
