/** Companies for admins: those with a paper that waits, the longest on top, and all of them. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { listCompanies } from '#contract/companies.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { GrowingList } from '#web/ui/growing-list.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { companies as filters } from '../queues.ts';
import { CompanyCard } from './company-card.tsx';
import type { AdminCompaniesTexts } from './texts.en.ts';

export default function AdminCompaniesScreen() {
	const t = useScreenTexts<AdminCompaniesTexts>();
	const [, navigate] = useLocation();
	const visible = filters.from(new URLSearchParams(useSearch()));
	return (
		<div className="mx-auto max-w-4xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<p className="mt-1 text-muted">{t.lead}</p>
			<div className="mt-4">
				<Tabs
					label={t.tabs.label}
					value={visible}
					onChange={(key) => navigate(filters.addressOf(filters.all.find((each) => each === key) ?? visible), { replace: true })}
					tabs={filters.all.map((status) => ({ key: status, label: t.tabs[status], content: <List status={status} /> }))}
				/>
			</div>
		</div>
	);
}

function List({ status }: { status: (typeof filters.all)[number] }) {
	const t = useScreenTexts<AdminCompaniesTexts>();
	const results = useInfiniteQuery({ ...infiniteQueryFor(listCompanies, { query: { status } }), ...refetchOnVisit });
	return (
		<GrowingList
			query={results}
			error={t.error}
			waiting={<Skeleton className="h-56 w-full rounded-card" />}
			empty={<EmptyState icon={<Building2 aria-hidden />} title={t.empty[status].title} hint={t.empty[status].hint} />}
			more={t.more}
			isFramed
		>
			{(companies) => (
				<ul className="grid gap-4">
					{companies.map((company) => (
						<li key={company.id}>
							<CompanyCard company={company} />
						</li>
					))}
				</ul>
			)}
		</GrowingList>
	);
}
