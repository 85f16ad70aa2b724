/** Members of a team reach the form of a car only if their role includes the cars. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentUser } from '#contract/identity.ts';
import { listingTerms } from '#contract/listing.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import ListingScreen from './route.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const answers = (role: string) => async (path: string) =>
	Response.json(
		path.startsWith(currentUser.path)
			? { id: 'member', office: { role } }
			: path.startsWith(listingTerms.path)
				? { depositJod: null }
				: { status: 'PENDING' },
	);

it.each([
	['DESK', en, 'en'],
	['DRIVER', ar, 'ar'],
	['ACCOUNTS', en, 'en'],
] as const)('tells %s who can change the role, and shows no form', async (role, screenTexts, language) => {
	history.replaceState(null, '', '/owner/cars/new');
	renderPart(<ListingScreen />, { screenTexts, language, transport: answers(role) });
	expect(await screen.findByRole('heading', { level: 1, name: screenTexts.notYours.title })).toBeDefined();
	expect(screen.getByText(screenTexts.notYours.hint)).toBeDefined();
	expect(screen.queryByRole('heading', { name: screenTexts.title })).toBeNull();
});

it('shows the screen to managers', async () => {
	history.replaceState(null, '', '/owner/cars/new');
	renderPart(<ListingScreen />, { screenTexts: en, transport: answers('MANAGER') });
	expect(await screen.findByText(en.gate.pending)).toBeDefined();
	expect(screen.getByRole('heading', { level: 1, name: en.title })).toBeDefined();
	expect(screen.queryByText(en.notYours.title)).toBeNull();
});
