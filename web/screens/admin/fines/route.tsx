/** Fines for admins: to decide, waiting for the renter, and decided; each with its ticket, the times of the trip, and the decision. */

import { TrafficCone } from 'lucide-react';
import { type FineCase, listFines } from '#contract/fines.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { CaseQueue } from '#web/features/cases/queue.tsx';
import { FineFacts } from '#web/features/fines/fine-facts.tsx';
import { isolatedNameOf } from '#web/features/people/people.ts';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { fines as filters } from '../queues.ts';
import { DecisionForm } from './decision-form.tsx';
import type { AdminFinesTexts } from './texts.en.ts';

export default function AdminFinesScreen() {
	const t = useScreenTexts<AdminFinesTexts>();
	return (
		<CaseQueue
			filters={filters}
			texts={t}
			icon={TrafficCone}
			queryOf={(filter, search) => infiniteQueryFor(listFines, { query: { filter, ...search } })}
			className="grid gap-4"
		>
			{(fine) => <Case fine={fine} />}
		</CaseQueue>
	);
}

function Case({ fine }: { fine: FineCase }) {
	const t = useScreenTexts<AdminFinesTexts>();
	const { language, format } = useLanguage();
	return (
		<article className="rounded-card border border-line bg-surface p-4 md:p-5">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<h2 className="font-semibold">
					<bdi>{namedCarOf(fine, language)}</bdi>
				</h2>
				<Link
					href={`/booking/${fine.bookingId}`}
					className="inline-flex min-h-8 items-center font-medium text-primary text-sm hover:underline"
				>
					{t.booking}
				</Link>
			</div>
			<p className="text-muted text-sm">{t.between(isolatedNameOf(fine.owner, language), isolatedNameOf(fine.renter, language))}</p>
			<p className="numbers mt-1 text-sm">
				{t.trip.from}{' '}
				<span suppressHydrationWarning className="inline-block">
					{format.date(fine.from, 'moment')}
				</span>{' '}
				{t.trip.to}{' '}
				<span suppressHydrationWarning className="inline-block">
					{format.date(fine.to, 'moment')}
				</span>
				{fine.plateNumber && (
					<span className="block">
						{t.plate} <bdi dir="ltr">{fine.plateNumber}</bdi>
					</span>
				)}
			</p>
			<div className="mt-4 grid gap-5 lg:grid-cols-2">
				<FineFacts fine={fine} />
				{fine.allowedActions.includes('RESOLVE') && <DecisionForm fine={fine} />}
			</div>
		</article>
	);
}
