/** Goodwill for admins: waiting for a second admin, longest waiting first, and decided. */

import { HandCoins } from 'lucide-react';
import { listGoodwill } from '#contract/goodwill.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { SearchedQueue } from '#web/features/cases/queue.tsx';
import { GoodwillCard } from '#web/features/goodwill/goodwill-card.tsx';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { goodwill as filters } from '../queues.ts';
import type { AdminGoodwillTexts } from './texts.en.ts';

export default function AdminGoodwillScreen() {
	const t = useScreenTexts<AdminGoodwillTexts>();
	const { language } = useLanguage();
	return (
		<div className="mx-auto max-w-4xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<p className="mt-1 text-muted">{t.lead}</p>
			<div className="mt-4">
				<SearchedQueue
					filters={filters}
					texts={t}
					icon={HandCoins}
					queryOf={(filter, search) => infiniteQueryFor(listGoodwill, { query: { filter, ...search } })}
					className="grid gap-5"
				>
					{(goodwill) => (
						<>
							<Link
								href={`/admin/bookings/${goodwill.bookingId}/goodwill`}
								className="inline-flex min-h-11 items-center font-medium text-primary text-sm hover:underline lg:min-h-8"
							>
								<bdi>{namedCarOf(goodwill, language)}</bdi>
							</Link>
							<GoodwillCard goodwill={goodwill} titleAs="h2" />
						</>
					)}
				</SearchedQueue>
			</div>
		</div>
	);
}
