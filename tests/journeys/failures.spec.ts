/** The error catalogue of the specification: the message on screen for each failing call, in both languages. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { removeIdentityDocument } from '#contract/kyc.ts';
import { bookingOf, carPath, expect, pressBook, type Stay, signIn, test, triggerHydration } from './journey.ts';
import type { Words } from './words.ts';

const RENTER = 'renter@mishwar.test';
type Scene = { page: Page; say: Words; stay: Stay };

/** From now on this call gets an unknown proxy's error page, or the error `body`. */
async function breakCall(page: Page, method: string, path: RegExp, body?: object): Promise<void> {
	await page.route(path, async (route) => {
		if (route.request().method() !== method) return route.fallback();
		await (body
			? route.fulfill({ status: 200, json: body })
			: route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }));
	});
}

async function askForCode({ page, say }: Scene): Promise<void> {
	await page.goto('/sign-in', { waitUntil: 'networkidle' });
	await page.getByRole('tab', { name: say.signIn.byPhone }).click();
	await page.getByRole('textbox', { name: say.signIn.phone.label }).fill('0790000001');
	await page.getByRole('button', { name: say.signIn.phone.send }).click();
}

async function goToPayment({ page, say, stay }: Scene, car: string): Promise<void> {
	await page.goto(carPath(car, stay));
	await pressBook(page, say);
	await bookingOf(page);
}

async function uploadDocuments({ page, say }: Scene): Promise<void> {
	// The journey of another window may have uploaded some already.
	for (const kind of ['ID', 'LICENCE'])
		await page.request.delete(removeIdentityDocument.path.replace('{kind}', kind), { headers: { origin: process.env.JOURNEY_URL ?? '' } });
	await page.goto('/profile');
	const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
		.jpeg()
		.toBuffer();
	for (const [index, name] of [say.profile.identity.idDocument, say.profile.identity.licence].entries()) {
		const slot = page.getByRole('region', { name, exact: true }).locator('input[type=file]');
		await slot.setInputFiles({ name: `paper-${index}.jpg`, mimeType: 'image/jpeg', buffer });
	}
}

type Row = {
	situation: string;
	who?: string;
	happens(scene: Scene): Promise<void>;
	/** Text of the specification. */
	literal: string[];
	/** Our text, in the language of the journey. */
	said(words: Words): string[];
};
const rows: Row[] = [
	{
		situation: 'the list of cars cannot be loaded',
		happens: async ({ page, say }) => {
			// Before hydration the browser submits the form itself, and the server renders the list.
			await page.goto('/');
			await triggerHydration(page);
			await breakCall(page, 'GET', /\/api\/cars\?/);
			const form = page.getByRole('form', { name: say.home.hero.form }).or(page.getByRole('search'));
			await form.getByRole('combobox', { name: say.home.hero.where }).selectOption('Aqaba');
			await form.getByRole('button', { name: say.home.hero.search }).click();
		},
		literal: ['Error loading cars', 'Failed to fetch cars'],
		said: ({ search }) => [search.error, search.failed],
	},
	{
		situation: 'a car does not exist',
		happens: async ({ page }) => void (await page.goto('/car/no-such-car')),
		literal: ['Car not found'],
		said: ({ car }) => [car.notFound],
	},
	{
		situation: 'a booking cannot be made',
		who: RENTER,
		happens: async ({ page, say, stay }) => {
			await page.goto(carPath('kia-sportage-2022', stay));
			await breakCall(page, 'POST', /\/api\/bookings$/);
			await pressBook(page, say);
		},
		literal: ['Failed to create booking'],
		said: ({ car }) => [car.booking.failed],
	},
	{
		situation: 'the return is before the pickup',
		happens: async ({ page, stay }) => {
			await page.goto(carPath('kia-sportage-2022', { pickup: stay.return, return: stay.pickup }));
			const bar = page.locator('.booking-bar').getByRole('button');
			if (await bar.isVisible()) await bar.click();
		},
		literal: ['Return date must be after pickup date'],
		said: ({ car }) => [car.problems.RETURN_BEFORE_PICKUP ?? ''],
	},
	{
		situation: 'a code cannot be sent',
		happens: async (scene) => {
			await breakCall(scene.page, 'POST', /\/sign-in\/phone\/send$/);
			await askForCode(scene);
		},
		literal: ['Failed to send code'],
		said: ({ signIn }) => [signIn.phone.failed],
	},
	{
		situation: 'the code is wrong',
		happens: async (scene) => {
			await askForCode(scene);
			await scene.page.getByRole('textbox', { name: scene.say.signIn.code.label }).fill('000000');
			await scene.page.getByRole('button', { name: scene.say.signIn.submit, exact: true }).click();
		},
		literal: ['Verification failed: Invalid code'],
		said: ({ signIn, codeWrong }) => [signIn.code.wrong(codeWrong)],
	},
	{
		situation: 'a document cannot be processed',
		who: 'newcomer@mishwar.test',
		happens: async (scene) => {
			await breakCall(scene.page, 'POST', /\/api\/objects\/normalize$/);
			await uploadDocuments(scene);
		},
		literal: ['Upload Error', 'Failed to process uploaded document'],
		said: ({ profile }) => [profile.upload.error, profile.upload.failed],
	},
	{
		situation: 'the documents cannot be submitted',
		who: 'newcomer@mishwar.test',
		happens: async (scene) => {
			await breakCall(scene.page, 'PUT', /\/api\/kyc\/draft\/documents\//);
			await uploadDocuments(scene);
		},
		literal: ['Failed to submit KYC documents'],
		said: ({ profile }) => [profile.identity.submitFailed],
	},
	{
		situation: 'the payment cannot be begun',
		who: RENTER,
		happens: async (scene) => {
			await breakCall(scene.page, 'POST', /\/api\/payments\/initiate$/);
			await goToPayment(scene, 'mini-cooper-cabrio-2018');
			await scene.page.getByRole('button', { name: scene.say.payment.proceed }).click();
		},
		literal: ['Payment Error', 'Failed to initiate payment'],
		said: ({ payment }) => [payment.errorTitle, payment.failed],
	},
	{
		situation: 'the gateway gives no address',
		who: RENTER,
		happens: async (scene) => {
			await breakCall(scene.page, 'POST', /\/api\/payments\/initiate$/, { redirectUrl: '' });
			await goToPayment(scene, 'ford-mustang-gt-2018');
			await scene.page.getByRole('button', { name: scene.say.payment.proceed }).click();
		},
		literal: ['Payment Error', 'No payment URL received'],
		said: ({ payment }) => [payment.errorTitle, payment.noAddress],
	},
	{
		situation: 'the payment cannot be verified',
		who: RENTER,
		happens: async ({ page }) => void (await page.goto('/payment/return?paymentId=none')),
		literal: ['Payment verification failed'],
		said: ({ paymentReturn }) => [paymentReturn.error.title],
	},
	{
		situation: 'a booking is not there',
		who: RENTER,
		happens: async ({ page }) => void (await page.goto(`/booking/${randomUUID()}/payment`)),
		literal: ['Booking not found'],
		said: ({ booking }) => [booking.missing.title],
	},
];

// The specification contains these sentences in English only.
for (const { situation, who, happens, literal, said } of rows) {
	test(`says what is wrong when ${situation}`, { tag: '@en' }, async ({ page, context, say, stay, language, expectNoise }) => {
		expectNoise(/Failed to load resource/);
		if (who) await signIn(context, who);
		await happens({ page, say, stay });
		// An upload is retried for nine seconds.
		for (const sentence of language === 'en' ? literal : said(say))
			await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible({ timeout: 20_000 });
	});
}
