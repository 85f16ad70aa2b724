/** What an owner earns, and the deposit, during and after the rental. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { detail as ar } from '#web/features/bookings/detail/texts.ar.ts';
import { detail as en } from '#web/features/bookings/detail/texts.en.ts';
import { Money } from './money.tsx';

const at = '2031-03-10T10:00:00+03:00';
const amounts = { totalJod: '60.00', depositJod: '60.00', platformFeeJod: '7.20', ownerEarningsJod: '52.80', promoBorneJod: '0.00' };
const booking = (status: string) =>
	({
		...{ id: 'booking', status, isOverdue: false, ...amounts },
		policySnapshot: { cancellationPolicy: 'MODERATE', platformFeePercent: 12 },
	}) as unknown as Booking;
const happened = ['REQUESTED', 'PAID', 'CONFIRMED'].map((kind) => ({ kind, at }));
const comes = [{ kind: 'DEPOSIT', at }];

it.each([
	['CONFIRMED', comes, 'youEarn', 'deposit'],
	['COMPLETED', comes, 'youEarned', 'deposit'],
	['COMPLETED', [], 'youEarned', 'depositSettled'],
] as const)('%s', async (status, toCome, earnings, deposit) => {
	for (const [language, detail] of [
		['en', en],
		['ar', ar],
	] as const) {
		const { unmount } = renderPart(<Money booking={booking(status)} side="OWNER" />, {
			language,
			screenTexts: { detail },
			transport: async () => Response.json({ happened, comes: toCome }),
		});
		expect(await screen.findByText(detail.money[deposit])).toBeTruthy();
		expect(screen.getAllByText(detail.money[earnings]).length).toBeGreaterThan(0);
		unmount();
	}
});
