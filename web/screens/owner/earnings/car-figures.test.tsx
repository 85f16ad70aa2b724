/** Figures of each car, on a screen that members with access to finances alone can open: no other call is made. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getFleetFigures } from '#contract/fleet.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import CarFigures from './car-figures.tsx';
import { carFiguresTexts } from './car-figures-texts.ts';

const car = (number: number, incomeJod: string, more: object = {}) => ({
	...{ carId: `car-${number}`, availableDays: 90, rentedDays: 27, occupancyPercent: 30, classMedianJod: null, incomeJod },
	incomePerAvailableDayJod: '2.50',
	car: {
		...{ id: `car-${number}`, make: 'Kia', model: `Rio ${number}`, makeAr: 'كيا', modelAr: `ريو ${number}`, year: 2020 },
		...{ plateNumber: `70-${1000 + number}`, branchId: null },
	},
	...more,
});
const fleet = [
	car(1, '90.00'),
	car(2, '225.00'),
	car(3, '0.00', { occupancyPercent: null, incomePerAvailableDayJod: null }),
	...Array.from({ length: 10 }, (_, index) => car(4 + index, '10.00')),
];

function show(language: 'en' | 'ar', cars: readonly object[] = fleet) {
	const asked: string[] = [];
	const transport = async (path: string) => {
		asked.push(path);
		if (!path.startsWith(getFleetFigures.path)) throw new Error(`only the figures may be asked for, not ${path}`);
		return Response.json({ from: '2031-01-01', to: '2031-04-01', cars });
	};
	return { ...renderPart(<CarFigures />, { language, transport }), asked };
}

const rows = async () =>
	within(await screen.findByTestId('car-figures'))
		.getAllByRole('row')
		.slice(1);

it.each(['en', 'ar'] as const)(
	'shows the income of each car, highest first, the remaining cars on request, and another period (%s)',
	async (language) => {
		const t = carFiguresTexts[language];
		const { user, asked } = show(language);
		const [best, second] = await rows();
		expect(best?.textContent).toContain(language === 'ar' ? 'ريو 2' : 'Rio 2');
		expect(best?.textContent).toContain('225');
		expect(best?.textContent).toContain(t.ofDays('27', '90'));
		expect(second?.textContent).toContain('70-1001');
		expect(await rows()).toHaveLength(10);
		await user.click(screen.getByRole('button', { name: /3/ }));
		expect(await rows()).toHaveLength(13);
		expect((await rows()).at(-1)?.textContent).toContain('–');
		await user.click(screen.getByRole('radio', { name: t.days['30'] }));
		expect(asked.at(-1)).toContain('days=30');
	},
);

it('is hidden without cars', async () => {
	const { container, asked } = show('en', []);
	await expect.poll(() => asked.length).toBe(1);
	await expect.poll(() => container.textContent).toBe('');
});
