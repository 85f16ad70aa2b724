/** Where a car is, as everybody may know it: `Abdoun, Amman` and `عبدون، عمّان`, or the city alone. */
import type { CarCard } from '#contract/cars.ts';
import type { useLanguage } from '#web/i18n/context.tsx';

type Words = Pick<ReturnType<typeof useLanguage>, 'language' | 'texts'>;

export function placeName({ area, city }: Pick<CarCard, 'area' | 'city'>, { language, texts }: Words): string {
	return [area?.[language], texts.cities[city]].filter(Boolean).join(language === 'ar' ? '، ' : ', ');
}
