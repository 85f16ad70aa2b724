/** The trip that is under way shows all that the renter needs during it, before and after the handover, in both languages. */
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { CurrentTrip } from './current-trip.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const screenTexts = { en, ar };

const pin = {
	geoUrl: 'geo:31.9,35.9',
	googleMapsUrl: 'https://www.google.com/maps?q=31.9,35.9',
	openStreetMapUrl: 'https://www.openstreetmap.org/31.9',
};
const booking = {
	id: 'a-booking',
	status: 'CONFIRMED',
	cancelCode: null,
	allowedActions: ['CHECK_IN'],
	startAt: '2031-03-05T10:00:00+03:00',
	endAt: '2031-03-08T10:00:00+03:00',
	car: { make: 'Kia', model: 'Rio', makeAr: 'كيا', modelAr: 'ريو', year: 2020, primaryPhoto: null },
	whereAndWhen: {
		...{ zone: 'Amman', area: { en: 'Abdoun', ar: 'عبدون' } },
		place: {
			text: { en: 'Beside the bakery', ar: 'بجانب المخبز' },
			directions: { en: 'Ring the bell.', ar: 'اقرع الجرس.' },
			pin,
		},
		contact: { name: { en: 'Khaled Omari', ar: 'خالد العمري' }, phone: '+962790000003' },
	},
} as unknown as Booking;
const away = { ...booking, allowedActions: ['CHECK_OUT'] } as Booking;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

type Shown = { language?: 'en' | 'ar'; now: string; code?: string | null; answer?: object; asked?: () => void };

function show(shown: Booking, { language = 'en', now, code = null, answer = { code }, asked }: Shown) {
	vi.setSystemTime(new Date(now));
	return renderPart(<CurrentTrip booking={shown} />, {
		language,
		screenTexts: screenTexts[language],
		transport: async () => {
			asked?.();
			return Response.json(answer);
		},
	});
}
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe.each([
	['en', 'Kia Rio', 'Beside the bakery, Abdoun, Amman', 'Ring the bell.', 'Khaled Omari'],
	['ar', 'كيا ريو', 'بجانب المخبز، عبدون، عمّان', 'اقرع الجرس.', 'خالد العمري'],
] as const)('in %s', (language, name, place, directions, owner) => {
	const t = screenTexts[language];

	it('shows before the pickup its time and place, directions, a number to call, and the code for the owner', async () => {
		show(booking, { language, now: '2031-03-05T09:15:00+03:00', code: '482913' });
		expect(screen.getByText(t.road.CHECK_IN)).toBeTruthy();
		expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(name);
		for (const words of [place, directions]) expect(screen.getByText(words)).toBeTruthy();
		expect(screen.getByRole('link', { name: new RegExp(owner) }).getAttribute('href')).toBe('tel:+962790000003');
		expect(screen.getByRole('link', { name: t.whereAndWhen.google }).getAttribute('href')).toBe(pin.googleMapsUrl);
		expect((await screen.findByTestId('trip-code')).textContent).toBe('482913');
		expect(screen.getByRole('link', { name: t.booking.handover.CHECK_IN }).getAttribute('href')).toBe('/booking/a-booking/handover');
	});

	it('shows flight and delay of the renter until the pickup, but not afterwards', () => {
		const whereAndWhen = {
			...{ ...booking.whereAndWhen, startAt: booking.startAt, flightNumber: 'RJ112', landsAt: '2031-03-05T09:10:00+03:00' },
			late: { expectedAt: '2031-03-05T11:30:00+03:00', saidAt: '2031-03-05T08:00:00+03:00' },
		};
		const { unmount } = show({ ...booking, whereAndWhen }, { language, now: '2031-03-05T09:15:00+03:00' });
		for (const words of ['RJ112', '09:10', '11:30']) expect(screen.getByTestId('arrival').textContent).toContain(words);
		unmount();
		show({ ...away, whereAndWhen }, { language, now: '2031-03-06T10:00:00+03:00' });
		expect(screen.queryByTestId('arrival')).toBeNull();
	});

	it('shows who is on the way to the pickup or the return, and since when', () => {
		const name = { en: 'Sama Cars · Omar', ar: 'سما للسيارات · عمر' };
		const times = { startAt: booking.startAt, endAt: booking.endAt };
		const left = (phase: 'CHECK_IN' | 'CHECK_OUT', since: string) => ({
			...booking.whereAndWhen,
			...times,
			onTheWay: { phase, name, since },
		});
		const { unmount } = show(
			{ ...booking, whereAndWhen: left('CHECK_IN', '2031-03-05T09:12:00+03:00') },
			{ language, now: '2031-03-05T09:15:00+03:00' },
		);
		for (const words of [name[language], '09:12']) expect(screen.getByTestId('on-the-way').textContent).toContain(words);
		unmount();
		show({ ...away, whereAndWhen: left('CHECK_OUT', '2031-03-08T09:20:00+03:00') }, { language, now: '2031-03-08T09:25:00+03:00' });
		for (const words of [name[language], '09:20']) expect(screen.getByTestId('on-the-way').textContent).toContain(words);
	});

	it('shows the end during the trip, with the link to the return and without the code', () => {
		show(away, { language, now: '2031-03-06T10:00:00+03:00', code: '482913' });
		expect(screen.getByText(t.road.CHECK_OUT)).toBeTruthy();
		expect(screen.getByText(t.road.until)).toBeTruthy();
		expect(screen.getByText(/10:00/).closest('time')?.dateTime).toBe(away.endAt);
		expect(screen.getByRole('link', { name: t.booking.handover.CHECK_OUT })).toBeTruthy();
		expect(screen.queryByTestId('trip-code')).toBeNull();
	});

	it('says in place of the remaining time when a late return was due', () => {
		const { container } = show({ ...away, isOverdue: true }, { language, now: '2031-03-08T10:40:00+03:00' });
		expect(container.textContent).toContain({ en: 'Return was due Sat 8 Mar 10:00', ar: 'كان موعد الإرجاع السبت 8 آذار 10:00' }[language]);
		expect(screen.queryByText(t.road.due)).toBeNull();
	});
});

