/** An owner's own promo codes, at their own expense. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useEffect } from 'react';
import { listOwnerCars } from '#contract/listing.ts';
import { MAX_PROMO_CARS } from '#contract/promo-code-shapes.ts';
import { listOwnerPromoCodes } from '#contract/promo-codes.ts';
import { infiniteQueryFor, queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import type { CarChoice } from '#web/features/promo-codes/code-form.tsx';
import { CodeRows, PromoCodes } from '#web/features/promo-codes/promo-codes.tsx';
import { usePermission } from '#web/features/session/acting.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { carTitleOf } from '#web/i18n/language.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Checkbox, FieldError } from '#web/ui/field.tsx';
import { loadedItems } from '#web/ui/growing-list.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { NotYourRole } from '../not-your-role.tsx';
import type { OwnerPromoCodesTexts } from './texts.en.ts';

export default function OwnerPromoCodesScreen() {
	const t = useScreenTexts<OwnerPromoCodesTexts>();
	const mayManage = usePermission('manage');
	return (
		<PromoCodes of="OWNER" chooseCars={mayManage ? (choice) => <OwnCars {...choice} /> : null}>
			{mayManage ? <OwnCodes /> : <NotYourRole texts={t.notYours} />}
		</PromoCodes>
	);
}

function OwnCodes() {
	const t = useScreenTexts<OwnerPromoCodesTexts>();
	const { data, error, refetch } = useQuery({ ...queryFor(listOwnerPromoCodes), ...refetchOnVisit });
	if (error && data === undefined) return <ErrorState title={t.promo.loadFailed} error={error} retry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-40 w-full rounded-card" />;
	if (data.length > 0) return <CodeRows codes={data} of="OWNER" />;
	return (
		<div className="rounded-card border border-line bg-surface">
			<EmptyState icon={<TicketPercent aria-hidden />} title={t.empty} hint={t.emptyHint} />
		</div>
	);
}

function OwnCars({ chosen, choose, error }: CarChoice) {
	const { cars: t } = useScreenTexts<OwnerPromoCodesTexts>();
	const { language } = useLanguage();
	const results = useInfiniteQuery(infiniteQueryFor(listOwnerCars, { query: { limit: 100 } }));
	const { hasNextPage, isFetchingNextPage, fetchNextPage } = results;
	useEffect(() => {
		if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
	}, [hasNextPage, isFetchingNextPage, fetchNextPage]);
	if (results.error && !results.data) return <ErrorState error={results.error} retry={() => void results.refetch()} />;
	if (!results.data) return <Skeleton className="h-40 w-full rounded-card" />;
	return (
		<fieldset>
			<legend className="mb-1.5 font-medium text-sm">{t.label}</legend>
			<ul className="grid max-h-96 gap-x-6 overflow-y-auto sm:grid-cols-2">
				{loadedItems(results.data).map((car) => (
					<li key={car.id}>
						<Checkbox
							label={
								<>
									<bdi>{carTitleOf(car, language)}</bdi> {car.plateNumber && <bdi className="text-muted">{car.plateNumber}</bdi>}
								</>
							}
							checked={chosen.includes(car.slug)}
							disabled={!chosen.includes(car.slug) && chosen.length >= MAX_PROMO_CARS}
							onChange={({ currentTarget }) =>
								choose(currentTarget.checked ? [...chosen, car.slug] : chosen.filter((each) => each !== car.slug))
							}
						/>
					</li>
				))}
			</ul>
			{error && <FieldError>{error}</FieldError>}
		</fieldset>
	);
}
