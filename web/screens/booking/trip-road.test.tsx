/** The milestones of a trip in their order, its present position, and the link of each, in both languages. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type BaseLocationHook, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Booking } from '#contract/bookings.ts';
import { milestoneNames, paperNames } from '#contract/milestones.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { detail as ar } from '#web/features/bookings/detail/texts.ar.ts';
import { detail as en } from '#web/features/bookings/detail/texts.en.ts';
import { TripRoad } from './trip-road.tsx';

const screenTexts = { en: { detail: en }, ar: { detail: ar } };
const confirmed = { id: 'a-booking', status: 'CONFIRMED', isOverdue: false } as Booking;
const day = (number: number) => `2031-03-0${number}T10:00:00+03:00`;
const event = (kind: string, at: string) => ({ kind, at, cancelCode: null });
const asked = [event('REQUESTED', day(1)), event('PAID', day(1)), event('CONFIRMED', day(2))];
const toCome = [
	{ kind: 'PICK_UP', at: day(5) },
	{ kind: 'RETURN', at: day(8) },
];

type Shown = { language?: 'en' | 'ar'; booking?: Booking; hook?: BaseLocationHook };

async function show(story: object, { language = 'en', booking = confirmed, hook }: Shown = {}) {
	const road = <TripRoad booking={booking} />;
	const rendered = renderPart(hook ? <Router hook={hook}>{road}</Router> : road, {
		language,
		screenTexts: screenTexts[language],
		transport: async () => Response.json(story),
	});
	await screen.findByRole('list');
	return rendered;
}
const stops = () => screen.getAllByRole('listitem');
/** Text and link of each milestone. */
const textsAndLinks = () =>
	stops().map((stop) => [within(stop).getByRole('paragraph').textContent, within(stop).queryByRole('link')?.getAttribute('href') ?? null]);

describe.each(['en', 'ar'] as const)('in %s', (language) => {
	const { state, title } = screenTexts[language].detail.road;
	const named = (kind: keyof typeof milestoneNames, at: keyof typeof state) => `${state[at]}: ${milestoneNames[kind][language]}`;

	it('goes from the request to the deposit, with documents of past milestones and the code of the next one', async () => {
		await show({ happened: asked, comes: toCome }, { language });
		expect(screen.getByRole('region', { name: title })).toBeTruthy();
		expect(textsAndLinks()).toEqual([
			[named('REQUEST', 'PAST'), null],
			[named('PAYMENT', 'PAST'), '/booking/a-booking/receipt'],
			[named('CONFIRMATION', 'PAST'), '/booking/a-booking/agreement'],
			[named('PICKUP', 'CURRENT'), '/booking/a-booking/handover'],
			[named('RETURN', 'FUTURE'), null],
			[named('DEPOSIT', 'FUTURE'), null],
		]);
		expect(screen.getByRole('link', { name: paperNames.RECEIPT[language] })).toBeTruthy();
	});

	it('ends with the cancellation', async () => {
		const happened = [...asked, { kind: 'CANCELLED', at: day(3), cancelCode: 'BY_RENTER' }];
		await show({ happened, comes: [] }, { language, booking: { ...confirmed, status: 'CANCELLED' } as Booking });
		expect(textsAndLinks().map(([words]) => words)).toEqual([
			named('REQUEST', 'PAST'),
			named('PAYMENT', 'PAST'),
			named('CONFIRMATION', 'PAST'),
			named('END', 'CURRENT'),
		]);
	});
});

it('leads an owner to the documents in the owner’s area', async () => {
	const { hook } = memoryLocation({ path: '/owner/bookings/a-booking' });
	await show({ happened: asked, comes: toCome }, { hook });
	expect(textsAndLinks().flatMap(([, href]) => href ?? [])).toEqual(
		['receipt', 'agreement', 'handover'].map((page) => `/owner/bookings/a-booking/${page}`),
	);
});

it('marks one step as the current one, with the day on which it is due', async () => {
	await show({ happened: asked, comes: toCome });
	const current = stops().filter((stop) => stop.getAttribute('aria-current') === 'step');
	expect(current).toHaveLength(1);
	expect(current[0]?.querySelector('time')?.dateTime).toBe(day(5));
	expect(current[0]?.textContent).toContain('10:00');
});

it.each([
	['en', 'Now: Return was due', '8 Mar 10:00'],
	['ar', 'الآن: كان موعد الإرجاع', '8 آذار 10:00'],
] as const)('says in %s that the return is late, and since when', async (language, words, due) => {
	const booking = { ...confirmed, isOverdue: true } as Booking;
	await show({ happened: [...asked, event('CHECKED_IN', day(5))], comes: toCome }, { language, booking });
	const current = stops().find((stop) => stop.getAttribute('aria-current') === 'step');
	expect(current?.textContent).toBe(words + due);
});

it('opens the photos of both handovers once the car is back', async () => {
	const happened = [...asked, event('CHECKED_IN', day(5)), event('RETURNED', day(8))];
	await show({ happened, comes: [{ kind: 'DEPOSIT', at: day(9) }] }, { booking: { ...confirmed, status: 'COMPLETED' } as Booking });
	expect(screen.getAllByRole('link', { name: paperNames.PHOTOS.en })).toHaveLength(2);
});

it('is navigable by keyboard in its order', async () => {
	const { user } = await show({ happened: asked, comes: toCome });
	for (const paper of ['receipt', 'agreement', 'handover']) {
		await user.tab();
		expect(document.activeElement?.getAttribute('href')).toBe(`/booking/a-booking/${paper}`);
	}
});
