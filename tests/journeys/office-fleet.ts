/** What an office does with all of its cars: it becomes licensed, imports them, raises their prices for Eid and takes that back, and moves some to a branch. */
import type { APIResponse, Page } from '@playwright/test';
import type { Company } from '#contract/companies.ts';
import type { OwnerCar } from '#contract/listing.ts';
import type { OwnerPriceRules } from '#contract/price-rules.ts';
import { expect } from './journey.ts';
import { upload } from './renting-today.ts';
import type { Words } from './words.ts';

/** Branches with the names used in the office's file; no car of the file is at the last one. */
const BRANCHES = [
	['Amman', 'Abdali', 'العبدلي'],
	['Amman', 'Airport Road', 'طريق المطار'],
	['Aqaba', 'Aqaba Port', 'ميناء العقبة'],
	['Zarqa', 'Army Street 4', 'شارع الجيش 4'],
].map(([city, addressEn, addressAr]) => ({ city, addressEn, addressAr, opensAt: '09:00', closesAt: '18:00', closedOn: [] }));
const FILE = 'tests/office/office.csv';
/** 30 of the 200 records are faulty; `office.test.ts` lists them with the reasons. */
const [GOOD, FAULTY] = [170, 30];
const RENTED = '70-10001';
const MOVED = [RENTED, '70-10022'];
/** A number of cars in either language; Arabic has a dual form. */
const ofCars = (count: number) => (count === 2 ? /\b2\b|سيارتين/ : new RegExp(`\\b${count}\\b`));

/** A company with the branches of its file and approved papers, unless another journey on this server has already had them approved. */
export async function licensed(
	manager: Page,
	admin: Page,
	{ permitEndsOn, ...names }: { nameEn: string; nameAr: string; permitEndsOn: string },
): Promise<void> {
	const body = { ...names, branches: BRANCHES };
	const company: Company = await callApi(manager, 'put', '/api/owner/company', body);
	if (company.isLicensed) return;
	for (const kind of ['REGISTRATION', 'PERMIT'] as const) {
		const paper = { kind, number: '200145678', documentUrl: await upload(manager), ...(kind === 'PERMIT' && { expiresOn: permitEndsOn }) };
		const { papers }: Company = await callApi(manager, 'post', '/api/owner/company/papers', paper);
		const { id, url } = papers.find((each) => each.kind === kind) ?? missing(kind);
		await admin.request.get(url ?? '');
		await callApi(admin, 'patch', `/api/admin/companies/papers/${id}/approve`, {});
	}
}

/** The report names the faulty records; the others become drafts with a confirmation. */
export async function importFleet(page: Page, say: Words): Promise<void> {
	const { import: t } = say;
	await page.goto('/owner/cars/import', { waitUntil: 'networkidle' });
	await page.locator('input[type=file]').setInputFiles(FILE);
	await expect(page.getByTestId('import-line')).toHaveCount(FAULTY);
	await page.getByRole('button', { name: ofCars(GOOD) }).click();
	await expect(page.getByRole('heading', { name: t.doneTitle })).toBeVisible();
	await page.getByRole('link', { name: t.toCars }).click();
	await expect(page).toHaveURL(/\/owner\/cars$/);
	expect(await carsOf(page)).toHaveLength(GOOD + 1);
}

/** A photo completes an imported car, which is thereby submitted, and an admin verifies it. */
export async function bookable(manager: Page, admin: Page): Promise<{ id: string; slug: string }> {
	const car = (await carsOf(manager)).find(({ plateNumber }) => plateNumber === RENTED) ?? missing(RENTED);
	await callApi(manager, 'put', `/api/owner/cars/${car.id}/photos`, { photos: [await upload(manager)] });
	await callApi(admin, 'patch', `/api/admin/cars/${car.id}/verify`, {});
	return car;
}

function missing(what: string): never {
	throw new Error(`there is no ${what}`);
}

