import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { PlatesQuestion } from './plates-question.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
	['en', en, true],
	['ar', ar, false],
] as const)('sends the choice, and records that it was made (%s)', async (language, screenTexts, rentalPlatesOnly) => {
	const sent: unknown[] = [];
	vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
		sent.push(JSON.parse(String(init.body)));
		return Response.json({});
	});
	const { user } = renderPart(<PlatesQuestion />, { language, screenTexts });
	screen.getByText(screenTexts.plates.law);
	const { rentalOnly, all } = screenTexts.plates;
	await user.click(screen.getByRole('button', { name: rentalPlatesOnly ? rentalOnly : all }));
	await vi.waitFor(() => expect(sent).toEqual([{ rentalPlatesOnly, rentalPlatesDecided: true }]));
});
