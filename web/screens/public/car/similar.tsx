/** Cars like this one that are free on the same dates. */
import { useQuery } from '@tanstack/react-query';
import type { Car } from '#contract/cars.ts';
import { similarCars } from '#contract/search.ts';
import { queryFor } from '#web/browser/queries.ts';
import { CarCard, CarCardSkeleton } from '#web/features/cars/car-card.tsx';
import { toStayParams } from '#web/features/cars/stay.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { useStay } from './use-stay.ts';

/** Texts of similar cars in both languages, loaded with this component near the end of the page. */
const en = { title: 'Similar cars', onDates: 'Similar cars available on your dates' };

const ar: typeof en = { title: 'سيارات مشابهة', onDates: 'سيارات مشابهة متاحة في تواريخك' };

const similarTexts = { en, ar };

const WAITING = ['a', 'b', 'c'];
const lane = '-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 sm:mx-0 sm:scroll-px-0 sm:px-0';
const place = 'w-[78vw] max-w-72 shrink-0 snap-start';

export default function Similar({ car }: { car: Car }) {
	const t = similarTexts[useLanguage().language];
	const { stay } = useStay();
	const dates = toStayParams(stay.pickup, stay.return);
	const { data, error } = useQuery(queryFor(similarCars, { params: { id: car.id }, query: dates ?? {} }));
	if (error || data?.length === 0) return null;
	return (
		<section className="needs-script mt-12 border-line border-t pt-8" aria-busy={!data} data-testid="similar">
			<h2 className="mb-5 text-xl">{dates ? t.onDates : t.title}</h2>
			{/* Scrolled by keyboard as well. */}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard. */}
			<ul className={lane} tabIndex={0} aria-label={t.title}>
				{data
					? data.map((each) => (
							<li key={each.id} className={place}>
								<CarCard car={each} stay={stay} sizes="(width >= 40rem) 18rem, 78vw" />
							</li>
						))
					: WAITING.map((key) => (
							<li key={key} className={place}>
								<CarCardSkeleton />
							</li>
						))}
			</ul>
		</section>
	);
}
