/** Companies for admins: those with a pending document, longest waiting first, or all. */
import { Building2 } from 'lucide-react';
import { listCompanies } from '#contract/companies.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { SearchedQueue } from '#web/features/cases/queue.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { companies as filters } from '../queues.ts';
import { CompanyCard } from './company-card.tsx';
import type { AdminCompaniesTexts } from './texts.en.ts';

export default function AdminCompaniesScreen() {
	const t = useScreenTexts<AdminCompaniesTexts>();
	return (
		<div className="mx-auto max-w-4xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<p className="mt-1 text-muted">{t.lead}</p>
			<div className="mt-4">
				<SearchedQueue
					filters={filters}
					texts={t}
					find="companies"
					icon={Building2}
					queryOf={(status, search) => infiniteQueryFor(listCompanies, { query: { status, ...search } })}
					className="grid gap-4"
				>
					{(company) => <CompanyCard company={company} />}
				</SearchedQueue>
			</div>
		</div>
	);
}
