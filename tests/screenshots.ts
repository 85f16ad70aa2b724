/**
 * `npm run screenshots`: a screenshot of every screen in both languages, light and dark, at phone, tablet and desktop width, into screenshots/.
 * Words behind `--` select screens by name: `npm run screenshots -- home trips`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { type JourneyServer, startJourneyServer } from '#tests/journeys/start-server.ts';
import { browserFlags, findBrowser } from '../scripts/find-browser.ts';
import { pictured, type Shot } from './pictured-screens.ts';

const FOLDER = 'screenshots';
const WIDTHS = [390, 768, 1440];

async function take(
	browser: Browser,
	server: JourneyServer,
	shot: Shot,
	look: { language: string; theme: string; width: number },
): Promise<void> {
	const { language, theme, width } = look;
	const phone = width < 768;
	const context = await browser.newContext({ viewport: { width, height: phone ? 844 : 900 }, isMobile: phone, hasTouch: phone });
	const cookies = {
		lang: language,
		theme,
		...(shot.who ? { mishwar_session: await server.control(`/session?who=${encodeURIComponent(shot.who)}`) } : {}),
	};
	await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.url })));
	const page = await context.newPage();
	await page.goto(server.url + shot.path, { waitUntil: 'networkidle' });
	if (shot.press) {
		await page.locator(shot.press).first().click();
		// Its code may still be loading; some presses open no dialog.
		await page
			.getByRole('dialog')
			.or(page.getByRole('alertdialog'))
			.first()
			.waitFor({ timeout: 3000 })
			.catch(() => undefined);
	}
	// A full-page screenshot also shows content that is laid out only near the viewport.
	await page.evaluate(() => {
		for (const card of document.querySelectorAll<HTMLElement>('.later-card')) card.style.contentVisibility = 'visible';
	});
	// Content below the fold loads when it approaches the viewport.
	await page.evaluate(async () => {
		for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
			scrollTo(0, top);
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
		scrollTo(0, 0);
	});
	await page.waitForLoadState('networkidle');
	await page.screenshot({
		path: path.join(FOLDER, shot.name, `${language}-${theme}-${width}.png`),
		fullPage: true,
		animations: 'disabled',
	});
	await context.close();
}

const chosen = process.argv.slice(2);
const executablePath = findBrowser((line) => console.log(line));
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const server = await startJourneyServer();
const browser = await chromium.launch({ executablePath, args: browserFlags });
try {
	for (const shot of (await pictured(server)).filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
		for (const language of ['en', 'ar']) {
			for (const theme of ['light', 'dark']) for (const width of WIDTHS) await take(browser, server, shot, { language, theme, width });
		}
		console.log(shot.name);
	}
} finally {
	await browser.close();
	await server.stop();
}
