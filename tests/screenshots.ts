/**
 * `npm run screenshots`: a screenshot of every screen in both languages, light and dark, at five widths, into screenshots/, and a contact sheet of each
 * screen into screenshots/sheets/. Words behind `--` select screens by name: `npm run screenshots -- home trips`; `--phone` takes 390 px alone,
 * `--quick` English by day and Arabic by night at 390 and 1440 px. `--forced-colors` and `--reduced-motion` take them as people with a contrast theme
 * of the system, or without animations, see them.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { type JourneyServer, startJourneyServer } from '#tests/journeys/start-server.ts';
import { browserFlags, findBrowser } from '../scripts/find-browser.ts';
import { busyDesk } from './busy-desk.ts';
import { shareATrip } from './busy-drivers.ts';
import { letFail, pressInTurn, type Shot } from './pictured-not-found.ts';
import { pictured } from './pictured-screens.ts';

type Look = { language: 'en' | 'ar'; theme: 'light' | 'dark' };

const FOLDER = 'screenshots';
const PHONE_WIDTHS_PX = [320, 390];
const DESK_WIDTHS_PX = [768, 1440, 1920];
const QUICK_WIDTHS_PX = [390, 1440];
const LOOKS: Look[] = (['en', 'ar'] as const).flatMap((language) => (['light', 'dark'] as const).map((theme) => ({ language, theme })));
const QUICK_LOOKS: Look[] = [
	{ language: 'en', theme: 'light' },
	{ language: 'ar', theme: 'dark' },
];

/** Size of a tile in a contact sheet, which shows the top of a long page. */
const TILE = { heightPx: 960, gapPx: 16, scale: (widthPx: number) => (widthPx < 768 ? 0.75 : 0.45) };

const fileOf = (shot: Shot, { language, theme }: Look, widthPx: number) =>
	path.join(FOLDER, shot.name, `${language}-${theme}-${widthPx}.png`);

/** Opens a screen once, and takes it at each of these widths. */
async function take(browser: Browser, server: JourneyServer, shot: Shot, look: Look, widthsPx: number[]): Promise<void> {
	const [first] = widthsPx;
	if (!first) return;
	const phone = first < 768;
	const height = phone ? 844 : 900;
	const device: BrowserContextOptions = { viewport: { width: first, height }, isMobile: phone, hasTouch: phone };
	// The service worker makes calls of its own, which would not fail.
	const serviceWorkers = shot.fails ? 'block' : 'allow';
	const context = await browser.newContext({ ...device, ...systemSettings, serviceWorkers });
	const cookies = {
		lang: look.language,
		theme: look.theme,
		...(shot.who ? { mishwar_session: await server.control(`/session?who=${encodeURIComponent(shot.who)}`) } : {}),
	};
	await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.url })));
	if (shot.inOffice) await workForOffice(context, server.url);
	if (shot.who && shot.signedInBefore) await server.control(`/age?who=${encodeURIComponent(shot.who)}`);
	const page = await context.newPage();
	await page.goto(server.url + shot.path, { waitUntil: 'networkidle' });
	if (shot.choose) {
		await page.locator('input[type=file]').setInputFiles(shot.choose.file);
		await page.locator(shot.choose.shows).first().waitFor();
	}
	await letFail(page, shot.fails);
	await pressInTurn(page, shot.press, () => page.waitForLoadState('networkidle'));
	// Its code may still be loading; some presses open no dialog.
	if (typeof shot.press === 'string') {
		await page
			.getByRole('dialog')
			.or(page.getByRole('alertdialog'))
			.first()
			.waitFor({ timeout: 3000 })
			.catch(() => undefined);
	}
	// The app of a page that the server rendered completely starts with the visitor's first move, and loads the parts further down after it.
	await page.mouse.move(1, 1);
	await page
		.waitForFunction(() => Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer')), null, {
			timeout: 3000,
		})
		.catch(() => undefined);
	// A full-page screenshot also shows content that is laid out only near the viewport.
	await page.addStyleTag({ content: ':is(.later-card, .later-row) { content-visibility: visible !important }' });
	for (const width of widthsPx) {
		await page.setViewportSize({ width, height });
		await passOver(page);
		await page.waitForLoadState('networkidle');
		// A wider window replaces cards by a table, whose code loads then.
		await page
			.locator('.animate-breathe')
			.first()
			.waitFor({ state: 'detached', timeout: 3000 })
			.catch(() => undefined);
		await page.screenshot({ path: fileOf(shot, look, width), fullPage: true, animations: 'disabled' });
	}
	await context.close();
}

