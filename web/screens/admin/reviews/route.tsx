/** Reviews for admins: reported, hidden, and all. */
import { MessageSquareWarning } from 'lucide-react';
import { SearchedQueue } from '#web/features/cases/queue.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { filters, queryOf } from './loader.ts';
import { ReviewCard } from './review-card.tsx';
import type { AdminReviewsTexts } from './texts.en.ts';

export default function AdminReviewsScreen() {
	const t = useScreenTexts<AdminReviewsTexts>();
	return (
		<div className="mx-auto max-w-5xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<p className="mt-1 max-w-prose text-muted">{t.lead}</p>
			<div className="mt-4">
				<SearchedQueue filters={filters} texts={{ ...t, more: t.desk.list.more }} icon={MessageSquareWarning} queryOf={queryOf}>
					{(review) => <ReviewCard review={review} />}
				</SearchedQueue>
			</div>
		</div>
	);
}
