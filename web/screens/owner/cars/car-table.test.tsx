/** My cars as a table: an owner sorts, filters, searches and selects with mouse and keyboard, in both languages. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { getFleetFigures, getFleetTable } from '#contract/fleet.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import CarTable from './car-table.tsx';
import { columns, type Row } from './table-rows.ts';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const screenTexts = { en, ar };

const car = (model: string, modelAr: string, changed: Partial<Row>) => ({
	...{ id: model, slug: model, make: 'Kia', model, makeAr: 'كيا', modelAr, year: 2020, plateNumber: `70-${model.length}`, branchId: null },
	...{ city: 'Amman', photoUrl: null, state: 'VERIFIED', isActive: true, change: null, notes: null },
	...{ rating: { average: null, count: 0 }, now: { use: 'FREE', until: null, bookingId: null }, next: null, paper: null },
	...changed,
});
const cars = [
	car('Rio', 'ريو', {
		rating: { average: 4.5, count: 2 },
		now: { use: 'RENTED', until: '2031-03-05T10:00:00+03:00', bookingId: 'out' },
	}),
	car('Ceed', 'سيد', { state: 'DRAFT' }),
	car('Picanto', 'بيكانتو', { rating: { average: 4.9, count: 9 } }),
];
const figures = [
	{ carId: 'Rio', occupancyPercent: 40, incomeJod: '90.00' },
	{ carId: 'Picanto', occupancyPercent: 7, incomeJod: '200.00' },
];

async function show(language: 'en' | 'ar' = 'en', path = '/owner/cars') {
	const memory = memoryLocation({ path, record: true });
	const answers: Record<string, unknown> = { [getFleetTable.path]: { cars }, [getFleetFigures.path]: { cars: figures } };
	const { user } = renderPart(
		<Router hook={memory.hook}>
			<CarTable />
		</Router>,
		{
			language,
			screenTexts: screenTexts[language],
			transport: async (asked) => {
				const answer = answers[asked.split('?')[0] ?? ''];
				return answer ? Response.json(answer) : new Response('{}', { status: 401 });
			},
		},
	);
	await screen.findByRole('region', { name: screenTexts[language].table.label });
	return { user, memory };
}

/** Displayed models from top to bottom. */
const order = () =>
	screen
		.getAllByTestId('car-row')
		.map(({ textContent }) => cars.find(({ model, modelAr }) => [model, modelAr].some((name) => textContent?.includes(name)))?.model);

describe.each(['en', 'ar'] as const)('in %s', (language) => {
	const { table: t, state } = screenTexts[language];

	it('has a column for each thing that an owner compares', async () => {
		await show(language);
		expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(columns.map((column) => t.columns[column]));
	});

	it('filters by one state of cars when its chip is pressed, displays the count, and stores it in the address', async () => {
		const { user, memory } = await show(language);
		await user.click(screen.getByRole('button', { name: `${state.DRAFT} 1` }));
		expect(screen.getAllByTestId('car-row')).toHaveLength(1);
		expect(screen.getByRole('button', { pressed: true }).textContent).toContain(state.DRAFT);
		expect(memory.history?.at(-1)).toBe('/owner/cars?show=DRAFT');
	});

	it('finds a car by its name in either script', async () => {
		const { user } = await show(language);
		const seek = screen.getByRole('searchbox', { name: t.seek });
		for (const words of ['picanto', 'بيكانتو']) {
			await user.clear(seek);
			await user.type(seek, words);
			expect(order()).toEqual(['Picanto']);
		}
		await user.type(seek, 'nothing');
		expect(screen.getByText(t.none)).toBeTruthy();
	});
});

it('is sorted by the keyboard, announces the direction, and stores it in the address', async () => {
	const { user, memory } = await show();
	expect(order()).toEqual(['Ceed', 'Picanto', 'Rio']);
	screen.getByRole('button', { name: en.table.columns.rating }).focus();
	await user.keyboard('{Enter}');
	expect(order()).toEqual(['Rio', 'Picanto', 'Ceed']);
	await user.keyboard('{Enter}');
	expect(order()).toEqual(['Picanto', 'Rio', 'Ceed']);
	expect(screen.getByRole('columnheader', { name: en.table.columns.rating }).getAttribute('aria-sort')).toBe('descending');
	expect(memory.history?.at(-1)).toBe('/owner/cars?sort=-rating');
});

it('links a car on a trip to its booking, and a draft to its form', async () => {
	await show();
	const [draft, , out] = screen.getAllByTestId('car-row');
	expect(
		within(out as HTMLElement)
			.getByRole('link', { name: en.table.use.RENTED })
			.getAttribute('href'),
	).toBe('/owner/bookings/out');
	expect(
		within(draft as HTMLElement)
			.getByRole('link', { name: en.finish })
			.getAttribute('href'),
	).toBe('/owner/cars/Ceed/edit');
});

it('counts the selected cars, and passes them to the screen that changes several', async () => {
	const { user, memory } = await show();
	expect(screen.queryByRole('status')).toBeNull();
	for (const name of ['Kia Rio 2020', 'Kia Ceed 2020']) await user.click(screen.getByRole('checkbox', { name: en.table.choose(name) }));
	expect(within(screen.getByRole('status')).getByText('2 cars selected')).toBeTruthy();
	await user.click(screen.getByRole('button', { name: en.table.changeTogether }));
	expect(memory.history?.at(-1)).toBe('/owner/cars/bulk');
	expect(memory.state).toEqual({ carIds: ['Rio', 'Ceed'] });
});

it('selects all visible cars at once, and none at the next press', async () => {
	const { user } = await show();
	const all = screen.getByRole('checkbox', { name: en.table.all });
	await user.click(all);
	expect(screen.getByText('3 cars selected')).toBeTruthy();
	await user.click(all);
	expect(screen.queryByRole('status')).toBeNull();
});
