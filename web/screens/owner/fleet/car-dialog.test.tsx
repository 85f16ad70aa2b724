import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BoardCar } from '#contract/fleet.ts';
import { currentUser } from '#contract/identity.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { CarDialog } from './car-dialog.tsx';
import { texts as screenTexts } from './texts.en.ts';

const car: BoardCar = {
	...{ id: 'car', slug: 'kia', make: 'Kia', model: 'Rio', makeAr: 'كيا', modelAr: 'ريو', year: 2029, plateNumber: null },
	...{ city: 'Amman', bodyType: 'Sedan', state: 'VERIFIED', mileageKm: 51_200, dailyRateJod: null, service: null, branchId: null },
	...{ bookings: [], blocks: [], imports: [], papers: [{ kind: 'INSURANCE', expiresOn: '2031-04-30' }] },
};

it('shows members of the desk kilometres and documents of a car, without its figures', async () => {
	const transport = async (path: string) =>
		Response.json(path.startsWith(currentUser.path) ? { id: 'desk', office: { role: 'DESK' } } : { cars: [] });
	renderPart(<CarDialog car={car} onClose={() => undefined} />, { screenTexts, transport });
	expect((await screen.findByText(screenTexts.board.papers.INSURANCE)).parentElement?.textContent).toContain('2031');
	expect(screen.getByText(screenTexts.car.km('51,200'))).toBeDefined();
	expect(screen.queryByText(screenTexts.car.income)).toBeNull();
});
