/** A renter and an owner chat across two servers on one database, and continue when either is killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContextOptions, expect, type Locator, type Page, test } from '@playwright/test';
import type { Car } from '#contract/cars.ts';
import { inquire } from '#contract/messaging.ts';
import { freePort, type MainProcess, mainProcess } from '#tests/support/main-process.ts';
import { words } from './words.ts';

const STREAM = /\/api\/notifications\/stream/;
/** The polling fallback. */
const POLL = /\/api\/messages\/[^/]+\?.*after=/;
/** A restart takes some seconds, and the stream reconnects some seconds later. */
const AFTER_RESTART = { timeout: 30_000 };

type Server = MainProcess & { url: string };
type Shared = { settings: Record<string, string>; car: string; owner: string; renter: string };

let holder: ChildProcess | undefined;
let shared: Shared;
let rentersServer: Server;
let ownersServer: Server;

async function aServer(): Promise<Server> {
	const port = await freePort();
	const server = mainProcess({ ...shared.settings, PORT: String(port), LOG_LEVEL: 'error' });
	await server.start();
	return { ...server, url: `http://localhost:${port}` };
}

test.beforeAll(async () => {
	test.setTimeout(240_000);
	holder = spawn(process.execPath, ['tests/journeys/shared-database.ts'], { stdio: ['pipe', 'pipe', 'inherit'] });
	const ended = once(holder, 'exit').then(() => null);
	const first = await Promise.race([once(createInterface({ input: holder.stdout as NodeJS.ReadableStream }), 'line'), ended]);
	if (!first) throw new Error('the database did not start');
	shared = JSON.parse(String(first[0])) as Shared;
	[rentersServer, ownersServer] = await Promise.all([aServer(), aServer()]);
});

test.afterAll(async () => {
	await Promise.all([rentersServer?.kill(), ownersServer?.kill()]);
	if (!holder || holder.exitCode !== null) return;
	const ended = once(holder, 'exit');
	holder.stdin?.end();
	await ended;
});

type Side = { url: string; session: string; language: 'en' | 'ar'; window: BrowserContextOptions };

async function open(browser: Browser, { url, session, language, window }: Side): Promise<Page> {
	const context = await browser.newContext({ baseURL: url, timezoneId: 'Asia/Amman', serviceWorkers: 'block', ...window });
	await context.addCookies([
		{ name: 'lang', value: language, url },
		{ name: 'mishwar_session', value: session, url },
	]);
	return context.newPage();
}

const bubble = (page: Page, text: string): Locator => page.getByTestId('message').filter({ hasText: text });

/** Waits first, because the composer keeps a message while another one is being sent. */
async function write(page: Page, text: string): Promise<void> {
	const box = page.locator('textarea');
	await box.fill(text);
	await expect(async () => {
		if ((await box.inputValue()) !== '') await box.press('Enter');
		await expect(bubble(page, text)).toBeVisible({ timeout: 1000 });
	}).toPass();
}

/** Expects the message exactly once, on the page that was already open. */
async function expectOnce(page: Page, text: string): Promise<void> {
	await expect(bubble(page, text)).toBeVisible(AFTER_RESTART);
	await expect(bubble(page, text)).toHaveCount(1);
	expect(await page.evaluate(() => document.documentElement.dataset.sameAsBefore)).toBe('yes');
}

test('a conversation outlives the death of either server', { tag: '@full' }, async ({ browser }) => {
	// Both servers are started again in it.
	test.setTimeout(180_000);
	const { messages } = words.en;
	const renter = await open(browser, {
		url: rentersServer.url,
		session: shared.renter,
		language: 'en',
		window: { viewport: { width: 1440, height: 900 } },
	});
	const owner = await open(browser, {
		url: ownersServer.url,
		session: shared.owner,
		language: 'ar',
		window: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
	});

	await test.step('a message arrives by the stream, and so does the confirmation that it was seen', async () => {
		const car: Car = await (await renter.request.get(`/api/cars/${shared.car}`)).json();
		const asked = await renter.request.post(inquire.path.replace('{id}', car.id), { headers: { origin: rentersServer.url } });
		const { id }: { id: string } = await asked.json();
		await renter.goto(`/messages/${id}`);
		await write(renter, 'Is it free on Friday?');
		await expect(bubble(renter, 'Is it free on Friday?')).toContainText(messages.chat.sent);
		const stream = owner.waitForResponse(STREAM);
		await owner.goto(`/messages/${id}`);
		await expect(bubble(owner, 'Is it free on Friday?')).toBeVisible();
		await stream;
		for (const page of [renter, owner]) {
			await page.evaluate(() => {
				document.documentElement.dataset.sameAsBefore = 'yes';
			});
			await page.route(POLL, (route) => route.abort());
		}
		await write(renter, 'And on Saturday? مرحبا');
		await expectOnce(owner, 'And on Saturday?');
		await expect(bubble(renter, 'And on Saturday?')).toContainText(messages.chat.seen);
		await write(owner, 'نعم، يوم السبت متاح');
		await expectOnce(renter, 'نعم، يوم السبت متاح');
		await expect(bubble(owner, 'نعم، يوم السبت متاح')).toContainText(words.ar.messages.chat.seen);
		for (const page of [renter, owner]) await page.unroute(POLL);
	});

	await test.step('a message that was sent while the owner’s server was dead arrives after its restart', async () => {
		await ownersServer.kill();
		await write(renter, 'Said while you were away');
		await expect(bubble(renter, 'Said while you were away')).toContainText(messages.chat.sent);
		await ownersServer.start();
		await expectOnce(owner, 'Said while you were away');
		await expect(bubble(renter, 'Said while you were away')).toContainText(messages.chat.seen, AFTER_RESTART);
	});

	await test.step('a message that was being sent when the renter’s server died is stored, and arrives once', async () => {
		// Whether it was stored before the kill is random and not visible to the renter.
		await write(renter, 'Said in the middle of it');
		await rentersServer.kill();
		await write(renter, 'Said to nobody');
		await expect(renter.getByText(messages.chat.waiting).last()).toBeVisible();
		await rentersServer.start();
		for (const text of ['Said in the middle of it', 'Said to nobody']) {
			await expectOnce(owner, text);
			await expect(bubble(renter, text)).toContainText(new RegExp(`${messages.chat.sent}|${messages.chat.seen}`), AFTER_RESTART);
			await expectOnce(renter, text);
		}
	});
	for (const page of [renter, owner]) await page.context().close();
});
