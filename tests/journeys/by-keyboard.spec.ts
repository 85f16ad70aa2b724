/** The ways of a renter, an owner and an admin without a mouse. In the full form only: the short one goes these ways by pointer. */
import { randomUUID } from 'node:crypto';
import { addDays } from '#contract/time.ts';
import { chipTexts } from '#web/screens/public/search/chip-texts.ts';
import { bookingOf, carIn, expect, listedTrip, requestOf, signIn, test, url } from './journey.ts';
import { keyboardOf } from './keyboard.ts';
import { book, pay, upload } from './renting-today.ts';
import { signUpAs } from './sign-up.ts';

const OWNER = 'owner@mishwar.test';

test.describe.configure({ timeout: 240_000 });

test('a renter searches, books, pays and opens the trip by keys alone', { tag: '@full' }, async ({
	page,
	say,
	stay,
	language,
	isMobile,
}) => {
	const keys = keyboardOf(page);
	const isRtl = language === 'ar';
	const dates = { pickup: addDays(stay.pickup, 150), return: addDays(stay.return, 150) };
	await page.goto('/');
	const form = page.getByRole('form', { name: say.home.hero.form });
	await keys.to(form.getByRole('combobox', { name: say.home.hero.where }));
	await keys.choose('Amman');
	const opener = form.getByRole('button', { name: say.common.dates.pickup });
	await keys.activate(opener);
	const calendar = page.getByRole('dialog');
	const focusedDay = async () => (await calendar.locator('[data-day]:has(:focus)').getAttribute('data-day')) ?? '';
	await expect(calendar.locator('[data-day]:has(:focus)')).toHaveCount(1);
	await keys.press('Escape');
	await expect(calendar).toHaveCount(0);
	await expect(opener).toBeFocused();
	await keys.press('Enter');
	await expect(calendar.locator('[data-day]:has(:focus)')).toHaveCount(1);
	for (const date of [dates.pickup, dates.return]) {
		await keys.toDay(date, focusedDay, isRtl);
		await keys.press('Enter');
	}
	await expect(calendar).toHaveCount(0);
	await keys.activate(form.getByRole('button', { name: say.home.hero.search }));
	await expect(page).toHaveURL(new RegExp(`/search\\?.*from=${dates.pickup}`));

	const filters = page.getByRole('button', { name: say.search.filters });
	if (isMobile) await keys.activate(filters);
	const panel = isMobile ? page.getByRole('dialog') : page.getByRole('main');
	await keys.to(panel.getByLabel(say.search.query));
	await keys.type('picanto');
	await keys.press('Enter');
	await expect(page).toHaveURL(/q=picanto/);
	if (isMobile) await keys.roundAndClose(page.getByRole('dialog'), filters);
	const chip = page.getByRole('link', { name: chipTexts[language].remove('picanto') });
	await keys.activate(chip);
	await expect(chip).toHaveCount(0);
	await keys.activate(page.getByRole('link', { name: carIn(language, 'Kia Picanto') }));
	await expect(page).toHaveURL(/\/car\/kia-picanto/);

	// The photos: a window of its own, by arrows.
	const photo = page.locator('.car-photo button[aria-haspopup=dialog][tabindex="0"]');
	await keys.activate(photo);
	await expect(page.getByRole('dialog')).toBeVisible();
	await keys.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(photo).toBeFocused();
	await bookByKeys();
	await expect(page).toHaveURL(/\/sign-in/);
	await keys.activate(page.getByRole('button', { name: say.signIn.demo.people.renter.name }));
	await expect(page).toHaveURL(/\/car\/kia-picanto/);
	await bookByKeys();
	const booking = await bookingOf(page);
	const change = page.getByRole('button', { name: say.payment.release.CHANGE.open });
	await keys.activate(change);
	await keys.roundAndClose(page.getByRole('dialog'), change);
	await keys.activate(page.getByRole('button', { name: say.payment.proceed }), 'Shift+Tab');

	for (const [field, text] of [
		['#number', '4508750015741019'],
		['#name', 'LINA HADDAD'],
		['#expiry', '1235'],
		['#cvv', '123'],
	] as const) {
		if ((await page.locator(`${field}:focus`).count()) === 0) await keys.to(page.locator(field));
		await keys.type(text);
	}
	await keys.press('Enter');
	await expect(page.locator('#code')).toBeFocused();
	await keys.type('1234');
	await keys.press('Enter');
	await expect(page).toHaveURL(/\/payment\/return/);
	await keys.activate(page.getByRole('link', { name: say.payment.paid.action }));
	await expect(page).toHaveURL(/\/confirmation/);
	if (isMobile) await keys.activate(page.getByRole('button', { name: say.common.nav.openMenu }), 'Shift+Tab');
	await keys.activate(page.locator('a[href="/trips"]:visible'), isMobile ? 'Tab' : 'Shift+Tab');
	await keys.activate((await listedTrip(page, say, booking)).locator(`a[href="/booking/${booking}"]`));
	await expect(page).toHaveURL(new RegExp(`/booking/${booking}$`));

	async function bookByKeys(): Promise<void> {
		const name = say.car.booking.book;
		if (isMobile) {
			await keys.activate(page.locator('.booking-bar').getByRole('button', { name }));
			await keys.activate(page.getByRole('dialog').getByRole('button', { name }));
		} else await keys.activate(page.locator('.booking-side').getByRole('button', { name }));
	}
});