/** All cars, newest first; the list is read in pages. */
async function carsOf(page: Page): Promise<OwnerCar[]> {
	const cars: OwnerCar[] = [];
	for (let next: string | undefined = '/api/owner/cars?limit=100'; next; ) {
		const answer: APIResponse = await page.request.get(next);
		cars.push(...((await answer.json()) as OwnerCar[]));
		next = /<([^>]*)>;\s*rel="?next/.exec(answer.headers().link ?? '')?.[1];
	}
	return cars;
}

/** Raises the price of each car by a percentage, with a preview, and undoes it. */
export async function raiseForEid(page: Page, say: Words): Promise<void> {
	const t = say.bulk;
	const carIds = (await carsOf(page)).map(({ id }) => id);
	const seasonsOf = async (id: string) => {
		const { rules }: OwnerPriceRules = await callApi(page, 'get', `/api/owner/cars/${id}/price-rules`);
		return rules.map(({ kind, percent }) => [kind, percent]);
	};
	const some = [carIds[0] ?? '', carIds.at(-1) ?? ''];
	const before = await Promise.all(some.map(seasonsOf));
	await page.goto('/owner/cars/bulk', { waitUntil: 'networkidle' });
	await expect(page.getByTestId('bulk-cars').getByRole('checkbox')).toHaveCount(carIds.length);
	await page.getByRole('button', { name: t.all, exact: true }).click();
	await page.getByRole('checkbox', { name: t.parts.season }).check();
	await page.getByLabel(t.season, { exact: true }).selectOption('EID_AL_ADHA');
	await page.getByLabel(t.priceValues.percent).fill('35');
	await page.getByRole('button', { name: t.look }).click();
	await expect(page.getByTestId('bulk-season')).toContainText(/\d{4}/);
	await expect(page.getByTestId('bulk-preview').getByText(/35\s?[%٪]/)).toHaveCount(carIds.length);
	await page.getByRole('button', { name: ofCars(carIds.length) }).click();
	await expect(page.getByTestId('bulk-past').getByText(t.fields.season)).toBeVisible();
	for (const id of some) expect(await seasonsOf(id)).toContainEqual(['EID_AL_ADHA', 35]);
	await page.getByTestId('bulk-past').getByRole('button', { name: t.undo }).first().click();
	await expect(page.getByTestId('bulk-past').getByText(t.undone)).toBeVisible();
	expect(await Promise.all(some.map(seasonsOf))).toEqual(before);
}

/** Two cars move to another branch, which the board shows by itself. */
export async function moveToBranch(page: Page, say: Words, language: 'en' | 'ar'): Promise<void> {
	const t = say.bulk;
	for (const plate of MOVED) await page.getByRole('checkbox', { name: plate }).check();
	await page.getByRole('checkbox', { name: t.parts.branch, exact: true }).check();
	const branch = `${say.common.cities.Zarqa} · ${language === 'ar' ? 'شارع الجيش 4' : 'Army Street 4'}`;
	await page.locator('select[name=branch]').selectOption(branch);
	await page.getByRole('button', { name: t.look }).click();
	await page.getByRole('button', { name: ofCars(MOVED.length) }).click();
	await expect(page.getByTestId('bulk-past').getByText(t.fields.branch)).toBeVisible();
	await page.goto('/owner/fleet?tab=board', { waitUntil: 'networkidle' });
	await page.getByLabel(say.fleet.branch.label).selectOption(branch);
	await expect(page.locator('[data-row]')).toHaveCount(MOVED.length);
}

export type Method = 'get' | 'post' | 'put' | 'patch';
export const headers = () => ({ origin: process.env.JOURNEY_URL ?? '' });

export async function callApi<Answer>({ request }: Page, method: Method, path: string, data?: unknown): Promise<Answer> {
	const answer = await request[method](path, { headers: headers(), data });
	expect(answer.ok(), await answer.text()).toBe(true);
	return answer.json();
}
