/** Search on a map: by keyboard, without any request to another host, with a configured style, and in a browser that cannot draw it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { chipTexts } from '#web/screens/public/search/chip-texts.ts';
import { browserFlags } from '../../scripts/find-browser.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startJourneyServer } from './start-server.ts';

// WebGL in software: the machines of tests have no graphics card.
test.use({
	launchOptions: {
		executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
		args: [
			...browserFlags.filter((flag) => flag !== '--disable-gpu'),
			'--use-angle=swiftshader',
			'--enable-unsafe-swiftshader',
			'--ignore-gpu-blocklist',
		],
	},
});
test.setTimeout(180_000);

/** Drawing in software on a busy machine. */
const SLOW = { timeout: 60_000 };
const WITHOUT_WEBGL = /WebGL|GPU stall|Failed to create/i;
const pins = (page: Page) => page.locator('.map-pin, .map-cluster');
const hostsOf = (page: Page): Set<string> => {
	const hosts = new Set<string>();
	page.on('request', (request) => {
		const { protocol, host } = new URL(request.url());
		if (/^http/.test(protocol)) hosts.add(host);
	});
	return hosts;
};

test('finds a car on the map by keyboard, with no request to another host', { tag: '@en' }, async ({ page, say, expectNoise }) => {
	expectNoise(WITHOUT_WEBGL);
	const hosts = hostsOf(page);
	await page.goto('/search?city=Aqaba');
	await page.getByRole('link', { name: say.search.showMap, exact: true }).press('Enter');
	await expect(page).toHaveURL(/view=map/);
	await expect(pins(page).first()).toBeVisible(SLOW);
	const map = page.getByRole('region', { name: say.search.map.title });
	await map.focus();
	// Near enough that each car has a pin of its own.
	for (let steps = 0; steps < 6 && (await page.locator('.map-pin').count()) === 0; steps += 1) {
		await page.keyboard.press('Equal');
		await expect.poll(() => page.locator('.map-pin, .map-cluster').count()).toBeGreaterThan(0);
		await page.getByRole('button', { name: say.search.map.searchHere }).waitFor();
	}
	// The pin was found while the map was still moving, and may be outside the map by now: a step back shows it again.
	await expect(async () => {
		await map.focus();
		if ((await page.locator('.map-pin').count()) === 0) await page.keyboard.press('Minus');
		await expect(page.locator('.map-pin').first()).toBeVisible({ timeout: 3000 });
		for (let presses = 0; presses < 20 && !(await page.locator('.map-pin:focus').count()); presses += 1) await page.keyboard.press('Tab');
		await expect(page.locator('.map-pin:focus')).toHaveCount(1, { timeout: 1000 });
	}).toPass(SLOW);
	const pin = page.locator('.map-pin:focus');
	const car = await pin.getAttribute('data-car');
	await page.keyboard.press('Enter');
	await expect(pin).toHaveAttribute('aria-pressed', 'true');
	await expect(page.locator(`li[id$="${car}"] article`)).toHaveClass(/border-primary/);
	await page.keyboard.press('Escape');
	await expect(pin).toHaveAttribute('aria-pressed', 'false');
	await expect(page.locator(`li[id$="${car}"]`).getByRole('link')).toBeVisible();
	expect([...hosts]).toEqual([new URL(page.url()).host]);
	// Pins may be close together, because the list beside the map offers the same cars (WCAG 2.5.8, exception "equivalent").
	await expectAccessible(page, ['target-size']);
});

test('the list marks its car on the map, and the map searches what it shows', { tag: '@ar' }, async ({
	page,
	say,
	language,
	expectNoise,
}) => {
	expectNoise(WITHOUT_WEBGL);
	await page.goto('/search?view=map');
	await expect(pins(page).first()).toBeVisible(SLOW);
	const first = page
		.getByRole('listitem')
		.filter({ has: page.locator('article') })
		.first();
	await first.getByRole('link').focus();
	await expect(page.locator('.map-pin[data-active], .map-cluster[data-active]')).toHaveCount(1);

	const before = await page.locator('article').count();
	await page.getByRole('button', { name: say.search.map.zoomIn, exact: true }).click();
	await page.getByRole('button', { name: say.search.map.zoomIn, exact: true }).click();
	await page.getByRole('button', { name: say.search.map.searchHere }).click();
	// `%` follows if the degree is a whole number.
	await expect(page).toHaveURL(/bounds=3\d[.%]/);
	await expect(page).toHaveURL(/view=map/);
	await expect.poll(() => page.locator('article').count()).toBeLessThan(before);
	await page.getByRole('link', { name: chipTexts[language].remove(chipTexts[language].thisArea) }).click();
	await expect(page).not.toHaveURL(/bounds/);
	await expect.poll(() => page.locator('article').count()).toBe(before);
	// Pressing a group of cars moves the map as well.
	await page.locator('.map-cluster').first().press('Enter');
	await expect(page.getByRole('button', { name: say.search.map.searchHere })).toBeVisible();
});

