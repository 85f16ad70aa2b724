/** A batch of payouts that does not exist leads to the batches; trying again would not help. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { ParamsProvider } from '#web/browser/navigation/match-path.ts';
import PayoutBatchScreen from './route.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

it.each([
	['en', en],
	['ar', ar],
] as const)('%s', async (language, screenTexts) => {
	const refusal = { code: 'PAYOUT_BATCH_NOT_FOUND', error: { en: '', ar: '' } };
	renderPart(
		<ParamsProvider value={{ id: 'none' }}>
			<PayoutBatchScreen />
		</ParamsProvider>,
		{ language, screenTexts, transport: async () => Response.json(refusal, { status: 404 }) },
	);
	expect(await screen.findByRole('heading', { name: screenTexts.missing })).toBeTruthy();
	expect(screen.getByRole('link', { name: screenTexts.back }).getAttribute('href')).toBe('/admin/payouts?tab=batches');
	expect(screen.queryByRole('button')).toBeNull();
});
