/** Signs of an owner's amounts: before the number in both languages, as in the ledger and in the details of a settlement. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Earning } from '#contract/earnings.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { EarningsTable } from './earnings-table.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const screenTexts = { en, ar };
const sums = { grossAmount: '40.00', platformFee: '4.80', gatewayFee: '0.00', refunds: '-50.00', goodwill: '3.00', netAmount: '-11.80' };
const row: Earning = {
	...{ id: 'e', bookingId: '97c0c93b-0000', settledAt: '2031-03-03T10:00:00+03:00', source: 'RENTAL' },
	...{ carMake: 'Kia', carModel: 'Picanto', carMakeAr: 'كيا', carModelAr: 'بيكانتو', carYear: 2024 },
	...sums,
};

it.each([
	['en', '−11.80\u00a0JOD'],
	['ar', '−11.80\u00a0د.أ'],
] as const)('%s', (language, net) => {
	renderPart(<EarningsTable rows={[row]} total={{ count: 1, ...sums }} />, { language, screenTexts: screenTexts[language] });
	for (const name of ['earning-row', 'earnings-total']) {
		const cells = within(screen.getByTestId(name)).getAllByRole('cell');
		expect(cells.map(({ textContent }) => textContent).slice(-5)).toEqual(['40.00', '−4.80', '0.00', '−50.00', net]);
		// With a direction of their own they would have the sign at the other end in Arabic.
		for (const { children } of cells.slice(-5)) expect(children).toHaveLength(0);
	}
	screen.getByText('40.00 −4.80 −50.00 +3.00');
});
