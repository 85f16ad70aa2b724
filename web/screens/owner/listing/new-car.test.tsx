/** A new car is for the owner and managers of an office; other members read why they have no form. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { kycStatus } from '#contract/kyc.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import ListingScreen from './route.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const texts = { en, ar };

function open(language: 'en' | 'ar', office: { role: string } | null) {
	history.replaceState(null, '', '/owner/cars/new');
	const transport = async (path: string) => Response.json(path.startsWith(kycStatus.path) ? { status: 'PENDING' } : { id: 'sami', office });
	renderPart(<ListingScreen />, { language, screenTexts: texts[language], transport });
}

it.each(['en', 'ar'] as const)('a member of the desk reads that their role does not include it (%s)', async (language) => {
	open(language, { role: 'DESK' });
	expect(await screen.findByRole('heading', { name: texts[language].notYours.title })).toBeTruthy();
	expect(screen.queryByRole('heading', { name: texts[language].title })).toBeNull();
});

it.each([null, { role: 'MANAGER' }])('the owner and a manager do not (%o)', async (office) => {
	open('en', office);
	expect(await screen.findByText(en.gate.pending)).toBeTruthy();
	await waitFor(() => expect(screen.queryByRole('heading', { name: en.notYours.title })).toBeNull());
});
