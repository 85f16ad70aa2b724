/** What is in place of a form: for members of an office whose role does not include it, and of a car that does not exist. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { ParamsProvider } from '#web/browser/navigation/match-path.ts';
import CompanyScreen from '../company/route.tsx';
import { texts as companyAr } from '../company/texts.ar.ts';
import { texts as companyEn } from '../company/texts.en.ts';
import ListingScreen from './route.tsx';
import { texts as listingAr } from './texts.ar.ts';
import { texts as listingEn } from './texts.en.ts';

const atTheDesk = async (path: string) =>
	path === '/api/auth/user'
		? Response.json({ id: 'sami', office: { role: 'DESK' } })
		: Response.json({ code: 'TEAM_ROLE_NOT_ENOUGH', error: 'refused' }, { status: 403 });

it.each([
	['a new car', 'en', '/owner/cars/new', ListingScreen, listingEn],
	['a new car', 'ar', '/owner/cars/new', ListingScreen, listingAr],
	['a car', 'en', '/owner/cars/c-1/edit', ListingScreen, listingEn],
	['the company', 'en', '/owner/company', CompanyScreen, companyEn],
	['the company', 'ar', '/owner/company', CompanyScreen, companyAr],
] as const)('%s, in %s: no form and no error', async (_, language, path, Screen, t) => {
	history.replaceState(null, '', path);
	renderPart(
		<ParamsProvider value={{ id: 'c-1' }}>
			<Screen />
		</ParamsProvider>,
		{ language, screenTexts: t, transport: atTheDesk },
	);
	expect(await screen.findByText(t.notYours.title)).toBeTruthy();
	expect(screen.queryByRole('alert')).toBeNull();
	expect(document.querySelector('form')).toBeNull();
});

it.each([
	['en', listingEn],
	['ar', listingAr],
] as const)('a car that does not exist, in %s: back to My Cars', async (language, t) => {
	history.replaceState(null, '', '/owner/cars/c-1/edit');
	renderPart(
		<ParamsProvider value={{ id: 'c-1' }}>
			<ListingScreen />
		</ParamsProvider>,
		{
			...{ language, screenTexts: t },
			transport: async (path) =>
				path === '/api/auth/user'
					? Response.json({ id: 'khaled' })
					: Response.json({ code: 'CAR_NOT_FOUND', error: 'missing' }, { status: 404 }),
		},
	);
	await screen.findByRole('heading', { name: t.missing.title });
	expect(screen.getByRole('link', { name: t.backToCars }).getAttribute('href')).toBe('/owner/cars');
});
