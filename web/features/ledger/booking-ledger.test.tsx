/** In a statement the minus of a balance is before its number, in both directions of writing. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BookingStatement } from '#contract/ledger.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { BookingLedger } from './booking-ledger.tsx';

const statement: BookingStatement = [
	{
		...{ event: 'payment-captured:1', occurredAt: '2031-03-12T10:00:00+03:00' },
		lines: [
			{ account: 'GATEWAY_CLEARING', debitJod: '146.00', creditJod: '0.00', balanceJod: '146.00', ownerId: null },
			{ account: 'RENTAL_ESCROW', debitJod: '0.00', creditJod: '146.00', balanceJod: '-146.00', ownerId: null },
		],
	},
];

it.each([
	['en', '−146.00\u00a0JOD'],
	['ar', '−146.00\u00a0د.أ'],
] as const)('%s', async (language, balance) => {
	renderPart(<BookingLedger bookingId="b1" />, { language, transport: async () => Response.json(statement) });
	const cells = (await screen.findAllByRole('cell')).map(({ textContent }) => textContent);
	expect(cells).toContain(balance);
});
