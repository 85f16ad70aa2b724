/** An admin decides on cars, and on changes of cars, with keys alone. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AdminCar, adminCar, adminWaiting } from '#contract/admin.ts';
import type { CarDecision } from '#contract/car-review.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { viewer } from '#web/features/admin/viewer-texts.en.ts';
import CarReviewScreen from './route.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const id = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
const paper = (car: number, name: string | null) => ({
	expiresOn: '2032-01-31',
	expired: false,
	url: name && `/api/owner/cars/${id(car)}/papers/${name}`,
});

const aCar = (number: number, more: Partial<AdminCar> = {}): AdminCar =>
	adminCar.parse({
		...{ id: id(number), slug: `car-${number}`, title: `Car ${number}`, titleAr: `Car ${number}`, make: 'Toyota', makeAr: 'تويوتا' },
		...{ model: `Model${number}`, modelAr: `Model${number}`, year: 2021, transmission: 'Automatic', fuel: 'Petrol', bodyType: 'Sedan' },
		...{ seats: 5, doors: 4, color: 'White', mileage: 45_000, features: [], city: 'Amman', area: null, depositJod: '150.00' },
		...{ mileageLimitPerDay: 200, deliveryAvailable: false, driverAge: 0, driverLicenceYears: 0, instantBook: false, isActive: true },
		...{ dailyRateJod: '35.50', dailyRate: 35.5, photos: [], state: 'PENDING', verificationStatus: 'PENDING', verificationNotes: null },
		...{ plateNumber: '20-12345', plateClass: 'PRIVATE', permitNumber: null, change: null, createdAt: '2031-03-01T10:00:00+03:00' },
		papers: { permit: paper(number, null), registration: paper(number, 'registration'), insurance: paper(number, 'insurance') },
		...{ ownerId: id(9), ownerName: 'Lina', ownerNameAr: 'لينا', ownerEmail: 'lina@mishwar.test', ownerPhone: null, ownerSuspended: false },
		...{ ownerLang: 'ar', reviewer: null, submittedAt: '2031-03-01T10:00:00+03:00', contentVersion: `version-${number}` },
		lacksRentalPlate: number === 1,
		...more,
	});

const changed = aCar(2, {
	...{ state: 'VERIFIED', verificationStatus: 'VERIFIED' },
	change: {
		...{ id: id(8), status: 'PENDING', notes: null, submittedAt: '2031-03-02T10:00:00+03:00' },
		...{ values: { title: 'Another title' }, photos: null },
	},
});

/** Transport with the server's queue, which omits decided items. `outdated`: the first decision comes too late. */
function aServer({ outdated = false } = {}) {
	const decisions = new Map<string, CarDecision>();
	let refusals = outdated ? 1 : 0;
	const waiting = () =>
		[aCar(1, refusals === 0 && outdated ? { contentVersion: 'newer' } : {}), changed, aCar(3)].filter((car) => !decisions.has(car.id));
	const fetched = vi.fn(async (path: string, init: RequestInit = {}) => {
		const [, carId = '', what = ''] = /\/api\/admin\/cars\/([^/]+)\/(\w+)$/.exec(path) ?? [];
		const claimedUntil = '2031-03-02T10:05:00+03:00';
		if (what === 'claim') {
			const documents = [
				{ name: 'registration', pages: null, unopened: [] },
				{ name: 'insurance', pages: 2, unopened: [1, 2] },
			];
			return Response.json({ claimedUntil, documents });
		}
		if (init.method === 'DELETE') {
			decisions.delete(carId);
			return Response.json({ claimedUntil });
		}
		if (refusals > 0) {
			refusals -= 1;
			return Response.json({ error: 'Changed again.', code: 'CAR_CHANGE_OUTDATED' }, { status: 409 });
		}
		const decision = JSON.parse(String(init.body));
		decisions.set(carId, decision);
		return Response.json({ id: carId, status: decision.status, carriedOutAt: '2031-03-02T10:00:10+03:00' });
	});
	const transport = async (path: string) => {
		if (path.startsWith(adminWaiting.path)) return Response.json({ identities: 4, cars: 3 });
		return Response.json(waiting(), { headers: { 'x-total-count': String(waiting().length) } });
	};
	return { decisions, fetched, transport };
}

let server: ReturnType<typeof aServer>;
const serve = (options?: Parameters<typeof aServer>[0]) => {
	server = aServer(options);
	vi.stubGlobal('fetch', server.fetched);
};
beforeEach(() => {
	serve();
	window.scrollTo = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const heading = (number: number) => screen.findByRole('heading', { level: 2, name: new RegExp(`Model${number}`) });
const decided = (number: number) => server.decisions.get(id(number));

it('verifies a car beside its documents, approves a change, undoes, and rejects in the language of the owner', async () => {
	const { user } = renderPart(<CarReviewScreen />, { screenTexts: en, transport: server.transport });
	await heading(1);
	expect(screen.getByText(en.noRentalPlate)).toBeDefined();
	expect((await screen.findAllByRole('img')).map((image) => image.getAttribute('src'))).toEqual([
		`/api/owner/cars/${id(1)}/papers/registration?page=1`,
		`/api/owner/cars/${id(1)}/papers/insurance?page=1`,
	]);
	await user.click(screen.getByRole('button', { name: `${viewer.nextPage}: ${en.desk.cars.paper.insurance}` }));
	expect(screen.getAllByRole('img')[1]?.getAttribute('src')).toMatch(/insurance\?page=2$/);
	await user.keyboard('a');
	const second = await heading(2);
	expect(decided(1)).toEqual({ status: 'APPROVED', version: 'version-1', insuranceExpiresOn: '2032-01-31' });
	expect(document.activeElement).toBe(second);
	expect((await screen.findByTestId('changed-value')).textContent).toContain('Another title');
	await user.keyboard('v');
	await heading(3);
	expect(screen.queryByText(en.noRentalPlate)).toBeNull();
	expect(decided(2)).toEqual({ status: 'APPROVED', version: id(8) });
	await user.keyboard('u');
	await heading(2);
	expect(decided(2)).toBeUndefined();
	await screen.findByTestId('changed-value');
	await user.keyboard('r');
	await screen.findByRole('dialog');
	await user.keyboard('2');
	await user.keyboard('{Enter}');
	await heading(3);
	expect(decided(2)).toEqual({ status: 'REJECTED', version: id(8), notes: expect.stringContaining('سيارة أخرى') });
});

it('shows what the owner has changed meanwhile, and decides on the new version', async () => {
	serve({ outdated: true });
	const { user } = renderPart(<CarReviewScreen />, { language: 'ar', screenTexts: ar, transport: server.transport });
	await heading(1);
	await screen.findAllByRole('img');
	await user.keyboard('a');
	await waitFor(() => expect(server.fetched.mock.calls.filter(([path]) => path.endsWith('/claim'))).toHaveLength(2));
	await screen.findAllByRole('img');
	await user.keyboard('a');
	await heading(2);
	expect(decided(1)).toMatchObject({ version: 'newer' });
});
