/** The owner's main flow: a car is listed with photos, verified, and found. */
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { MAX_UPLOAD_BYTES } from '#contract/objects.ts';
import { carIn, expect, expectAccessible, signIn, test } from './journey.ts';
import type { Words } from './words.ts';

const OWNER = 'owner2@mishwar.test';
const ADMIN = 'admin@mishwar.test';
/** A little more than the time in which a decision can be undone. */
const UNDO_MS = 11_000;

/** As a phone takes it: rotated by EXIF, with GPS coordinates. */
async function photo(background: string): Promise<Buffer> {
	return sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
		.withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 57/1 0/1' } })
		.jpeg()
		.toBuffer();
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

/** Writes a file to disk, because passing megabytes to the browser as text takes seconds. */
async function aFile(name: string, bytes: Buffer): Promise<string> {
	const file = test.info().outputPath(name);
	await writeFile(file, bytes);
	return file;
}

/** My Cars shows cards, and a table in wide windows. */
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;
const carOf = (page: Page, model: string) => page.getByTestId(isWide(page) ? 'car-row' : 'owner-car').filter({ hasText: model });

async function type(page: Page, say: Words, car: { model: string; year: string; rate: string }): Promise<void> {
	const { pricing } = say.listing;
	const { attributes } = say.common;
	const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
	await field(attributes.title.label).fill('Road trip car');
	await field(attributes.make.label).fill('Toyota');
	await field(attributes.model.label).fill(car.model);
	await field(attributes.year.label).fill(car.year);
	await field(attributes.color.label).fill('White');
	await page.getByText(say.common.features.AIR_CONDITIONING, { exact: true }).click();
	await field(pricing.dailyRate).fill(car.rate);
	await field(attributes.depositJod.label).fill('١٥٠');
}

test('lists a car, which an admin verifies, a renter finds, and an admin looks at again', async ({
	page,
	context,
	say,
	as,
	expectNoise,
	language,
	advance,
}) => {
	// The trace recorder would read local previews, which our security policy does not allow.
	expectNoise(/Connecting to 'blob:/);
	// Files, four pages and two accessibility checks: longer than other journeys.
	test.slow();
	const { listing: t } = say;
	// Unique names in each window.
	const model = `Journey ${language} ${page.viewportSize()?.width}`;
	await signIn(context, OWNER);
	await page.goto('/owner/dashboard', { waitUntil: 'networkidle' });
	await page.getByRole('main').getByRole('link', { name: say.common.owner.addCar }).click();
	await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
	await expect(page.getByRole('button', { name: t.submit.list })).toBeDisabled();

	await type(page, say, { model, year: '٢٠٢١', rate: '٢٩٫٥' });
	const chooser = page.getByLabel(t.photos.upload);
	await chooser.setInputFiles([
		await aFile('front.jpg', await photo('#a8452c')),
		// Cannot be decoded, so the browser cannot make it smaller.
		await aFile('large.jpg', Buffer.concat([(await photo('#0f6b66')).subarray(0, 100), Buffer.alloc(MAX_UPLOAD_BYTES)])),
		await aFile('drawing.jpg', svg),
	]);
	const refused = page.getByTestId('refused-files').getByRole('alert');
	await expect(refused.filter({ hasText: 'large.jpg' })).toContainText(t.upload.problems.TOO_LARGE ?? '');
	await expect(refused.filter({ hasText: 'drawing.jpg' })).toContainText(t.upload.problems.FILE_TYPE_REFUSED ?? '');
	await expect(page.getByTestId('photos').locator('img')).toHaveCount(1);
	await expect(page.getByRole('button', { name: t.submit.list })).toBeEnabled();
	await expectAccessible(page);

	await page.reload({ waitUntil: 'networkidle' });
	await expect(page.getByTestId('kept-draft')).toBeVisible();
	await expect(page.getByRole('textbox', { name: say.common.attributes.model.label, exact: true })).toHaveValue(model);
	await expect(page.getByTestId('photos').locator('img')).toHaveCount(1);

	// A second photo of more than 10 MB is moved to the first place by keyboard.
	await chooser.setInputFiles(await aFile('side.jpg', Buffer.concat([await photo('#b7791f'), Buffer.alloc(2 * MAX_UPLOAD_BYTES)])));
	await expect(page.getByRole('button', { name: t.submit.list })).toBeEnabled();
	const second = page.getByRole('button', { name: t.photos.photo('2', '2') });
	const sources = () =>
		page
			.getByTestId('photos')
			.locator('img')
			.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
	const [one, two] = await sources();
	await second.focus();
	await page.keyboard.press('Space');
	await page.waitForTimeout(300);
	await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
	await page.waitForTimeout(300);
	await page.keyboard.press('Space');
	await expect.poll(sources).toEqual([two, one]);

	await page.getByRole('textbox', { name: say.common.attributes.color.label, exact: true }).fill('');
	await page.getByRole('button', { name: t.submit.list }).click();
	await expect(page.getByRole('textbox', { name: say.common.attributes.color.label, exact: true })).toBeFocused();
	await expect(page.getByText(language === 'ar' ? 'اللون مطلوب' : 'Color is required')).toBeVisible();
	await page.getByRole('textbox', { name: say.common.attributes.color.label, exact: true }).fill('White');
	await page.getByRole('button', { name: t.submit.list }).click();

	await expect(page).toHaveURL(/\/owner\/cars$/);
	const card = carOf(page, model);
	await expect(card).toContainText(say.cars.state.PENDING);
	await expectAccessible(page);

	const mine = (await (await page.request.get('/api/owner/cars')).json()) as Array<{
		id: string;
		model: string;
		slug: string;
		photos: Array<{ url: string }>;
	}>;
	const car = mine.find((each) => each.model === model);
	expect(car?.photos).toHaveLength(2);
	const bytes = await (await page.request.get(car?.photos[0]?.url ?? '')).body();
	expect((await sharp(bytes).metadata()).exif).toBeUndefined();

	const admin = await as(ADMIN);
	const origin = new URL(page.url()).origin;
	const verified = await admin.request.patch(`${origin}/api/admin/cars/${car?.id}/verify`, { headers: { origin }, data: {} });
	expect(verified.status()).toBe(200);
	await page.goto(`/search?q=${encodeURIComponent(model)}`);
	await expect(page.getByRole('link', { name: new RegExp(model) }).first()).toBeVisible();

	await page.goto('/owner/cars/new', { waitUntil: 'networkidle' });
	await expect(page.getByTestId('kept-draft')).toHaveCount(0);

	// The verified values stay public until an admin has reviewed the owner's change.
	await page.goto(`/owner/cars/${car?.id}/edit`, { waitUntil: 'networkidle' });
	await page.getByRole('textbox', { name: say.common.attributes.title.label, exact: true }).fill(`Changed ${model}`);
	await page.getByRole('button', { name: t.submit.save }).click();
	await expect(page).toHaveURL(/\/owner\/cars$/);
	await expect(card).toContainText(isWide(page) ? say.cars.table.change.PENDING : say.cars.change.PENDING);
	await page.goto(`/search?q=${encodeURIComponent(model)}`);
	const found = page.getByRole('main').getByRole('article');
	await expect(found).toContainText('Road trip car');
	const { carChange } = say.adminReviewCars.desk;
	await admin.goto(`/admin?tab=cars&status=VERIFIED&q=${encodeURIComponent(model)}`);
	await admin.getByRole('link', { name: carChange.review }).click();
	await expect(admin.getByTestId('changed-value')).toContainText(`Changed ${model}`);
	await expectAccessible(admin);
	// The keys work once the car is reserved for this admin.
	await expect(admin.getByTestId('car-review')).toHaveAttribute('aria-busy', 'false');
	await admin.keyboard.press('a');
	await expect(admin.getByTestId('undo-bar').getByRole('button')).toBeVisible();
	await advance(UNDO_MS);
	await expect(async () => {
		await page.reload();
		await expect(found).toContainText(`Changed ${model}`, { timeout: 1000 });
	}).toPass();
});

test('goes on from a draft when listing was cut short', { tag: '@en' }, async ({ page, context, say, expectNoise, language }) => {
	expectNoise(/503|Connecting to 'blob:/);
	const { listing: t } = say;
	const model = `Half ${language} ${page.viewportSize()?.width}`;
	await signIn(context, OWNER);
	await page.goto('/owner/cars/new', { waitUntil: 'networkidle' });
	await type(page, say, { model, year: '2020', rate: '31' });
	await page.getByLabel(t.photos.upload).setInputFiles(await aFile('front.jpg', await photo('#2f5f8f')));
	await page.route('**/pricing', (route) => route.fulfill({ status: 503, json: { error: 'Busy', code: 'BUSY' } }));
	await page.getByRole('button', { name: t.submit.list }).click();
	await expect(page).toHaveURL(/\/owner\/cars\/[\w-]+\/edit$/);
	await page.unroute('**/pricing');

	await page.goto('/owner/cars', { waitUntil: 'networkidle' });
	const card = carOf(page, model);
	await expect(card).toContainText(say.cars.state.DRAFT);
	await card.getByRole('link', { name: say.cars.finish, exact: true }).click();
	await expect(page.getByRole('textbox', { name: t.pricing.dailyRate, exact: true })).toHaveValue('31');
	await expect(page.getByTestId('photos').locator('img')).toHaveCount(1);
	await page.getByRole('button', { name: t.submit.finish }).click();
	await expect(page).toHaveURL(/\/owner\/cars$/);
	await expect(card).toContainText(say.cars.state.PENDING);
});

test('asks who one is before a car is listed', { tag: '@ar' }, async ({ page, context, say }) => {
	await signIn(context, 'newcomer@mishwar.test');
	await page.goto('/owner/cars/new', { waitUntil: 'networkidle' });
	await page.getByTestId('identity-first').getByRole('link', { name: say.listing.gate.action }).click();
	await expect(page).toHaveURL(/\/profile\?returnTo=%2Fowner%2Fcars%2Fnew/);
});

test('duplicates a draft, and deletes it', { tag: '@en' }, async ({ page, context, say, language }) => {
	const { cars: t } = say;
	const model = `Draft ${language} ${page.viewportSize()?.width}`;
	await signIn(context, OWNER);
	await page.goto('/owner/cars', { waitUntil: 'networkidle' });
	const origin = new URL(page.url()).origin;
	const data = { title: 'A draft', make: 'Toyota', model, year: 2020, color: 'Red', depositJod: '100' };
	expect((await page.request.post(`${origin}/api/owner/cars`, { headers: { origin }, data })).status()).toBe(201);
	await page.reload({ waitUntil: 'networkidle' });
	const card = carOf(page, model);
	await expect(card).toContainText(t.state.DRAFT);
	const choose = async (item: string) => {
		await card
			.first()
			.getByRole('button', { name: t.actions(`${carIn(language, 'Toyota')} ${model} 2020`) })
			.click();
		await page.getByRole('menuitem', { name: item }).click();
	};
	await choose(t.duplicate);
	await expect(page.getByRole('textbox', { name: say.common.attributes.model.label, exact: true })).toHaveValue(model);
	await expect(page).toHaveURL(/\/owner\/cars\/[0-9a-f-]{36}\/edit$/);
	await page.goto('/owner/cars', { waitUntil: 'networkidle' });
	for (const left of [1, 0]) {
		await choose(t.delete);
		await page.getByRole('dialog').getByRole('button', { name: t.deleting.confirm }).click();
		await expect(card).toHaveCount(left);
	}
});
