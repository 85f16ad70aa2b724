/** What a desk and a driver read of the places of today's trips, on the screen and on paper. */
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { TodayTrip } from '#contract/fleet.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import HandoversScreen from '../handovers/route.tsx';
import { texts as handovers } from '../handovers/texts.en.ts';
import { texts } from './texts.en.ts';
import { TripRow } from './today-rows.tsx';

const at = '2031-03-10T10:00:00+03:00';
const maps = 'https://www.google.com/maps?q=31.95,35.91';
const pin = { geoUrl: 'geo:31.95,35.91', googleMapsUrl: maps, openStreetMapUrl: 'https://www.openstreetmap.org/?mlat=31.95' };
const whereAndWhen = {
	...{ handover: 'MEETING_POINT', zone: 'Amman', area: null, place: { text: { en: 'Mecca Street', ar: 'شارع مكة' }, pin } },
	contact: { name: { en: 'Lina', ar: 'لينا' }, phone: '+962790071818' },
};
const mapLink = () => screen.getByRole('link', { name: texts.whereAndWhen.google }).getAttribute('href');

it('the desk’s list leads to the map', () => {
	const renter = { name: 'Lina', nameAr: 'لينا', phone: null };
	const car = { id: 'car', make: 'Kia', model: 'Rio', makeAr: 'كيا', modelAr: 'ريو', year: 2020, plateNumber: '70-1', branchId: null };
	const trip = { bookingId: 'booking', car, renter, at, handover: null, whereAndWhen } as unknown as TodayTrip;
	renderPart(<TripRow trip={trip} phase="PICKUP" />, { screenTexts: texts });
	expect(mapLink()).toBe(maps);
});

it('the drivers’ list is printed with the phone of who comes', async () => {
	const handover = {
		bookingId: 'booking',
		phase: 'CHECK_OUT',
		at,
		isOverdue: false,
		carTitle: 'Kia Rio 2020',
		carTitleAr: '',
		plateNumber: '70-1',
	};
	const print = vi.fn();
	vi.stubGlobal('print', print);
	const transport = async () => Response.json([{ ...handover, whereAndWhen }]);
	const { user } = renderPart(<HandoversScreen />, { screenTexts: handovers, transport });
	await user.click(await screen.findByRole('button', { name: handovers.print }));
	expect(print).toHaveBeenCalledOnce();
	expect(mapLink()).toBe(maps);
	expect(screen.getByTestId('todays-handover').textContent).toContain('+962 7 9007 1818');
	vi.unstubAllGlobals();
});
