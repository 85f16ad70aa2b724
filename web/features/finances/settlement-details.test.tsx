/** A settlement whose deposit is partly held for fines: what is said of the rest, and the signs of its lines. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OwnerSettlement } from '#contract/settlement-lists.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { SettlementDetails } from './settlement-details.tsx';
import { finance as ar } from './texts.ar.ts';
import { finance as en } from './texts.en.ts';

const finances = { en, ar };
const trip = {
	...{
		carMake: 'Kia',
		carModel: 'Picanto',
		carMakeAr: 'كيا',
		carModelAr: 'بيكانتو',
		carYear: 2024,
		renterName: 'Lina',
		renterNameAr: 'لينا',
	},
	...{ startDate: '2031-03-01T10:00:00+03:00', endDate: '2031-03-03T10:00:00+03:00', days: 2, dailyRateJod: '68.00' },
};
const settlement = {
	...trip,
	...{
		id: 's',
		bookingId: '97c0c93b-0000',
		status: 'CALCULATED',
		totalRentalJod: '136.00',
		platformFeePercent: 12,
		platformFeeJod: '16.32',
	},
	...{
		promoJod: '5.00',
		gatewayFeeJod: '6.80',
		netPlatformRevenueJod: '-4.52',
		finalOwnerSettlementJod: '119.68',
		baseOwnerPayoutJod: '119.68',
	},
	...{ depositHeldJod: '136.00', depositReleasedJod: '86.00', depositCapturedJod: '0.00', depositStatus: 'released', fineHoldJod: '50.00' },
	...{ claimsUntil: '2031-03-05T10:00:00+03:00', createdAt: '2031-03-03T10:00:00+03:00', calculatedAt: null, paidAt: null },
	settlementSnapshot: { owner: { deductions_applied: [] } },
} as unknown as OwnerSettlement;

it.each(['en', 'ar'] as const)('%s', async (language) => {
	const { details: t } = finances[language];
	const currency = language === 'ar' ? 'د.أ' : 'JOD';
	renderPart(<SettlementDetails settlement={settlement} onClose={() => undefined} withPlatform />, {
		...{ language, screenTexts: { finance: finances[language] } },
	});
	const shown = within(await screen.findByTestId('settlement-details'));
	shown.getByText(t.noDeductionsButHeld);
	expect(shown.queryByText(t.noDeductions)).toBeNull();
	const amountOf = (label: string) => shown.getByText(label).nextSibling?.textContent;
	expect(amountOf(t.promo)).toBe(`+5.00\u00a0${currency}`);
	expect(amountOf(t.promoBorne)).toBe(`−5.00\u00a0${currency}`);
	expect(amountOf(t.net)).toBe(`−4.52\u00a0${currency}`);
});
