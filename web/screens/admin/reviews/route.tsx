/** Reviews for admins: reported, hidden, and all. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareWarning } from 'lucide-react';
import { listAdminReviews } from '#contract/reviews.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { Rows } from '#web/features/admin/admin-list.tsx';
import { QueueTabs } from '#web/features/cases/queue.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { type Filter, filters, listQuery } from './loader.ts';
import { ReviewCard } from './review-card.tsx';
import type { AdminReviewsTexts } from './texts.en.ts';

export default function AdminReviewsScreen() {
	const t = useScreenTexts<AdminReviewsTexts>();
	return (
		<div className="mx-auto max-w-5xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<p className="mt-1 max-w-prose text-muted">{t.lead}</p>
			<div className="mt-4">
				<QueueTabs filters={filters} texts={t.tabs}>
					{(filter) => <Reviews filter={filter} />}
				</QueueTabs>
			</div>
		</div>
	);
}

function Reviews({ filter }: { filter: Filter }) {
	const t = useScreenTexts<AdminReviewsTexts>();
	const results = useInfiniteQuery({ ...infiniteQueryFor(listAdminReviews, listQuery(filter)), ...refetchOnVisit });
	useRememberedPages(results);
	return (
		<Rows
			results={results}
			keyOf={({ id }) => id}
			row={(review) => <ReviewCard review={review} />}
			error={t.error}
			empty={<EmptyState icon={<MessageSquareWarning aria-hidden />} title={t.empty[filter].title} hint={t.empty[filter].hint} />}
		/>
	);
}
