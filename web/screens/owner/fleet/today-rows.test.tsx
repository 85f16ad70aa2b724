/** The places of today's trips for the office and for its drivers, on screen and printed. */
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CarToPrepare, TodayTrip } from '#contract/fleet.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import HandoversScreen from '../handovers/route.tsx';
import { texts as handovers } from '../handovers/texts.en.ts';
import { PrepareRow } from '../prepare-row.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts } from './texts.en.ts';
import { TripRow } from './today-rows.tsx';

const at = '2031-03-10T10:00:00+03:00';
const maps = 'https://www.google.com/maps?q=31.95,35.91';
const pin = { geoUrl: 'geo:31.95,35.91', googleMapsUrl: maps, openStreetMapUrl: 'https://www.openstreetmap.org/?mlat=31.95' };
const whereAndWhen = {
	...{ handover: 'MEETING_POINT', zone: 'Amman', area: null, place: { text: { en: 'Mecca Street', ar: 'شارع مكة' }, pin } },
	contact: { name: { en: 'Lina', ar: 'لينا' }, phone: '+962790071818' },
	...{ startAt: at, endAt: '2031-03-12T10:00:00+03:00', allowedActions: [] as string[], onTheWay: null },
};
const mapLink = () => screen.getByRole('link', { name: texts.whereAndWhen.google }).getAttribute('href');

afterEach(() => void vi.unstubAllGlobals());

const car = { id: 'car', make: 'Kia', model: 'Rio', makeAr: 'كيا', modelAr: 'ريو', year: 2020, plateNumber: '70-1', branchId: null };
const renter = { name: 'Lina', nameAr: 'لينا', phone: null };
const trip = { bookingId: 'booking', car, renter, at, handover: null, whereAndWhen } as unknown as TodayTrip;

it('the desk’s list links to the map', () => {
	renderPart(<TripRow trip={trip} phase="PICKUP" />, { screenTexts: texts });
	expect(mapLink()).toBe(maps);
});

const toPrepare = { bookingId: 'booking', car, backAt: at, isBack: true, ready: null, readyBy: at, nextAt: null };

/** Responses of the calls of the drivers’ screen. */
const drivers =
	(trips: object[], prepare: object[] = []) =>
	async (path: string) =>
		Response.json(path.endsWith('/cars-to-prepare') ? prepare : trips);

/** Answers all calls, and records them. */
function answering(answer: unknown, status = 200) {
	const calls: Array<string | undefined> = [];
	vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
		calls.push([method, path, body].filter(Boolean).join(' '));
		return Response.json(answer, { status });
	});
	return calls;
}

it.each([
	['en', texts],
	['ar', ar],
] as const)('the desk announces a departure for a trip, and sees who is on the way: %s', async (language, t) => {
	const calls = answering({});
	const open = { ...trip, whereAndWhen: { ...whereAndWhen, allowedActions: ['SET_OUT_FOR_PICKUP'] } } as unknown as TodayTrip;
	const { user, unmount } = renderPart(<TripRow trip={open} phase="PICKUP" />, { language, screenTexts: t });
	expect(screen.queryByTestId('on-the-way')).toBeNull();
	await user.click(screen.getByRole('button', { name: t.setOut.go.CHECK_IN }));
	expect(await screen.findByText(t.setOut.done)).toBeTruthy();
	expect(calls).toEqual(['POST /api/bookings/booking/on-the-way {"phase":"CHECK_IN"}']);
	unmount();
	const onTheWay = { phase: 'CHECK_IN', name: { en: 'Omar Haddad', ar: 'عمر حداد' }, since: '2031-03-10T09:12:00+03:00' };
	const left = { ...trip, whereAndWhen: { ...whereAndWhen, onTheWay, allowedActions: ['TURN_BACK'] } } as unknown as TodayTrip;
	const after = renderPart(<TripRow trip={left} phase="PICKUP" />, { language, screenTexts: t });
	const line = screen.getByTestId('on-the-way');
	for (const words of [onTheWay.name[language], '09:12']) expect(line.textContent).toContain(words);
	expect(line.className).not.toContain('print:hidden');
	const back = screen.getByRole('button', { name: t.setOut.back });
	expect(back.className).toContain('print:hidden');
	await after.user.click(back);
	expect(calls.at(-1)).toBe('DELETE /api/bookings/booking/on-the-way');
});

