/** Photos in messages, long conversations, and booking actions in the chat. */
import type { Page, TestInfo } from '@playwright/test';
import type { Car } from '#contract/cars.ts';
import { inquire, sendMessage } from '#contract/messaging.ts';
import { formatIn } from '#web/i18n/format.ts';
import { expect, expectAccessible, interceptRequest, signIn, test } from './journey.ts';
import { aPicture, book, pay } from './renting-today.ts';

const RENTER = 'renter@mishwar.test';
/** A renter for each window, so that inquiries do not interfere. */
const asking = ['karim.hourani@mishwar.test', 'mira.farraj@mishwar.test', 'aseel.batayneh@mishwar.test', 'hashem.kilani@mishwar.test'];
const STREAM = /\/api\/notifications\/stream/;
const headers = () => ({ origin: process.env.JOURNEY_URL ?? '' });

const askerOf = ({ project, config }: TestInfo) => asking[config.projects.findIndex(({ name }) => name === project.name)] ?? RENTER;
const bubble = (page: Page, text: string) => page.getByTestId('message').filter({ hasText: text });
const readCar = async (page: Page, slug: string): Promise<Car> => (await page.request.get(`/api/cars/${slug}`)).json();

/** Waits for the event stream: a page that opens it is hydrated. */
async function openChat(page: Page, id: string): Promise<void> {
	const listens = page.waitForRequest(STREAM);
	await page.goto(`/messages/${id}`);
	await listens;
}

async function ask(page: Page, carId: string): Promise<string> {
	const answer = await page.request.post(inquire.path.replace('{id}', carId), { headers: headers() });
	return ((await answer.json()) as { id: string }).id;
}

async function say(page: Page, id: string, body: string): Promise<void> {
	const answer = await page.request.post(sendMessage.path, { headers: headers(), data: { bookingId: id, body } });
	expect(answer.status(), await answer.text()).toBe(201);
}

test(
	'sends photos, one of which had to be sent again, and looks at them',
	{ tag: '@en' },
	async ({ page, context, as, say: words, language, expectNoise }, info) => {
		expectNoise(/501/);
		const { chat: t, upload } = words.messages;
		const nth = (number: number) => formatIn(language).number(number);
		await signIn(context, askerOf(info));
		const car = await readCar(page, 'mercedes-benz-c-200-2021');
		const id = await ask(page, car.id);
		await say(page, id, 'Here are two photos');
		const owner = await as(car.ownerId);
		await openChat(owner, id);
		await openChat(page, id);

		const [first, second] = [await aPicture(), await aPicture()];
		const finish = '**/api/objects/normalize';
		await page.route(finish, (route) => route.fulfill({ status: 501, contentType: 'text/html', body: '<h1>Not today</h1>' }), { times: 1 });
		const input = page.locator('.chat-composer input[type=file]');
		await input.setInputFiles(first);
		await page.getByRole('button', { name: upload.photos.retry(first.name) }).click();
		await input.setInputFiles(second);
		await expect(page.getByTestId('attachments').getByRole('listitem')).toHaveCount(2);
		await page.getByRole('button', { name: t.send, exact: true }).click();
		const [small, large] = [t.openPhoto(nth(1), nth(2)), t.photo(nth(1), nth(2))];
		for (const shown of [page, owner]) {
			await expect(shown.getByRole('button', { name: small })).toHaveCount(1);
			await shown.getByRole('button', { name: small }).click();
			const dialog = shown.getByRole('dialog', { name: large });
			const photo = dialog.getByRole('img');
			await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
			await expectAccessible(shown);
			await dialog.getByRole('button', { name: t.nextPhoto }).click();
			await expect(shown.getByRole('dialog', { name: t.photo(nth(2), nth(2)) }).getByRole('img')).toBeVisible();
			await shown.keyboard.press('Escape');
			await expect(shown.getByRole('dialog')).toHaveCount(0);
		}
		await expect(page.getByTestId('attachments')).toHaveCount(0);
	},
);

test(
	'reads a long conversation upwards without losing its place, and comes back to the news',
	{ tag: '@full' },
	async ({ page, context, as, say: words, language }, info) => {
		const { chat: t } = words.messages;
		await signIn(context, askerOf(info));
		const car = await readCar(page, 'kia-picanto-2019');
		const id = await ask(page, car.id);
		const line = (number: number) => `line-${String(number).padStart(3, '0')}`;
		const owner = await as(car.ownerId);
		for (let number = 1; number <= 70; number += 1) await say(number % 3 ? page : owner, id, line(number));
		await openChat(page, id);
		await expect(bubble(page, line(70))).toBeInViewport();
		await expect(bubble(page, line(20))).toHaveCount(0);

		let release: () => void = () => undefined;
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(/\/api\/messages\/.*before=/, async (route) => {
			await released;
			await route.fallback();
		});
		const asksForOlder = page.waitForRequest(/before=/);
		await page.getByRole('region', { name: t.messages, exact: true }).evaluate((lane) => lane.scrollTo(0, -lane.scrollHeight));
		await asksForOlder;
		const place = async () => (await bubble(page, line(23)).boundingBox())?.y ?? 0;
		const before = await place();
		release();
		await expect(bubble(page, line(1))).toBeAttached();
		expect(Math.abs((await place()) - before)).toBeLessThan(2);

		for (const number of [71, 72]) await say(owner, id, line(number));
		const toLatest = page.getByRole('button', { name: formatIn(language).plural(t.latestNew, 2), exact: true });
		await expect(toLatest).toBeVisible();
		expect(Math.abs((await place()) - before)).toBeLessThan(2);
		await expectAccessible(page);
		await toLatest.click();
		await expect(bubble(page, line(72))).toBeInViewport();
		await expect(toLatest).toHaveCount(0);
	},
);

