/** A pressed filter is displayed immediately, and the search begins after that frame; two quick presses are both applied. */
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { type Filters, noFilters } from '#web/features/cars/filters.ts';
import { FilterPanel } from './filter-panel.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const searched: Filters[] = [];
beforeEach(() => void searched.splice(0));

function Panel() {
	const [filters, setFilters] = useState(noFilters);
	const search = (next: Filters) => {
		searched.push(next);
		setFilters(next);
	};
	return <FilterPanel filters={filters} onChange={search} />;
}

const chip = (value: string) => screen.getByDisplayValue<HTMLInputElement>(value);

it.each(['en', 'ar'] as const)('displays the press before it searches, and applies both of two presses (%s)', async (language) => {
	renderPart(<Panel />, { language, screenTexts: { en, ar }[language], transport: async () => Response.json(null) });
	chip('SUV').click();
	expect(searched).toEqual([]);
	await waitFor(() => expect(chip('SUV').checked).toBe(true));
	chip('Electric').click();
	await waitFor(() => expect(searched.at(-1)).toMatchObject({ bodyType: 'SUV', fuel: 'Electric' }));
	expect([chip('SUV').checked, chip('Electric').checked]).toEqual([true, true]);
});
