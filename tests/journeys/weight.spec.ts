/** What a first visit costs, in kilobytes as they come over the wire. */
import { expect, test } from './journey.ts';

const KB = 1024;
const budgets = [
	{ path: '/search', scriptKb: 100 },
	{ path: '/nowhere', scriptKb: 82 },
];
for (const { path, scriptKb } of budgets) {
	test(`brings at most ${scriptKb} KB of script to ${path}`, async ({ page, expectNoise }) => {
		expectNoise(/404/);
		const sizes: Array<Promise<number>> = [];
		page.on('requestfinished', (request) => {
			if (request.resourceType() === 'script') sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
		});
		await page.goto(path, { waitUntil: 'networkidle' });
		const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
		expect(total).toBeGreaterThan(50 * KB);
		expect(total / KB).toBeLessThanOrEqual(scriptKb);
	});
}

test('brings at most 40 KB of picture for a card, also on the sharpest phone', async ({ browser, baseURL }) => {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 3,
		isMobile: true,
		baseURL: baseURL ?? '',
	});
	const page = await context.newPage();
	const photos: Array<Promise<{ width: number; kb: number }>> = [];
	page.on('requestfinished', (request) => {
		const url = new URL(request.url());
		if (!url.pathname.startsWith('/objects/photos/')) return;
		const width = Number(url.searchParams.get('w'));
		photos.push(request.sizes().then(({ responseBodySize }) => ({ width, kb: responseBodySize / KB })));
	});
	await page.goto('/search', { waitUntil: 'networkidle' });
	const seen = await Promise.all(photos);
	expect(seen.length).toBeGreaterThan(0);
	for (const { width, kb } of seen) {
		expect(width).toBeLessThanOrEqual(800);
		expect(kb).toBeLessThan(40);
	}
	await context.close();
});
