/** Compares the typed price with the median of similar cars in the same city. */
import { useQuery } from '@tanstack/react-query';
import { TrendingUp } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { bodyTypes, OLDEST_YEAR } from '#contract/car-attributes.ts';
import { cityNames } from '#contract/cities.ts';
import { foldDigits } from '#contract/digits.ts';
import { estimateEarnings } from '#contract/earnings-estimate.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { comparison } from './price-comparison.ts';
import type { ListingTexts } from './texts.en.ts';
import type { ListingValues } from './values.ts';

export function PriceCoach() {
	const { control } = useFormContext<ListingValues>();
	const values = useWatch({ control, name: ['city', 'bodyType', 'year', 'dailyRateJod'] });
	const city = cityNames.find((each) => each === values[0]);
	const bodyType = bodyTypes.find((each) => each === values[1]);
	const year = foldDigits(useSettled(String(values[2])).trim());
	// Models of the next year are already sold.
	const isYear = /^\d{4}$/.test(year) && Number(year) >= OLDEST_YEAR && Number(year) <= new Date().getFullYear() + 1;
	return (
		<div aria-live="polite">
			{city && bodyType && isYear && <Coach carClass={{ city, bodyType, year }} rate={foldDigits(String(values[3]))} />}
		</div>
	);
}

type ClassQuery = { city: (typeof cityNames)[number]; bodyType: (typeof bodyTypes)[number]; year: string };

/** Shows nothing if there are too few similar cars. */
function Coach({ carClass, rate }: { carClass: ClassQuery; rate: string }) {
	const { coach: t } = useScreenTexts<ListingTexts>().pricing;
	const { format } = useLanguage();
	const { data } = useQuery(queryFor(estimateEarnings, { query: carClass }));
	if (!data?.price) return null;
	const { medianJod, cars, years } = data.price;
	const difference = comparison(rate, medianJod);
	return (
		<p className="numbers flex items-start gap-2 rounded-control bg-primary-soft px-3 py-2 text-sm" data-testid="price-coach">
			<TrendingUp aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
			<span>
				{t.median(format.jod(medianJod), format.plural(t.cars, cars))} {years && t.years(String(years.from), String(years.to))}{' '}
				{difference && <strong className="font-medium">{t[difference.is](format.percent(difference.percent))}</strong>}
			</span>
		</p>
	);
}
