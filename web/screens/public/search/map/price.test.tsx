/** Price on a pin: the lowest price of a day, marked as "from"; for a stay its total. */
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { CarCard } from '#contract/cars.ts';
import { LanguageProvider, ScreenTextsProvider } from '#web/i18n/context.tsx';
import { texts as common } from '#web/i18n/texts.en.ts';
import { usePinTexts } from './price.ts';

const card = { make: 'Kia', model: 'Rio', year: 2020, title: 'Kia Rio 2020', city: 'Amman', pricePerDay: 35, depositJod: '50.00' };
const stay = { days: 3, perDayJod: '35.00', totalJod: '105.00', discountPercent: 0, airportFeeJod: null };
const map = { pin: (...words: string[]) => words.join('|') };

const around = ({ children }: { children: ReactNode }) => (
	<LanguageProvider language="en" texts={common} setLanguage={() => undefined}>
		<ScreenTextsProvider value={{ map }}>{children}</ScreenTextsProvider>
	</LanguageProvider>
);

it.each([
	['without dates, with own prices of days', { priceIsFrom: true, stay: null }, 'from 35 JOD'],
	['without dates', { priceIsFrom: false, stay: null }, '35 JOD'],
	['with dates', { priceIsFrom: true, stay }, '105 JOD'],
])('%s', (_, given, price) => {
	const { result } = renderHook(usePinTexts, { wrapper: around });
	const said = result.current({ ...card, ...given } as unknown as CarCard);
	// No line break within an amount.
	expect(said.price.replaceAll('\u00a0', ' ')).toBe(price);
	expect(said.label).toContain(said.price);
});