test('an owner answers a request and blocks days by keys alone', { tag: '@full' }, async ({
	page,
	context,
	as,
	say,
	stay,
	language,
	isMobile,
}) => {
	const keys = keyboardOf(page);
	const days = { pickup: addDays(stay.pickup, 180), return: addDays(stay.return, 180) };
	const renter = await as('renter@mishwar.test');
	const { id } = await book(renter, 'toyota-camry-2021', days);
	await pay(renter, id);
	await signIn(context, OWNER);
	await page.goto('/owner/dashboard');
	const request = requestOf(page, id);
	const decline = request.getByRole('button', { name: say.dashboard.request.decline });
	await keys.activate(decline);
	await keys.roundAndClose(page.getByRole('dialog'), decline);
	await keys.activate(request.getByRole('button', { name: say.dashboard.request.accept }));
	await expect(request).toHaveCount(0);

	const { id: car } = (await (await page.request.get('/api/cars/toyota-camry-2021')).json()) as { id: string };
	await keys.activate(page.locator('a[href="/owner/cars"]:visible'), isMobile ? 'Tab' : 'Shift+Tab');
	await expect(page).toHaveURL(/\/owner\/cars$/);
	if (isMobile) await keys.activate(page.locator(`main a[href="/owner/cars/${car}/calendar"]`));
	else {
		const row = page.getByTestId('car-row').filter({ hasText: carIn(language, 'Toyota Camry') });
		await keys.activate(row.locator('[aria-haspopup=menu]'));
		await keys.to(page.getByRole('menuitem', { name: say.cars.calendar }), 'ArrowDown');
		await keys.press('Enter');
	}
	await expect(page).toHaveURL(/\/calendar/);
	const focused = page.locator('button[data-date]:focus');
	await keys.to(page.locator('button[data-date]'));
	// With the day after it, before the dates of the next window.
	const free = addDays(days.return, 1);
	await keys.toDay(free, async () => (await focused.getAttribute('data-date')) ?? '', language === 'ar');
	await keys.press('Enter');
	await keys.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
	await keys.press('Enter');
	const panel = page.getByTestId('selected-days');
	const day = page.locator(`button[data-date="${free}"]`);
	for (const act of [say.calendar.selected.block, say.calendar.selected.open]) {
		await keys.activate(panel.getByRole('button', { name: act }));
		await expect(panel.getByRole('button', { name: act })).toHaveCount(0);
		if (act === say.calendar.selected.block) await expect(day).toContainText(say.calendar.month.blocked);
		else await expect(day).not.toContainText(say.calendar.month.blocked);
		await keys.toDay(free, async () => (await focused.getAttribute('data-date')) ?? '', language === 'ar');
		await keys.press('Enter');
		await keys.press('Enter');
	}
	await keys.activate(panel.getByRole('button', { name: say.calendar.selected.cancel }));
	await keys.press('Escape');
});

test('an admin works through identities by keys alone, and takes a decision back', { tag: '@full' }, async ({
	page,
	context,
	browser,
	language,
	isMobile,
}) => {
	const email = `${randomUUID()}@mishwar.test`;
	const applicant = await browser.newContext({ baseURL: url() });
	const keys = keyboardOf(page);
	const person = await applicant.newPage();
	await signUpAs(person, { email, password: 'a long password', firstName: 'Rana', lastName: 'Haddad', lang: language });
	const headers = { origin: process.env.JOURNEY_URL ?? '' };
	const details = {
		...{ birthDate: '1996-04-12', nationality: 'JO', licenceNumber: '9001234', licenceClass: '3', licenceScript: 'ARABIC' },
		...{ licenceIssuedOn: '2015-06-01', licenceExpiresOn: '2040-05-31' },
	};
	const data = { idDocUrl: await upload(person), licenseUrl: await upload(person), details };
	const submitted = await person.request.post('/api/kyc/submit', { headers, data });
	expect(submitted.status(), await submitted.text()).toBe(200);
	await applicant.close();

	await signIn(context, 'admin@mishwar.test');
	// On a phone the area's menu is closed.
	await page.goto(isMobile ? '/admin/review' : '/admin');
	if (isMobile) await keys.to(page.locator('a[href="/admin/review"]:visible'));
	else await keys.activate(page.locator('a[href="/admin/review"]:visible'));
	await expect(page).toHaveURL(/\/admin\/review$/);
	const pane = page.getByTestId('identity-review').filter({ hasText: email });
	for (let step = 0; (await pane.count()) === 0; step += 1) {
		expect(step).toBeLessThan(40);
		await keys.press('j');
	}
	await expect(pane.getByRole('img')).toHaveCount(2);
	await keys.press('1');
	await expect(page.locator('#document-1')).toBeFocused();
	for (const key of ['2', 'r']) await keys.press(key);
	const dialog = page.getByRole('dialog');
	await keys.roundAndClose(dialog, page.locator('#document-2'));
	await keys.to(pane.getByRole('checkbox').first());
	await keys.press('Space');
	await expect(pane.getByRole('checkbox').first()).toBeChecked();
	// The next detail is scrolled to, the focus stays.
	await keys.type('cccccc');
	await keys.press('a');
	await expect(pane).toHaveCount(0);
	await keys.press('u');
	await expect(pane).toHaveCount(1);
	await expect(pane.getByRole('heading', { level: 2 })).toBeFocused();
});