test('shows the chat of an unpaid booking to its renter only, and says why it is closed once the hold has ended', { tag: '@full' }, async ({
	page,
	context,
	as,
	say: words,
	stay,
	expectNoise,
}) => {
	expectNoise(/404/);
	const { messages: t } = words;
	await signIn(context, RENTER);
	const { id, ownerId } = await book(page, 'toyota-hilux-2022', stay);
	await openChat(page, id);
	await expect(page.getByTestId('about')).toContainText(words.common.bookingStatus.UNPAID);
	await expect(page.getByTestId('about').getByRole('link', { name: t.about.pay })).toBeVisible();
	await page.locator('textarea').fill('I will pay in a minute');
	await page.locator('textarea').press('Enter');
	await expect(bubble(page, 'I will pay in a minute')).toContainText(t.chat.sent);
	const owner = await as(ownerId);
	await owner.goto(`/messages/${id}`);
	await expect(owner.getByRole('heading', { name: t.chat.missing })).toBeVisible();

	const cancelled = await page.request.patch(`/api/bookings/${id}/cancel`, { headers: headers(), data: {} });
	expect(cancelled.status(), await cancelled.text()).toBe(200);
	await page.reload();
	await expect(page.getByText(t.chat.neverPaid)).toBeVisible();
	await expect(page.locator('textarea')).toHaveCount(0);
	await expectAccessible(page);
	await page.getByRole('link', { name: t.about.seeCar }).click();
	await expect(page).toHaveURL(/\/car\/toyota-hilux-2022/);
});

test('an owner accepts a request from its chat, and the renter sees it there', { tag: '@ar' }, async ({
	page,
	context,
	as,
	say: words,
	stay,
}) => {
	const { messages: t, common } = words;
	await signIn(context, RENTER);
	const { id, ownerId } = await book(page, 'honda-cr-v-2021', stay);
	await pay(page, id);
	await page.goto(`/booking/${id}/confirmation`);
	await page.getByRole('main').getByRole('link', { name: words.confirmation.owner.message }).click();
	await expect(page).toHaveURL(new RegExp(`/messages/${id}$`));
	await expect(page.getByTestId('about')).toContainText(common.bookingStatus.REQUESTED);
	await expect(page.getByText(t.chat.masked)).toBeVisible();

	const owner = await as(ownerId);
	await openChat(owner, id);
	const letGo = await interceptRequest(owner, '**/accept');
	await owner.getByTestId('about').getByRole('button', { name: t.request.accept }).click();
	await expect(owner.getByTestId('about')).toContainText(common.bookingStatus.CONFIRMED);
	letGo('GO_ON');
	await expect(owner.getByTestId('event').filter({ hasText: t.events.CONFIRMED.mine })).toBeVisible();
	for (const shown of [owner, page]) {
		await expect(shown.getByTestId('about')).toContainText(common.bookingStatus.CONFIRMED);
		await expect(shown.getByText(t.chat.masked)).toHaveCount(0);
	}
	await expect(owner.getByRole('button', { name: t.request.accept })).toHaveCount(0);
});

test('a long message in the other language loses its end in the inbox, not its beginning', async ({ page, context, language }, info) => {
	await signIn(context, askerOf(info));
	const id = await ask(page, (await readCar(page, 'kia-ev6-2022')).id);
	const english = 'Could we meet at the 7th Circle instead, because we arrive by bus with two large suitcases and a child seat of our own?';
	const arabic = 'هل يمكن أن نلتقي عند الدوار السابع، فنحن نصل بالحافلة ومعنا حقيبتان كبيرتان ومقعد طفل خاص بنا، ولا نعرف الطريق إلى الحي؟';
	const words = language === 'ar' ? english : arabic;
	await say(page, id, words);
	await page.goto('/messages');
	const preview = page.getByTestId('conversation').getByText(words).first();
	await expect(preview).toBeVisible();
	const seen = await preview.evaluate((line) => {
		const [text] = line.childNodes;
		const range = document.createRange();
		range.setStart(text as Node, 0);
		range.setEnd(text as Node, 5);
		const [first, box] = [range.getBoundingClientRect(), line.getBoundingClientRect()];
		return { isCut: line.scrollWidth > line.clientWidth, begins: first.left >= box.left - 1 && first.right <= box.right + 1 };
	});
	expect(seen).toEqual({ isCut: true, begins: true });
});
