/** Filters about the driver: typed, or taken from the person's confirmed documents. */
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { currentUser } from '#contract/identity.ts';
import { kycStatus } from '#contract/kyc.ts';
import { searchCars } from '#contract/search.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { DriverFilters } from './driver-filters.tsx';
import { onlyMine } from './own-papers.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';
import { useSearchState } from './use-search-state.ts';

/** Preloaded, because loading on demand may take longer than a query waits. */
beforeAll(() => import('./own-papers.tsx'));

function Filters() {
	const { filters, change } = useSearchState();
	return <DriverFilters filters={filters} onChange={change} />;
}

const papers = { birthDate: '2001-06-15', licenceIssuedOn: '2020-01-10' };

function show(user: object | null, { path = '/search', details = papers as object | null, language = 'en' as 'en' | 'ar' } = {}) {
	const answers: Record<string, unknown> = {
		[currentUser.path]: user,
		[searchCars.path]: [],
		[kycStatus.path]: { details, detailsState: details ? 'CONFIRMED' : 'MISSING' },
	};
	const asked: string[] = [];
	const transport = async (path: string) => {
		asked.push(path);
		return Response.json(answers[path.split('?')[0] ?? '']);
	};
	const memory = memoryLocation({ path, record: true });
	const rendered = renderPart(
		<Router hook={memory.hook} searchHook={memory.searchHook}>
			<Filters />
		</Router>,
		{ language, screenTexts: { en, ar }[language], transport },
	);
	return { ...rendered, asked, address: () => memory.history.at(-1) };
}

it('searches for a typed number, in digits of either script, and names the allowed range', async () => {
	const { user, address } = show(null);
	await user.type(screen.getByLabelText('Driver’s age'), '٢٣{Enter}');
	expect(address()).toBe('/search?driverAge=23');
	await user.type(screen.getByLabelText('Years with a licence'), '0');
	await user.tab();
	expect(address()).toBe('/search?driverAge=23&driverLicenceYears=0');
	await user.clear(screen.getByLabelText('Driver’s age'));
	await user.type(screen.getByLabelText('Driver’s age'), '17');
	await user.tab();
	screen.getByText(en.driver.outOfBounds('18', '99'));
	expect(address()).toBe('/search?driverAge=23&driverLicenceYears=0');
	await user.clear(screen.getByLabelText('Driver’s age'));
	await user.tab();
	expect(address()).toBe('/search?driverLicenceYears=0');
	expect(screen.queryByText(onlyMine.en)).toBeNull();
});

it.each(['en', 'ar'] as const)(
	'fills in both from confirmed documents, as of the first day of the trip, and clears both (%s)',
	async (language) => {
		const path = '/search?from=2031-06-14&to=2031-06-20';
		const { user, address } = show({ kycStatus: 'APPROVED' }, { path, language });
		const own = await screen.findByRole('checkbox', { name: onlyMine[language] });
		await user.click(own);
		expect(address()).toContain('driverAge=29&driverLicenceYears=11');
		expect(own).toHaveProperty('checked', true);
		await user.click(own);
		expect(address()).toBe(path);
	},
);

it('offers no values before the documents are confirmed', async () => {
	const { asked } = show({ kycStatus: 'APPROVED' }, { details: null });
	await waitFor(() => expect(asked).toContain(kycStatus.path));
	expect(screen.queryByText(onlyMine.en)).toBeNull();
});
