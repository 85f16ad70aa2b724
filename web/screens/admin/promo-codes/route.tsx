/** Promo codes of the platform. Mishwar pays for their discounts. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX, TicketPercent } from 'lucide-react';
import { useSearch } from 'wouter';
import { promoStates } from '#contract/promo-code-shapes.ts';
import { listPromoCodes } from '#contract/promo-codes.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { ListCount } from '#web/features/admin/admin-list.tsx';
import { SearchForm, useOrderChoice } from '#web/features/admin/search-form.tsx';
import type { CarChoice } from '#web/features/promo-codes/code-form.tsx';
import { CodeRows, PromoCodes } from '#web/features/promo-codes/promo-codes.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Field, Textarea } from '#web/ui/field.tsx';
import { GrowingList } from '#web/ui/growing-list.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { codesQuery, PATH } from './loader.ts';
import type { AdminPromoCodesTexts } from './texts.en.ts';

export default function AdminPromoCodesScreen() {
	return (
		<PromoCodes of="PLATFORM" chooseCars={(choice) => <CarAddresses {...choice} />}>
			<Codes />
		</PromoCodes>
	);
}

function Codes() {
	const t = useScreenTexts<AdminPromoCodesTexts>();
	const query = new URLSearchParams(useSearch());
	const order = useOrderChoice();
	const asked = codesQuery(query);
	const results = useInfiniteQuery({ ...infiniteQueryFor(listPromoCodes, asked), ...refetchOnVisit });
	const isNarrowed = Boolean(asked.query.q ?? asked.query.state);
	const emptyTexts = t.desk.list.nothing;
	return (
		<>
			<SearchForm
				label={t.heading}
				path={PATH}
				words={[{ name: 'q', label: t.desk.list.find['promo-codes'] }]}
				choices={[{ name: 'state', label: t.state, options: promoStates.map((value) => ({ value, label: t.promo.states[value] })) }, order]}
				query={query}
				list="promo-codes"
			/>
			<GrowingList
				query={results}
				error={t.promo.loadFailed}
				waiting={<Skeleton className="h-40 w-full rounded-card" />}
				empty={
					isNarrowed ? (
						<EmptyState icon={<SearchX aria-hidden />} title={emptyTexts.title} hint={emptyTexts.hint} />
					) : (
						<EmptyState icon={<TicketPercent aria-hidden />} title={t.empty} hint={t.emptyHint} />
					)
				}
				more={t.desk.list.more}
				isFramed
			>
				{(codes) => (
					<>
						<ListCount of={results.data?.pages[0]} />
						<CodeRows codes={codes} of="PLATFORM" />
					</>
				)}
			</GrowingList>
		</>
	);
}

/** The admin pastes the addresses of car pages. */
function CarAddresses({ choose, error }: CarChoice) {
	const { cars: t } = useScreenTexts<AdminPromoCodesTexts>();
	const lines = (text: string) => text.split(/\s+/).filter((line) => line !== '');
	return (
		<Field label={t.label} hint={t.hint} error={error}>
			<Textarea dir="ltr" onChange={({ currentTarget }) => choose(lines(currentTarget.value))} />
		</Field>
	);
}
