/** The main flow: from the home page to a paid, accepted booking. */
import {
	bell,
	bookingOf,
	carIn,
	carPath,
	expect,
	interceptRequest,
	listedTrip,
	payOnGateway,
	pressBook,
	requestOf,
	signIn,
	test,
	toastOf,
	triggerHydration,
} from './journey.ts';
import { book, pay } from './renting-today.ts';

const GOOD = '4508 7500 1574 1019';
const DECLINED = '4000 0000 0000 0002';
const SILENT = '4000 0000 0000 5126';

test('finds a free car, books it, pays with 3-D Secure, and the owner accepts', async ({ page, say, as, stay, language }) => {
	// This is the longest journey, through eleven pages.
	test.setTimeout(120_000);
	await page.goto('/');
	await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
	const form = page.getByRole('search').or(page.getByRole('form', { name: say.home.hero.form }));
	await form.getByRole('combobox', { name: say.home.hero.where }).selectOption('Amman');
	await form.getByRole('button', { name: say.common.dates.pickup }).click();
	for (const date of [stay.pickup, stay.return]) {
		const day = page.locator(`[data-day="${date}"]:not([data-outside]) button`);
		while (!(await day.isVisible())) await page.getByRole('button', { name: say.common.dates.nextMonth }).click();
		await day.click();
	}
	await form.getByRole('button', { name: say.home.hero.search }).click();
	await expect(page).toHaveURL(/\/search\?.*city=Amman/);
	expect(new URL(page.url()).searchParams.get('from')).toBe(stay.pickup);

	// On a phone the filters are in a drawer, which is closed to see the results.
	const opener = page.getByRole('button', { name: say.search.filters });
	const onPhone = await opener.isVisible();
	if (onPhone) await opener.click();
	const filters = onPhone ? page.getByRole('dialog') : page.getByRole('main');
	await filters.getByLabel(say.search.query).fill('picanto');
	await filters.getByText(say.common.bodyTypes.Hatchback, { exact: true }).click();
	await expect(page).toHaveURL(/bodyType=Hatchback/);
	if (onPhone) await page.keyboard.press('Escape');
	await page
		.getByRole('link', { name: carIn(language, 'Kia Picanto') })
		.first()
		.click();
	await expect(page).toHaveURL(/\/car\/kia-picanto.*pickup=/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(carIn(language, 'Kia Picanto'));

	await pressBook(page, say);
	await expect(page).toHaveURL(/\/sign-in/);
	await page.getByRole('button', { name: say.signIn.demo.people.renter.name }).click();
	await expect(page).toHaveURL(new RegExp(`/car/kia-picanto.*pickup=${stay.pickup}.*return=${stay.return}`));

	await pressBook(page, say);
	const booking = await bookingOf(page);
	await page.getByRole('button', { name: say.payment.proceed }).click();
	await payOnGateway(page, GOOD);
	await expect(page).toHaveURL(/\/payment\/return\?paymentId=/);
	await page.getByRole('link', { name: say.payment.paid.action }).click();
	await expect(page).toHaveURL(/\/booking\/[\w-]+\/confirmation/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

	// Set on this page and on the next one, because a link pressed before hydration is a full navigation.
	const notePrinting = () => {
		window.print = () => document.documentElement.setAttribute('data-printed', document.querySelector('main article')?.textContent ?? '');
	};
	await page.addInitScript(notePrinting);
	await page.evaluate(notePrinting);
	await page.getByRole('link', { name: say.confirmation.actions.receipt }).click();
	await expect(page.locator('html')).toHaveAttribute('data-printed', new RegExp(booking));
	await expect(page).toHaveURL(/\/receipt$/);

	const owner = await as('owner@mishwar.test');
	await owner.goto('/owner/dashboard');
	const letGo = await interceptRequest(owner, '**/accept');
	await requestOf(owner, booking).getByRole('button', { name: say.dashboard.request.accept }).click();
	await expect(requestOf(owner, booking)).toContainText(say.common.bookingStatus.CONFIRMED);
	await expect(requestOf(owner, booking).getByRole('button', { name: say.dashboard.request.accepting })).toBeFocused();
	letGo('GO_ON');
	await expect(toastOf(owner).getByText(say.dashboard.request.accepted, { exact: true })).toBeVisible();
	await expect(requestOf(owner, booking)).toHaveCount(0);
	await expect(owner.getByRole('heading', { name: say.dashboard.requests.title })).toBeFocused();

	await page.goto('/trips');
	await expect(await listedTrip(page, say, booking)).toContainText(say.common.bookingStatus.CONFIRMED);
	await bell(page).click();
	await expect(page.getByRole('dialog')).toContainText(carIn(language, 'Kia Picanto'));
});

test('tries a good card after a declined one', { tag: '@ar' }, async ({ page, context, say, stay }) => {
	await signIn(context, 'renter@mishwar.test');
	await page.goto(carPath('toyota-camry-2021', stay));
	await triggerHydration(page);
	// Book is pressed before the price of another hour has arrived: the booking call waits for it.
	const bar = page.locator('.booking-bar').getByRole('button', { name: say.car.booking.book });
	const onPhone = await bar.isVisible();
	if (onPhone) await bar.click();
	const card = onPhone ? page.getByRole('dialog') : page.locator('.booking-side');
	const letPriceGo = await interceptRequest(page, '**/quote*');
	await card.getByRole('combobox', { name: say.common.dates.hours.return }).selectOption('09:30');
	await card.getByRole('button', { name: say.car.booking.book }).click();
	await expect(card.getByRole('button', { name: say.car.booking.pending })).toBeVisible();
	letPriceGo('GO_ON');
	// The car's page links to the unpaid booking; from its payment page the renter can go back and choose other dates.
	await page.getByRole('button', { name: say.payment.release.CHANGE.open }).click();
	await page.getByRole('button', { name: say.payment.release.back }).click();
	const held = page.locator(`a[href="/booking/${await bookingOf(page)}/payment"]`, { hasText: say.car.booking.pay });
	await page.goto(carPath('toyota-camry-2021', stay));
	await held.filter({ visible: true }).first().click();
	await page.getByRole('button', { name: say.payment.release.CHANGE.open }).click();
	await page.getByRole('dialog').getByRole('button', { name: say.payment.release.CHANGE.confirm }).click();
	await expect(page).toHaveURL(new RegExp(`/car/toyota-camry-2021.*pickup=${stay.pickup}`));
	await expect(held).toHaveCount(0);
	await pressBook(page, say);
	await page.getByRole('button', { name: say.payment.proceed }).click();
	await payOnGateway(page, DECLINED, null);
	await expect(page).toHaveURL(/\/payment\/return/);
	await page.getByRole('link', { name: say.paymentReturn.tryAgain }).click();
	await page.getByRole('button', { name: say.payment.proceed }).click();
	await payOnGateway(page, GOOD);
	await expect(page.getByRole('link', { name: say.payment.paid.action })).toBeVisible();
});

test('is paid though the browser never came back', { tag: '@en' }, async ({ page, context, say, stay, advance }) => {
	await signIn(context, 'renter@mishwar.test');
	await page.goto(carPath('mercedes-benz-c-200-2021', stay));
	await pressBook(page, say);
	const booking = await bookingOf(page);
	await page.getByRole('button', { name: say.payment.proceed }).click();
	await payOnGateway(page, SILENT);
	// The gateway is polled after 1, 3 and 10 minutes; another journey may have advanced the clock past the first.
	await expect(async () => {
		await advance(61_000);
		await page.goto('/trips');
		await expect(await listedTrip(page, say, booking)).toContainText(say.common.bookingStatus.REQUESTED, { timeout: 2000 });
	}).toPass();
});

test('gets everything back when the owner declines', { tag: '@ar' }, async ({ page, context, say, stay, as }) => {
	await signIn(context, 'renter@mishwar.test');
	const { id: booking } = await book(page, 'hyundai-tucson-2022', stay);
	await pay(page, booking);

	const owner = await as('owner@mishwar.test');
	await owner.goto('/owner/requests');
	await requestOf(owner, booking).getByRole('button', { name: say.dashboard.request.decline }).click();
	await owner.getByRole('dialog').getByRole('button', { name: say.dashboard.declining.confirm }).click();
	await expect(toastOf(owner).getByText(say.dashboard.request.declined, { exact: true })).toBeVisible();

	await page.goto('/trips?tab=cancelled');
	await expect(await listedTrip(page, say, booking)).toContainText(say.common.bookingStatus.DECLINED);
});

test('says so when another renter took the dates, and retains the input', { tag: '@en' }, async ({
	page,
	context,
	say,
	stay,
	as,
	expectNoise,
}) => {
	expectNoise(/409/);
	await signIn(context, 'renter@mishwar.test');
	await page.goto(carPath('jeep-wrangler-2020', stay));
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	const other = await as('owner@mishwar.test');
	await other.goto(carPath('jeep-wrangler-2020', stay));
	await pressBook(other, say);
	await expect(other).toHaveURL(/\/payment/);

	await pressBook(page, say);
	await expect(
		page
			.getByText(say.car.problems.CAR_ALREADY_BOOKED ?? '')
			.or(page.getByText(/already booked|محجوزة/))
			.filter({ visible: true })
			.first(),
	).toBeVisible();
	expect(new URL(page.url()).searchParams.get('pickup')).toBe(stay.pickup);
	expect(new URL(page.url()).searchParams.get('return')).toBe(stay.return);
});

test('asks a newcomer to verify first, before anything is filled in, with a way there and back', { tag: '@ar' }, async ({
	page,
	context,
	say,
	stay,
}) => {
	await signIn(context, 'newcomer@mishwar.test');
	await page.goto(carPath('kia-ev6-2022', stay));
	const bar = page.locator('.booking-bar').getByRole('button', { name: say.car.booking.book });
	const onPhone = await bar.isVisible();
	if (onPhone) await bar.click();
	const card = onPhone ? page.getByRole('dialog') : page.locator('.booking-side');
	await expect(card).toContainText(say.car.booking.identityMissing);
	await card.getByRole('link', { name: say.car.booking.verify }).click();
	await expect(page).toHaveURL(/\/profile\?returnTo=.*kia-ev6/);
});