test('asks for the place only when pressed, and says what to do if refused', { tag: '@full' }, async ({
	page,
	context,
	say,
	expectNoise,
}) => {
	expectNoise(WITHOUT_WEBGL);
	await page.goto('/search?view=map');
	await expect(pins(page).first()).toBeVisible(SLOW);
	await page.getByRole('button', { name: say.search.map.nearMe }).click();
	await expect(page.getByText(say.search.map.placeRefused)).toBeVisible();
	await context.grantPermissions(['geolocation']);
	await context.setGeolocation({ latitude: 51.5, longitude: -0.12 });
	await page.getByRole('button', { name: say.search.map.nearMe }).click();
	await expect(page.getByText(say.search.map.abroad)).toBeVisible();
	await context.setGeolocation({ latitude: 29.53, longitude: 35 });
	await page.getByRole('button', { name: say.search.map.nearMe }).click();
	await expect(page.locator('.map-own-place')).toBeVisible();
});

test('keeps land and sea apart with a contrast theme of the system', { tag: '@full' }, async ({ page, expectNoise }) => {
	expectNoise(WITHOUT_WEBGL);
	await page.emulateMedia({ forcedColors: 'active' });
	await page.goto('/search?view=map');
	await expect(pins(page).first()).toBeVisible(SLOW);
	const picture = await page.locator('.maplibregl-canvas').screenshot();
	const { data } = await sharp(picture).removeAlpha().resize(40, 40, { kernel: 'nearest' }).raw().toBuffer({ resolveWithObject: true });
	const counts = Map.groupBy(
		Array.from({ length: 1600 }, (_, pixel) => data.toString('hex', pixel * 3, pixel * 3 + 3)),
		(colour) => colour,
	);
	// Pins and labels cover less.
	expect([...counts.values()].filter(({ length }) => length > 50).length).toBeGreaterThan(1);
});

test('without WebGL it says so and shows the list', { tag: '@ar' }, async ({ page, say }) => {
	await page.addInitScript(() => {
		HTMLCanvasElement.prototype.getContext = () => null;
	});
	await page.goto('/search?view=map');
	await page.mouse.move(10, 10);
	await expect(page.getByText(say.search.map.impossible)).toBeVisible();
	await expect(page.locator('article').first()).toBeVisible();
});

/** A style of one red background, whose tiles come from another path of the same host. */
function startStyleServer(): Promise<{ server: Server; url: string; asked: string[] }> {
	const asked: string[] = [];
	const server = createServer((request, response) => {
		asked.push(request.url ?? '');
		response.setHeader('access-control-allow-origin', '*');
		if (request.url !== '/style.json') return void response.writeHead(204).end();
		const tiles = [`http://${request.headers.host}/tiles/{z}/{x}/{y}.pbf`];
		response.setHeader('content-type', 'application/json').end(
			JSON.stringify({
				version: 8,
				sources: { roads: { type: 'vector', tiles, maxzoom: 6 } },
				layers: [
					{ id: 'ground', type: 'background', paint: { 'background-color': '#cc2222' } },
					{ id: 'roads', type: 'line', source: 'roads', 'source-layer': 'roads' },
				],
			}),
		);
	});
	return new Promise((resolve) =>
		server.listen(0, '127.0.0.1', () => resolve({ server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked })),
	);
}

test('MAP_STYLE_URL: style and tiles come from there; if it is away the embedded map takes its place', { tag: '@full' }, async ({
	browser,
	contextOptions,
	language,
}) => {
	test.setTimeout(240_000);
	const styles = await startStyleServer();
	const server = await startJourneyServer({ JOURNEY_WORLD: 'tiny', MAP_STYLE_URL: `${styles.url}/style.json` });
	try {
		const context = await browser.newContext({ ...contextOptions, serviceWorkers: 'block' });
		await context.addCookies([{ name: 'lang', value: language, url: server.url }]);
		const refused: string[] = [];
		context.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
		const page = await context.newPage();
		await page.goto(`${server.url}/search?view=map`);
		await expect(pins(page).first()).toBeVisible(SLOW);
		await expect.poll(() => styles.asked.some((path) => path.startsWith('/tiles/'))).toBe(true);
		expect(refused).toEqual([]);

		await new Promise((done) => styles.server.close(done).closeAllConnections());
		await page.reload();
		await expect(pins(page).first()).toBeVisible(SLOW);
		await context.close();
	} finally {
		styles.server.close();
		await server.stop();
	}
});