/** The only one whose member the person is. */
async function workForOffice({ request }: BrowserContext, url: string): Promise<void> {
	const [membership] = (await (await request.get(`${url}/api/owner/team/memberships`)).json()) as Array<{ companyId: string }>;
	await request.put(`${url}/api/owner/team/session`, { headers: { origin: url }, data: { companyId: membership?.companyId } });
}

/** What is below the fold loads when it comes near the window. */
async function passOver(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
			scrollTo(0, top);
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
		scrollTo(0, 0);
	});
}

/** A contact sheet: one row of widths for each combination of language and theme. */
async function sheet(shot: Shot, looks: Look[], widthsPx: number[]): Promise<void> {
	const tiles = [];
	let rightPx = 0;
	for (const [row, look] of looks.entries()) {
		let left = 0;
		for (const widthPx of widthsPx) {
			const width = Math.round(widthPx * TILE.scale(widthPx));
			const scaled = sharp(fileOf(shot, look, widthPx)).resize({ width });
			const { data, info } = await scaled.png().toBuffer({ resolveWithObject: true });
			const height = Math.min(info.height, TILE.heightPx);
			const input = await sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer();
			tiles.push({ input, left, top: row * (TILE.heightPx + TILE.gapPx) });
			left += width + TILE.gapPx;
		}
		rightPx = Math.max(rightPx, left);
	}
	const size = { width: rightPx - TILE.gapPx, height: looks.length * (TILE.heightPx + TILE.gapPx) - TILE.gapPx };
	await sharp({ create: { ...size, channels: 3, background: '#808080' } })
		.composite(tiles)
		.png()
		.toFile(path.join(FOLDER, 'sheets', `${shot.name}.png`));
}

const { values: mode, positionals: chosen } = parseArgs({
	allowPositionals: true,
	options: {
		...{ phone: { type: 'boolean' }, quick: { type: 'boolean' } },
		...{ 'forced-colors': { type: 'boolean' }, 'reduced-motion': { type: 'boolean' } },
	},
});
const systemSettings: BrowserContextOptions = {
	...(mode['forced-colors'] && { forcedColors: 'active' as const }),
	...(mode['reduced-motion'] && { reducedMotion: 'reduce' as const }),
};
const all = mode.phone ? [390] : mode.quick ? QUICK_WIDTHS_PX : [...PHONE_WIDTHS_PX, ...DESK_WIDTHS_PX];
const looks = mode.quick ? QUICK_LOOKS : LOOKS;
const executablePath = findBrowser((line) => console.log(line));
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(path.join(FOLDER, 'sheets'), { recursive: true });
const server = await startJourneyServer({ JOURNEY_WORLD: 'busy' });
const browser = await chromium.launch({ executablePath, args: browserFlags });
try {
	await busyDesk(server);
	for (const shot of (await pictured(server, await shareATrip(server))).filter(
		({ name }) => chosen.length === 0 || chosen.includes(name),
	)) {
		for (const look of looks) {
			for (const kind of [all.filter((width) => width < 768), all.filter((width) => width >= 768)]) {
				await take(browser, server, shot, look, kind);
			}
		}
		await sheet(shot, looks, all);
		console.log(shot.name);
	}
} finally {
	await browser.close();
	await server.stop();
}
