/** Fixtures of every journey: language and texts, signed-in users, the clock, and a check for unexpected console output. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { addDays, ammanDate } from '#contract/time.ts';
import { arabicNameOf } from '#server/capabilities/cars/vehicle-names.ts';
import { watchRequests } from './settled.ts';
import { send } from './start-server.ts';
import { type Words, words } from './words.ts';

export { expect };

type Language = 'en' | 'ar';
export type Stay = { pickup: string; return: string };

type Given = {
	language: Language;
	say: Words;
	/** A signed-in page of another user in a window of the same kind. */
	as(who: string): Promise<Page>;
	/** Advances the server's clock and runs what is due. */
	advance(ms: number): Promise<void>;
	/** Adds a notification. */
	ring(who: string): Promise<void>;
	/** Checks the saved searches that are due, as every morning. */
	morning(): Promise<void>;
	/** Makes the user's sign-ins older than sensitive calls accept. */
	age(who: string): Promise<void>;
	/** Time of the server's clock. */
	clock(): Promise<Date>;
	/** Dates reserved for this journey in this window. */
	stay: Stay;
	/** Expected console messages, caused by the journey. */
	expectNoise(pattern: RegExp): void;
};

/** Logged by Playwright itself if `serviceWorkers` is `block`. */
const WITHOUT_WORKER = /Service Worker registration blocked by Playwright/;

export const url = () => process.env.JOURNEY_URL ?? '';
export const control = (path: string) => send(process.env.JOURNEY_CONTROL ?? '', path);

async function speak(context: BrowserContext, language: Language): Promise<void> {
	watchRequests(context);
	await context.addCookies([{ name: 'lang', value: language, url: url() }]);
}

export async function signIn(context: BrowserContext, who: string): Promise<void> {
	const value = await control(`/session?who=${encodeURIComponent(who)}`);
	await context.addCookies([{ name: 'mishwar_session', value, url: url() }]);
}

