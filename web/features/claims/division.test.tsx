/** Amounts of a claim that is not decided are what it would mean, not what happens. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Claim } from '#contract/claim-shapes.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { Division } from './division.tsx';
import { claim as ar } from './texts.ar.ts';
import { claim as en } from './texts.en.ts';

const sums = { totalJod: '34.20', fromDepositJod: '34.20', depositBackJod: '53.80', excessJod: '0.00' };

it.each([
	['en', en, null, 'If the full claim is awarded'],
	['en', en, sums, 'Summary'],
	['ar', ar, null, 'إذا قُبلت المطالبة كاملة'],
	['ar', ar, sums, 'الملخص'],
] as const)('%s', (language, claim, granted, title) => {
	const facts = { side: 'RENTER', depositJod: '88.00', fineHoldJod: '0.00', claimed: sums, granted } as unknown as Claim;
	renderPart(<Division claim={facts} />, { language, screenTexts: { claim } });
	expect(screen.getByRole('heading', { name: title })).toBeTruthy();
	expect(screen.getByText(/53\.80/)).toBeTruthy();
});
