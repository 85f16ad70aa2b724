/** A renter and an owner chat, one in English and one in Arabic: by stream, without it, and over an interrupted connection. */
import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { listMessages, type Message } from '#contract/messaging.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { type Words, words } from './words.ts';

const CAR = 'toyota-corolla-2022';
/** A renter for each window, so that inquiries do not interfere. */
const renters = ['karim.hourani@mishwar.test', 'mira.farraj@mishwar.test', 'aseel.batayneh@mishwar.test', 'hashem.kilani@mishwar.test'];
const XSS = '<img src=x onerror="document.title=\'broken\'"> & "quotes"';
const STREAM = '**/api/notifications/stream*';
const SEND = '**/api/messages';

const renterOf = ({ project, config }: TestInfo) =>
	renters[config.projects.findIndex(({ name }) => name === project.name)] ?? 'karim.hourani@mishwar.test';
const bubbles = (page: Page) => page.getByTestId('message');
const bubble = (page: Page, text: string) => bubbles(page).filter({ hasText: text });

/** From the car page to an inquiry. */
async function ask(page: Page, say: Words): Promise<string> {
	await page.goto(`/car/${CAR}`);
	await page.getByRole('button', { name: say.car.messageOwner }).click();
	await expect(page).toHaveURL(/\/messages\/[\w-]{36}$/);
	await expect(page.getByTestId('about')).toBeVisible();
	return page.url().split('/').at(-1) ?? '';
}

async function write(page: Page, text: string): Promise<void> {
	await page.locator('textarea').fill(text);
	await page.locator('textarea').press('Enter');
}

/** The owner in the other language and window size. */
async function ownerIn(
	browser: Browser,
	language: 'en' | 'ar',
	baseURL: string,
): Promise<{ page: Page; context: BrowserContext; say: Words }> {
	const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 }, timezoneId: 'Asia/Amman' });
	await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
	const page = await context.newPage();
	const { ownerId } = (await (await page.request.get(`/api/cars/${CAR}`)).json()) as { ownerId: string };
	await signIn(context, ownerId);
	return { page, context, say: words[language] };
}

const stored = async (page: Page, id: string, text: string): Promise<Message[]> => {
	const all: Message[] = await (await page.request.get(listMessages.path.replace('{id}', id))).json();
	return all.filter(({ body }) => body === text);
};

test('talks across languages: at once, seen, with contact details hidden', async ({
	page,
	context,
	browser,
	say,
	language,
	baseURL,
}, info) => {
	await signIn(context, renterOf(info));
	const { chat: t } = say.messages;
	const id = await ask(page, say);
	await expect(page.getByText(say.messages.about.asked)).toBeVisible();
	const owner = await ownerIn(browser, language === 'ar' ? 'en' : 'ar', baseURL ?? '');
	// An inquiry without a message is not visible to the owner.
	await write(page, 'Is it free on Friday?');
	await expect.poll(() => stored(page, id, 'Is it free on Friday?')).not.toHaveLength(0);
	await owner.page.goto(`/messages/${id}`);
	await expect(bubble(owner.page, 'Is it free on Friday?').last()).toBeVisible();

	const hello = `Hello مرحبا ${XSS} https://example.com/map?a=1.`;
	await write(page, hello);
	await expect(bubble(page, hello)).toHaveAttribute('data-own', 'true');
	// The other party receives it by stream, as text, announced to screen readers.
	await expect(bubble(owner.page, hello)).toHaveAttribute('data-own', 'false');
	await expect(owner.page.getByTestId('announcer')).toContainText('Hello مرحبا');
	const link = bubble(owner.page, hello).getByRole('link');
	await expect(link).toHaveAttribute('href', 'https://example.com/map?a=1');
	await expect(link).toHaveAttribute('rel', /noopener.*nofollow.*ugc/);
	await expect(owner.page).not.toHaveTitle('broken');
	await expect(page.getByTestId('seen')).toBeVisible();

	// Own messages on the right in both languages.
	for (const [shown, own] of [
		[page, true],
		[owner.page, false],
	] as const) {
		const lane = await shown.getByRole('region', { name: shown === page ? t.messages : owner.say.messages.chat.messages }).boundingBox();
		const box = await bubble(shown, hello).boundingBox();
		if (!lane || !box) throw new Error('nothing is shown');
		const [atLeft, atRight] = [box.x - lane.x, lane.x + lane.width - box.x - box.width];
		expect(atRight < atLeft).toBe(own);
	}

	await owner.page.locator('textarea').pressSequentially('اتصل', { delay: 30 });
	await expect(page.getByTestId('typing')).toBeVisible();
	await write(owner.page, 'رقمي 0791234567 وبريدي owner@example.com');
	const masked = bubbles(page).filter({ hasText: 'رقمي' });
	await expect(masked).toBeVisible();
	await expect(masked).not.toContainText('0791234567');
	await expect(masked).not.toContainText('owner@example.com');
	await expect(masked).toContainText(t.isMasked);
	await expect(page.getByText(t.masked)).toBeVisible();

	// Nothing is sent during IME composition, nor an empty message.
	const before = await bubbles(page).count();
	await page.locator('textarea').fill('   ');
	await page.locator('textarea').press('Enter');
	await page.locator('textarea').fill('line one');
	await page.locator('textarea').press('Shift+Enter');
	await page.locator('textarea').pressSequentially('line two');
	expect(await bubbles(page).count()).toBe(before);
	await expectAccessible(page);
	// The draft is preserved.
	await page.reload();
	await expect(page.locator('textarea')).toHaveValue('line one\nline two');
	await owner.context.close();
});

