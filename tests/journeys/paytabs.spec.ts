/** Payment at a gateway that returns the browser by a cross-site form: the session is available on the return page. */
import { bookingOf, carPath, expect, payOnGateway, pressBook, signIn, test } from './journey.ts';
import { type JourneyServer, startJourneyServer } from './start-server.ts';

const GOOD = '5123 4500 0000 0008';
const DECLINED = '4000 0000 0000 0002';

let server: JourneyServer;
const ofAll = { url: process.env.JOURNEY_URL, control: process.env.JOURNEY_CONTROL };

// A separate server with PayTabs as the gateway for new payments.
test.beforeAll(async () => {
	test.setTimeout(180_000);
	server = await startJourneyServer({ PAYMENT_GATEWAY: 'paytabs', JOURNEY_WORLD: 'tiny' });
	Object.assign(process.env, { JOURNEY_URL: server.url, JOURNEY_CONTROL: server.controlUrl });
});
test.afterAll(async () => {
	Object.assign(process.env, { JOURNEY_URL: ofAll.url, JOURNEY_CONTROL: ofAll.control });
	await server.stop();
});

test('pays at PayTabs after a declined card, and is still signed in', { tag: '@en' }, async ({ page, context, say, stay }) => {
	await signIn(context, 'renter@mishwar.test');
	await page.goto(carPath('toyota-camry-2021', stay));
	await pressBook(page, say);
	const booking = await bookingOf(page);
	await expect(page.getByText(say.payment.method.MADA, { exact: true })).toBeVisible();
	await page.getByRole('button', { name: say.payment.proceed }).click();
	await payOnGateway(page, DECLINED, null);
	await expect(page).toHaveURL(/\/payment\/return\?paymentId=TST\d+$/);
	await page.getByRole('link', { name: say.paymentReturn.tryAgain }).click();
	await page.getByRole('button', { name: say.payment.proceed }).click();
	await payOnGateway(page, GOOD);
	await expect(page).toHaveURL(/\/payment\/return\?paymentId=TST\d+$/);
	await page.getByRole('link', { name: say.payment.paid.action }).click();
	await expect(page).toHaveURL(`${server.url}/booking/${booking}/confirmation`);
});
