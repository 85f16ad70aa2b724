/** Live updates: one stream for all tabs of a browser, taken over by another tab, and closed with the session. */
import type { Page } from '@playwright/test';
import { bell, expect, requestOf, signIn, test } from './journey.ts';
import { book, pay } from './renting-today.ts';

const STREAM = /\/api\/notifications\/stream/;
const WHO = 'pending@mishwar.test';

const countOf = (page: Page) => async () =>
	Number(
		(await bell(page)
			.locator('[data-count]')
			.getAttribute('data-count', { timeout: 100 })
			.catch(() => '0')) ?? 0,
	);

test('the bell rings in each tab of a browser, which has one stream', { tag: '@ar' }, async ({ context, page, ring }) => {
	await signIn(context, WHO);
	const streams: Page[] = [];
	context.on('request', (request) => STREAM.test(request.url()) && streams.push(request.frame().page()));
	const other = await context.newPage();
	await page.goto('/trips');
	await expect.poll(() => streams.length).toBe(1);
	await other.goto('/');
	await expect(bell(other)).toBeVisible();
	const before = await countOf(page)();
	await ring(WHO);
	for (const tab of [page, other]) await expect.poll(countOf(tab)).toBeGreaterThan(before);
	expect(streams).toEqual([page]);

	await page.close();
	await ring(WHO);
	await expect.poll(countOf(other)).toBeGreaterThan(before + 1);
	// The tab that takes over may have fetched the count before it listens.
	await expect.poll(() => streams.length).toBe(2);
	expect(streams).toEqual([page, other]);
});

test('open pages follow what the bell rings for: the request on the dashboard, and the answer on the renter’s page', {
	tag: '@ar',
}, async ({ context, page, as, say, stay }) => {
	await signIn(context, 'renter@mishwar.test');
	const { id, ownerId } = await book(page, 'mini-cooper-cabrio-2018', stay);
	const owner = await as(ownerId);
	const openWithStream = async (window: Page, path: string) => {
		const opened = window.waitForRequest(STREAM);
		await window.goto(path);
		await opened;
		await window.evaluate(() => Object.assign(globalThis, { isNotReloaded: true }));
	};
	await openWithStream(owner, '/owner/dashboard');
	await expect(requestOf(owner, id)).toHaveCount(0);
	await pay(page, id);
	await expect(requestOf(owner, id)).toBeVisible();

	await openWithStream(page, `/booking/${id}`);
	const pageHeader = page.getByRole('heading', { level: 1 }).locator('..');
	await expect(pageHeader).toContainText(say.common.bookingStatus.REQUESTED);
	await requestOf(owner, id).getByRole('button', { name: say.dashboard.request.accept }).click();
	await expect(pageHeader).toContainText(say.common.bookingStatus.CONFIRMED);
	await expect(page.getByText(say.detail.party.hidden)).toHaveCount(0);
	for (const window of [page, owner]) expect(await window.evaluate(() => 'isNotReloaded' in globalThis)).toBe(true);
});

test('a page that comes back after the stream was cut off shows what it missed', { tag: '@en' }, async ({
	context,
	page,
	ring,
	expectNoise,
}) => {
	expectNoise(/ERR_INTERNET_DISCONNECTED/);
	await signIn(context, WHO);
	const opened = page.waitForRequest(STREAM);
	await page.goto('/trips');
	await opened;
	const before = await countOf(page)();
	await context.setOffline(true);
	await ring(WHO);
	await context.setOffline(false);
	await expect.poll(countOf(page)).toBeGreaterThan(before);
});

test('a page leaves when its session is ended elsewhere', { tag: '@ar' }, async ({ context, page, as, say }) => {
	await signIn(context, WHO);
	const opened = page.waitForRequest(STREAM);
	await page.goto('/trips');
	await opened;
	const elsewhere = await as(WHO);
	await elsewhere.goto('/');
	// Other sessions of the same user.
	const id = await page.evaluate(async () => {
		const sessions: Array<{ id: string; current: boolean }> = await (await fetch('/api/users/me/sessions')).json();
		return sessions.find(({ current }) => current)?.id;
	});
	await elsewhere.evaluate((path) => fetch(path, { method: 'DELETE' }), `/api/users/me/sessions/${id}`);
	await expect(page).toHaveURL(/\/sign-in/);
	await expect(page.getByRole('textbox', { name: say.signIn.auth.email })).toBeVisible();
});