test('polls while there is no stream', { tag: '@en' }, async ({ page, context, browser, say, language, baseURL, expectNoise }, info) => {
	expectNoise(/net::ERR_FAILED/);
	await signIn(context, renterOf(info));
	await context.route(STREAM, (route) => route.abort());
	const id = await ask(page, say);
	const owner = await ownerIn(browser, language, baseURL ?? '');
	await write(page, 'Is it free on Sunday?');
	await expect.poll(() => stored(page, id, 'Is it free on Sunday?')).not.toHaveLength(0);
	await owner.page.goto(`/messages/${id}`);
	const text = `without a stream ${info.project.name}`;
	// Enter sends after hydration.
	await expect(async () => {
		await write(owner.page, text);
		await expect(bubble(owner.page, text)).toBeVisible({ timeout: 2000 });
	}).toPass();
	await expect(bubble(page, text)).toBeVisible({ timeout: 15_000 });
	await owner.context.close();
});

test('retains an unsent message over a reload, and sends it once', { tag: '@ar' }, async ({ page, context, say, expectNoise }, info) => {
	expectNoise(/net::ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
	await signIn(context, renterOf(info));
	const { chat: t } = say.messages;
	const id = await ask(page, say);
	const text = `kept ${crypto.randomUUID()}`;
	const lost = async (route: { fetch(): Promise<unknown>; abort(): Promise<void> }) => {
		// The request arrives but its response is lost.
		await route.fetch();
		await route.abort();
	};
	await context.route(SEND, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
	await write(page, text);
	await expect(page.getByText(t.failedToSend).first()).toBeVisible();
	await expect(page.getByText(t.waiting)).toBeVisible();
	await page.reload();
	await expect(bubble(page, text)).toBeVisible();
	await context.unroute(SEND);
	await context.route(SEND, (route) => (route.request().method() === 'POST' ? lost(route) : route.fallback()), { times: 1 });
	// Retried automatically under the same client id.
	await expect(bubble(page, text)).toContainText(t.sent, { timeout: 20_000 });
	await expect(bubble(page, text)).toHaveCount(1);
	expect(await stored(page, id, text)).toHaveLength(1);
});

test('leads a visitor who asks to sign in and on to the question', { tag: '@en' }, async ({ page, say }) => {
	await page.goto(`/car/${CAR}`);
	await page.getByRole('button', { name: say.car.messageOwner }).click();
	await expect(page).toHaveURL(/\/sign-in/);
	await signIn(page.context(), 'newcomer@mishwar.test');
	await page.goto(new URL(page.url()).searchParams.get('returnTo') ?? '/');
	await expect(page).toHaveURL(/\/messages\/[\w-]{36}$/);
});

test('finds conversations by words and by state', { tag: '@ar' }, async ({ page, context, say }) => {
	const { messages: t } = say;
	await signIn(context, 'renter@mishwar.test');
	await page.goto('/messages');
	const cards = page.getByTestId('conversation');
	await expect(cards.first()).toBeVisible();
	await page.getByRole('radio', { name: t.filters.CONFIRMED, exact: true }).click();
	await expect(page).toHaveURL(/show=confirmed/);
	await expect(cards.first()).toContainText(say.common.bookingStatus.CONFIRMED);
	await page.getByRole('searchbox').fill('no such car');
	await expect(page.getByText(t.nothingFound)).toBeVisible();
	await page.getByRole('link', { name: t.showAll }).click();
	await expect(cards.first()).toBeVisible();
	await expectAccessible(page);
});
