import { chromium } from 'playwright-core';
import { buildWeb } from '#server/app/build-web.ts';
import { startJourneyServer, send } from './tests/journeys/start-server.ts';
import { browserFlags } from './scripts/find-browser.ts';

if (!process.env.NOBUILD) await buildWeb((l) => console.log(l));
const server = await startJourneyServer();
try {
	for (const exe of ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']) {
		const browser = await chromium.launch({ executablePath: exe, args: [...browserFlags], ignoreDefaultArgs: ['--disable-back-forward-cache'] });
		for (const who of [null, 'renter@mishwar.test']) {
			const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
			if (who) await context.addCookies([{ name: 'mishwar_session', value: await send(server.controlUrl, `/session?who=${who}`), url: server.url }]);
			for (const path of ['/', '/search', '/search?view=map', '/car/toyota-camry-2021']) {
				const page = await context.newPage();
				const cdp = await context.newCDPSession(page);
				await cdp.send('Page.enable');
				cdp.on('Page.backForwardCacheNotUsed' as never, (e: any) => console.log('   NOT USED', JSON.stringify(e.notRestoredExplanations)));
				await page.goto(path, { waitUntil: 'networkidle' });
				await page.mouse.move(20, 20);
				await page.waitForTimeout(1500);
				await page.evaluate(() => ((window as any).kept = true));
				await page.goto('/help', { waitUntil: 'networkidle' });
				await page.goBack({ waitUntil: 'load' }).catch((e) => console.log(String(e).slice(0, 100)));
				await page.waitForTimeout(500);
				const r = await page.evaluate(() => ({ kept: (window as any).kept, reasons: JSON.stringify((performance.getEntriesByType('navigation')[0] as any).notRestoredReasons) }));
				console.log(exe.split('/').pop(), who ?? 'visitor', path, JSON.stringify(r));
				await page.close();
			}
			await context.close();
		}
		await browser.close();
	}
} finally {
	await server.stop();
}
