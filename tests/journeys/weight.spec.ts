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
