import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { HOUR_MS } from '#contract/time.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { booking as arBooking } from '../texts.ar.ts';
import { booking as enBooking } from '../texts.en.ts';
import { ChangeCard } from './change-card.tsx';
import { changes as ar } from './texts.ar.ts';
import { changes as en } from './texts.en.ts';

const booking = {
	...{ id: '7d1f0d0e-8a53-4b5f-9f43-0c1c2f3c9a11', status: 'CONFIRMED' },
	...{ startAt: '2031-03-10T10:00:00+03:00', endAt: '2031-03-13T10:00:00+03:00' },
	...{
		car: { slug: 'toyota-yaris-2021' },
		whereAndWhen: {
			...{ handover: 'MEETING_POINT', zone: 'Amman', area: { en: 'Abdoun', ar: 'عبدون' } },
			place: { text: { en: 'Beside the bakery', ar: 'بجانب المخبز' } },
		},
		lines: [{ extra: 'ADDITIONAL_DRIVER', quantity: 1 }],
	},
} as Booking;

const screenTexts = { en: { changes: en, booking: enBooking }, ar: { changes: ar, booking: arBooking } };

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

type Shown = { side: 'RENTER' | 'OWNER'; language: 'en' | 'ar'; freeUntil: string | null };

function show(now: string, { side, language, freeUntil }: Shown) {
	vi.setSystemTime(new Date(now));
	return renderPart(<ChangeCard booking={booking} side={side} />, {
		...{ language, screenTexts: screenTexts[language] },
		transport: async () => Response.json({ changes: [], mayPropose: true, mayMovePickup: false, freeUntil }),
	});
}

async function textOf(now: string, shown: Shown): Promise<string> {
	show(now, shown);
	await screen.findByRole('button', { name: screenTexts[shown.language].changes.open });
	return document.body.textContent.replaceAll('\u00a0', ' ');
}

const renter = { side: 'RENTER', language: 'en', freeUntil: '2031-03-14T10:00:00+03:00' } as const;

it.each([
	['from four hours before the return', '2031-03-13T06:00:00+03:00', renter, 'Need it longer? Available until Fri 14 Mar, 10:00'],
	['in Arabic', '2031-03-13T06:00:00+03:00', { ...renter, language: 'ar' }, 'تحتاجها لوقت أطول؟ متاحة حتى'],
	['not before', '2031-03-13T05:59:00+03:00', renter, en.hint.RENTER],
	['not where the car is taken afterwards', '2031-03-13T06:00:00+03:00', { ...renter, freeUntil: null }, en.hint.RENTER],
	['not to the owner', '2031-03-13T06:00:00+03:00', { ...renter, side: 'OWNER' }, en.hint.OWNER],
	['nor once the car is late, where the way to more time is said', '2031-03-13T11:00:00+03:00', renter, en.overdue.RENTER],
	['and its owner reads what can be suggested', '2031-03-13T11:00:00+03:00', { ...renter, side: 'OWNER' }, en.overdue.OWNER],
] as const)('the renter is asked whether they need the car longer: %s', async (_when, now, shown, text) => {
	expect(await textOf(now, shown)).toContain(text);
});

it('asks on a page that was opened the evening before, and offers no past day', async () => {
	vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
	const { user } = show('2031-03-12T23:00:00+03:00', renter);
	await screen.findByText(en.hint.RENTER);
	act(() => void vi.advanceTimersByTime(8 * HOUR_MS));
	expect(await screen.findByText(/^Need it longer/)).toBeTruthy();
	await user.click(screen.getByRole('button', { name: en.open }));
	const days = await screen.findByRole<HTMLSelectElement>('combobox', { name: en.dialog.day });
	expect([...days.options].map(({ value }) => value)).toEqual(['2031-03-13', '2031-03-14']);
});

const terms = { startAt: booking.startAt, endAt: booking.endAt, zone: null, days: 3, totalJod: '90.00', depositJod: '100.00' };
const proposal = {
	...{ id: booking.id, side: 'OWNER', handover: null, state: 'PROPOSED', respondBy: null, payBy: null, createdAt: '', closedAt: null },
	...{ before: terms, after: terms, allowedActions: ['ACCEPT'] },
	...{ rentalDifferenceJod: '0.00', depositDifferenceJod: '0.00', differenceJod: '0.00', retainedJod: '0.00' },
};

async function showProposal(change: object, language: 'en' | 'ar' = 'en'): Promise<void> {
	vi.setSystemTime(new Date('2031-03-11T10:00:00+03:00'));
	renderPart(<ChangeCard booking={booking} side="RENTER" />, {
		...{ language, screenTexts: screenTexts[language] },
		transport: async () => Response.json({ changes: [change], mayPropose: false, mayMovePickup: false, freeUntil: null }),
	});
	await screen.findByRole('button', { name: screenTexts[language].changes.request.accept });
}

it.each([
	['RENTER', '/help/change-a-trip'],
	['OWNER', '/help/change-a-rental'],
] as const)('explains changes to the %s in their own article', async (side, href) => {
	await textOf('2031-03-11T10:00:00+03:00', { ...renter, side });
	expect(screen.getByRole('link', { name: /^Help:/ }).getAttribute('href')).toBe(href);
});

it.each([
	['a later return', '2031-03-15T10:00:00+03:00', true],
	['an earlier return', '2031-03-12T10:00:00+03:00', false],
] as const)('mentions that additional drivers may be removed: %s', async (_what, endAt, isSaid) => {
	await showProposal({ ...proposal, after: { ...terms, endAt } });
	expect(document.body.textContent.includes(en.dialog.drivers)).toBe(isSaid);
});

it.each([
	['en', 'Picked up by the renter · Beside the bakery, Abdoun, Amman', 'Picked up by the renter · In front of the post office'],
	['ar', 'يستلمها المستأجر بنفسه · بجانب المخبز، عبدون، عمّان', 'يستلمها المستأجر بنفسه · In front of the post office'],
] as const)('shows the agreed and the new place in words, in %s', async (language, agreed, wished) => {
	const handover = { text: 'In front of the post office', flightNumber: null, landsAt: null };
	await showProposal({ ...proposal, handover }, language);
	const { trip, dialog } = screenTexts[language].changes;
	const rowOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
	expect([rowOf(trip.handoverBefore), rowOf(trip.handoverAfter)]).toEqual([agreed, wished]);
	expect(screen.queryByText(dialog.before)).toBeNull();
});