it('a second driver sees who is already on the way', async () => {
	const error = 'Omar Haddad is already on the way, since 09:12.';
	answering({ code: 'ON_THE_WAY_ALREADY', error, name: 'Omar Haddad', since: '09:12' }, 409);
	const open = { ...trip, whereAndWhen: { ...whereAndWhen, allowedActions: ['SET_OUT_FOR_PICKUP'] } } as unknown as TodayTrip;
	const { user } = renderPart(<TripRow trip={open} phase="PICKUP" />, { screenTexts: texts });
	await user.click(screen.getByRole('button', { name: texts.setOut.go.CHECK_IN }));
	expect(await screen.findByText(/Omar Haddad/)).toBeTruthy();
});

it.each([
	['en', texts],
	['ar', ar],
] as const)('a returned car can be marked as ready, and shows who marked it: %s', async (language, t) => {
	const calls = answering({ ready: null });
	const show = (item: CarToPrepare) => renderPart(<PrepareRow item={item} />, { language, screenTexts: t });
	const { unmount } = show({ ...toPrepare, isBack: false });
	expect(screen.queryByRole('button')).toBeNull();
	unmount();
	const turnaround = show({ ...toPrepare, readyBy: '2031-03-10T12:00:00+03:00' });
	expect(screen.getByText(t.prepare.readyBy('12:00'))).toBeTruthy();
	turnaround.unmount();
	// Without a turnaround it would have to be ready when it comes back.
	const open = show(toPrepare);
	expect(screen.queryByText(t.prepare.readyBy('10:00'))).toBeNull();
	await open.user.click(screen.getByRole('button', { name: t.prepare.mark }));
	expect(calls).toEqual(['PUT /api/owner/bookings/booking/car-ready']);
	expect(await screen.findByText(t.prepare.marked)).toBeTruthy();
	open.unmount();
	const ready = { at: '2031-03-10T10:40:00+03:00', by: { en: 'Rana Saleh', ar: 'رنا صالح' } };
	const done = show({ ...toPrepare, ready });
	for (const words of [ready.by[language], '10:40']) expect(document.body.textContent).toContain(words);
	await done.user.click(screen.getByRole('button', { name: t.prepare.unmark }));
	expect(calls.at(-1)).toBe('DELETE /api/owner/bookings/booking/car-ready');
});

it('the drivers’ list is printed with the phone numbers of the renters', async () => {
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
	const transport = drivers([{ ...handover, whereAndWhen }], [toPrepare]);
	const { user } = renderPart(<HandoversScreen />, { screenTexts: handovers, transport });
	await user.click(await screen.findByRole('button', { name: handovers.print }));
	expect(print).toHaveBeenCalledOnce();
	expect(mapLink()).toBe(maps);
	expect(screen.getByTestId('todays-handover').textContent).toContain('+962 7 9007 1818');
	expect(await screen.findByRole('button', { name: handovers.prepare.mark })).toBeTruthy();
});

it('the drivers’ list has the departure button at the next end of a trip only, and the name of the departed driver there', async () => {
	const of = { bookingId: 'booking', at, isOverdue: false, carTitle: 'Kia Rio 2020', carTitleAr: '', plateNumber: '70-1' };
	const list = (where: object) =>
		drivers((['CHECK_IN', 'CHECK_OUT'] as const).map((phase) => ({ ...of, phase, whereAndWhen: { ...whereAndWhen, ...where } })));
	const cards = async () => (await screen.findAllByTestId('todays-handover')).map((card) => within(card));
	const first = renderPart(<HandoversScreen />, { screenTexts: handovers, transport: list({ allowedActions: ['SET_OUT_FOR_PICKUP'] }) });
	const { go, back } = handovers.setOut;
	expect((await cards()).map((card) => card.queryAllByRole('button', { name: go.CHECK_IN }).length)).toEqual([1, 0]);
	first.unmount();
	const onTheWay = { phase: 'CHECK_IN', name: { en: 'Omar Haddad', ar: 'عمر حداد' }, since: at };
	renderPart(<HandoversScreen />, { screenTexts: handovers, transport: list({ onTheWay, allowedActions: ['TURN_BACK'] }) });
	expect((await cards()).map((card) => card.queryAllByText(/Omar Haddad/).length)).toEqual([1, 0]);
	expect((await cards()).map((card) => card.queryAllByRole('button', { name: back }).length)).toEqual([1, 0]);
});
