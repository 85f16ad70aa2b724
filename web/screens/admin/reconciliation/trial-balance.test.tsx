/** The trial balance shows both sides of each account also where the page is narrow, and a credit balance with the sign of other amounts. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';
import { TrialBalance } from './trial-balance.tsx';

const screenTexts = { en, ar };
const lines = [{ account: 'RENTAL_ESCROW', debitJod: '3146.00', creditJod: '5213.00', balanceJod: '-2067.00' }];

it.each(['en', 'ar'] as const)('%s', async (language) => {
	const { ledger: t } = screenTexts[language];
	const currency = language === 'ar' ? 'د.أ' : 'JOD';
	renderPart(<TrialBalance />, {
		...{ language, screenTexts: screenTexts[language] },
		transport: async () => Response.json({ lines, debitJod: '8359.00', creditJod: '8359.00' }),
	});
	const account = await screen.findByRole('rowheader', { name: new RegExp(t.accounts.RENTAL_ESCROW) });
	expect(account.textContent).toContain(`${t.debit} 3,146.00`);
	expect(account.textContent).toContain(`${t.credit} 5,213.00`);
	expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toContain(`−2,067.00\u00a0${currency}`);
});