export const test = base.extend<Given>({
	baseURL: async ({ browserName: _ }, use) => use(url()),
	language: async ({ browserName: _ }, use, { project }) => use(project.metadata.language as Language),
	say: async ({ language }, use) => use(words[language]),
	context: async ({ context, language }, use) => {
		await speak(context, language);
		await use(context);
	},
	expectNoise: async ({ context }, use) => {
		const expected: RegExp[] = [WITHOUT_WORKER];
		const heard: string[] = [];
		context.on(
			'console',
			(message) =>
				['error', 'warning'].includes(message.type()) &&
				heard.push(`${message.text()} (${message.location().url} on ${message.page()?.url()})`),
		);
		context.on('weberror', (error) => heard.push(String(error.error())));
		await use((pattern) => expected.push(pattern));
		expect(heard.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
	},
	as: async ({ browser, contextOptions, language }, use, { project }) => {
		const contexts: BrowserContext[] = [];
		await use(async (who) => {
			const context = await browser.newContext({ ...contextOptions, ...project.use, baseURL: url() });
			contexts.push(context);
			await speak(context, language);
			await signIn(context, who);
			return context.newPage();
		});
		for (const context of contexts) await context.close();
	},
	advance: async ({ browserName: _ }, use) => use(async (ms) => void (await control(`/advance?ms=${ms}`))),
	ring: async ({ browserName: _ }, use) => use(async (who) => void (await control(`/ring?who=${encodeURIComponent(who)}`))),
	morning: async ({ browserName: _ }, use) => use(async () => void (await control('/morning'))),
	age: async ({ browserName: _ }, use) => use(async (who) => void (await control(`/age?who=${encodeURIComponent(who)}`))),
	clock: async ({ browserName: _ }, use) => use(async () => new Date(await control('/now'))),
	stay: async ({ browserName: _ }, use, { project, config }) => {
		const window = config.projects.findIndex(({ name }) => name === project.name);
		const from = addDays(ammanDate(new Date()), 26 + window * 6);
		await use({ pickup: from, return: addDays(from, 3) });
	},
});

// The console is checked in every journey.
test.beforeEach(({ expectNoise }) => void expectNoise);

export const carPath = (slug: string, stay: Stay): string => `/car/${slug}?pickup=${stay.pickup}&return=${stay.return}`;

/** Name of a car in the language of the page: `Kia Picanto`, `كيا بيكانتو`. */
export const carIn = (language: Language, name: string): string => (language === 'ar' ? arabicNameOf(name) : name);

/** Presses Book: in the card on wide windows, in the bar and its sheet on small ones. */
export async function pressBook(page: Page, say: Words): Promise<void> {
	const bar = page.locator('.booking-bar').getByRole('button', { name: say.car.booking.book });
	if (await bar.isVisible()) {
		await bar.click();
		await page.getByRole('dialog').getByRole('button', { name: say.car.booking.book }).click();
	} else {
		await page.locator('.booking-side').getByRole('button', { name: say.car.booking.book }).click();
	}
}

/** Id of the new booking, from the address of its payment page. */
export async function bookingOf(page: Page): Promise<string> {
	await expect(page).toHaveURL(/\/booking\/[\w-]+\/payment/);
	return /booking\/([\w-]+)/.exec(page.url())?.[1] ?? '';
}

/** React marks its root element. */
const isOfReact = (): boolean => Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer'));

export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(isOfReact);

/** Triggers hydration and waits until it has begun; later presses are handled. */
export async function triggerHydration(page: Page): Promise<void> {
	await page.mouse.move(10, 10);
	// Checked in the page at each frame, because polling from here is slower.
	await page.waitForFunction(isOfReact, null, { timeout: 10_000 });
}

/** Holds this call; the returned functions let it continue or answer it with a foreign proxy response. */
export async function interceptRequest(page: Page, path: string): Promise<(to: 'GO_ON' | 'FAIL') => void> {
	const { promise, resolve } = Promise.withResolvers<'GO_ON' | 'FAIL'>();
	await page.route(
		path,
		async (route) => ((await promise) === 'GO_ON' ? route.continue() : route.fulfill({ status: 502, body: 'Bad Gateway' })),
		{
			times: 1,
		},
	);
	return resolve;
}

/** The toast; the page may contain the same text elsewhere. */
export const toastOf = (page: Page): Locator => page.getByRole('region', { name: /F8/ });

export const bell = (page: Page): Locator => page.getByTestId('bell');

export const tripOf = (page: Page, booking: string): Locator =>
	page.getByTestId('trip').filter({ has: page.locator(`a[href^="/booking/${booking}"]`) });

/** A trip that may be on a later page of the list, because other journeys of the same renter have earlier trips. */
export async function listedTrip(page: Page, say: Words, booking: string): Promise<Locator> {
	const [trip, more] = [tripOf(page, booking), page.getByRole('button', { name: say.trips.more })];
	await expect(async () => {
		if ((await more.isVisible()) && !(await trip.isVisible())) await more.click({ timeout: 1000 });
		await expect(trip).toBeVisible({ timeout: 1000 });
	}).toPass();
	return trip;
}

export const requestOf = (page: Page, booking: string): Locator => page.locator(`#request-${booking}`);

/** Fills the gateway's form and, if requested, the 3-D Secure code. */
export async function payOnGateway(page: Page, card: string, code: string | null = '1234'): Promise<void> {
	await page.locator('#number').fill(card);
	await page.locator('#name').fill('LINA HADDAD');
	await page.locator('#expiry').fill('12/35');
	await page.locator('#cvv').fill('123');
	await page.locator('form button.button[type=submit]').first().click();
	if (code === null) return;
	await page.locator('#code').fill(code);
	await page.locator('form button.button[type=submit]').first().click();
	// The code was submitted when its form is gone.
	await expect(page.locator('#code')).toHaveCount(0);
}

/** The minified build of axe, because it is parsed again on each page, and the other one takes twice as long. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const axeOptions: axeCore.RunOptions = {
	// Without the list of passes, and without preloading style sheets, the findings are the same and take half the time.
	resultTypes: ['violations'],
	preload: false,
	runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * No accessibility violations (WCAG 2.2 AA, as far as axe detects) and no horizontal overflow.
 * A soft assertion, so that further pages are still checked. `metOtherwise`: rules of axe that the page satisfies in a way that axe does not see.
 * In the short form a journey that runs in both windows is checked in one.
 */
export async function expectAccessible(page: Page, metOtherwise: readonly string[] = []): Promise<void> {
	const { tags, project } = test.info();
	if (!process.env.FULL && tags.length === 0 && project.metadata.language !== 'ar') return;
	const { pathname, search } = new URL(page.url());
	const where = `${pathname}${search} at ${page.viewportSize()?.width} px`;
	// A page that was checked before has it already.
	if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeScript);
	const { sticksOut, violations } = await page.evaluate(
		async (options) => {
			const sticksOut = document.documentElement.scrollWidth - innerWidth;
			const { axe } = window as unknown as { axe: typeof axeCore };
			return { sticksOut, violations: (await axe.run(document, options)).violations };
		},
		{ ...axeOptions, rules: Object.fromEntries(metOtherwise.map((rule) => [rule, { enabled: false }])) },
	);
	expect.soft(sticksOut, where).toBeLessThanOrEqual(0);
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
	expect.soft(found, where).toEqual([]);
}
