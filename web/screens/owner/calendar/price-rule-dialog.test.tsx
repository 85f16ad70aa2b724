import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PriceRule, PriceRulePreview } from '#contract/price-rules.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import PriceRuleDialog from './price-rule-dialog.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

afterEach(() => vi.unstubAllGlobals());

const CAR = '00000000-0000-4000-8000-000000000001';
const preview: PriceRulePreview = { priceJod: '45.50', periods: [{ from: '2027-03-10', to: '2027-03-14' }], days: 4, pricedDays: 3 };
const rule: PriceRule = { id: CAR, kind: 'WEEKEND', percent: 10, dailyRateJod: null, from: null, to: null, ...preview };

function opened(language: 'en' | 'ar' = 'en') {
	const asked: string[] = [];
	const transport = async (path: string) => {
		asked.push(path);
		return Response.json(preview);
	};
	const edited = { kind: 'EID_AL_FITR', rule: null } as const;
	const part = <PriceRuleDialog carId={CAR} today="2026-11-23" rules={[rule]} edited={edited} open onClose={vi.fn()} />;
	return { ...renderPart(part, { language, screenTexts: language === 'en' ? en : ar, transport }), asked };
}

it('previews days and price while typing, and counts the days with another price', async () => {
	const { user, asked } = opened();
	await screen.findByRole('dialog');
	await user.click(screen.getByLabelText('Lower'));
	await user.type(screen.getByLabelText('Percent of the daily rate'), '15');
	const box = screen.getByTestId('price-rule-preview');
	await waitFor(() => expect(box.textContent).toContain('45.50'));
	for (const text of ['10 – 13 Mar', '4 days within a year', '1 of these days has another price you set'])
		expect(box.textContent).toContain(text);
	expect(new URL(asked.at(-1) ?? '', 'http://mishwar.test').searchParams.get('percent')).toBe('-15');
});

it('asks for dates if the calendar has none for the occasion, and hides existing rules', async () => {
	const { user } = opened('ar');
	const kinds = await screen.findByLabelText(ar.priceRules.kind);
	expect(screen.queryByRole('option', { name: ar.priceRules.kinds.WEEKEND })).toBe(null);
	expect(screen.queryByLabelText(ar.priceRules.firstDay)).toBe(null);
	await user.selectOptions(kinds, 'SUMMER');
	expect(screen.getByLabelText<HTMLInputElement>(ar.priceRules.firstDay).value).toBe('2027-06-15');
	expect(screen.getByLabelText<HTMLInputElement>(ar.priceRules.lastDay).value).toBe('2027-09-15');
});

it('shows a refusal at its field', async () => {
	const fields = { percent: 'This number is too small or too large.' };
	vi.stubGlobal('fetch', async () => Response.json({ error: 'x', code: 'INVALID_INPUT', fields }, { status: 400 }));
	const { user } = opened();
	await user.type(await screen.findByLabelText('Percent of the daily rate'), '301');
	await user.click(screen.getByRole('button', { name: 'Save' }));
	expect(await screen.findByText('This number is too small or too large.')).toBeDefined();
	expect(screen.getByLabelText('Percent of the daily rate').getAttribute('aria-invalid')).toBe('true');
});