it.each([
	['two days and more', '2031-03-06T09:00:00+03:00', '2 days left'],
	['less than two days', '2031-03-06T13:30:00+03:00', '44 hours left'],
	['the last hour', '2031-03-08T09:18:20+03:00', '42 minutes left'],
	['the moment itself', '2031-03-08T10:00:00+03:00', 'Due now'],
])('shows the remaining time: %s', (_, now, left) => {
	show(away, { now });
	expect(screen.getByText(left)).toBeTruthy();
});

it.each([
	['en', 'Need it longer? Available until Sun 9 Mar, 10:00'],
	['ar', 'تحتاجها لوقت أطول؟ متاحة حتى الأحد، 9 آذار الساعة 10:00'],
] as const)('asks from four hours before the return whether the car is needed longer, in %s', async (language, question) => {
	const answer = { mayPropose: true, freeUntil: '2031-03-09T10:00:00+03:00' };
	const { unmount } = show(away, { language, now: '2031-03-08T06:00:00+03:00', answer });
	const link = await screen.findByRole('link', { name: new RegExp(question.slice(0, 12)) });
	expect(link.textContent?.replaceAll('\u00a0', ' ')).toBe(question);
	expect(link.getAttribute('href')).toBe('/booking/a-booking');
	unmount();
	const asked = vi.fn();
	show(away, { language, now: '2031-03-08T05:59:00+03:00', answer, asked });
	expect(asked).not.toHaveBeenCalled();
});

it.each([
	['is followed by another booking', { mayPropose: true, freeUntil: null }],
	['has an open change', { mayPropose: false, freeUntil: '2031-03-09T10:00:00+03:00' }],
])('does not ask if the trip %s', async (_, answer) => {
	const asked = vi.fn();
	show(away, { now: '2031-03-08T09:00:00+03:00', answer, asked });
	await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
	await act(async () => undefined);
	expect(addresses()).toHaveLength(8);
});

it('has one primary action, which follows place and phone number in the tab order', async () => {
	const { user } = show(away, { now: '2031-03-06T10:00:00+03:00' });
	const visited: Array<string | null | undefined> = [];
	for (const _ of addresses()) {
		await user.tab();
		visited.push(document.activeElement?.getAttribute('href'));
	}
	expect(visited).toEqual([
		'/booking/a-booking',
		...[pin.geoUrl, pin.googleMapsUrl, pin.openStreetMapUrl, 'tel:+962790000003'],
		...['/booking/a-booking/handover', '/booking/a-booking', '/messages/a-booking'],
	]);
});

it('shows only the city if no place was named yet, and no one to call', () => {
	const unnamed = { ...booking, whereAndWhen: { ...booking.whereAndWhen, place: null, contact: null } };
	show(unnamed, { now: '2031-03-05T09:15:00+03:00' });
	expect(screen.getByText('Abdoun, Amman')).toBeTruthy();
	expect(addresses().filter((address) => /^(tel|geo|https):/.test(address ?? ''))).toEqual([]);
});
