/** Price of a car on its pin and in its row: of the stay if dates were searched, otherwise of a day. */

import { useCallback } from 'react';
import type { CarCard as Car } from '#contract/cars.ts';
import { dailyPrice } from '#web/features/cars/card-facts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { carTitleOf } from '#web/i18n/language.ts';
import type { SearchMapTexts } from './texts.en.ts';

/** `price`: `35 JOD`; `unit`: `per day`, `3 days`; `label`: for screen readers. */
export function usePinTexts(): (car: Car) => { price: string; unit: string; label: string } {
	const t = useScreenTexts<SearchMapTexts>();
	const { texts, format, language } = useLanguage();
	return useCallback(
		(car) => {
			const amount = format.jod(car.stay?.totalJod ?? dailyPrice(car), true);
			const price = !car.stay && car.priceIsFrom ? `${texts.car.from} ${amount}` : amount;
			const unit = car.stay ? format.plural(texts.units.days, car.stay.days) : texts.units.perDay;
			return { price, unit, label: t.map.pin(carTitleOf(car, language), price, unit, texts.cities[car.city]) };
		},
		[t, texts, format, language],
	);
}
