/**
 * Every screen with its real states, at 320 px, in the low window that is left at 200 % zoom, and at 390 px with texts that are two fifths longer, as
 * in another language: nothing sticks out or is cut off, and fixed bars leave two thirds of the window free. axe checks each screen in the size of a phone
 * and of a desktop. In the full form only, because it opens each screen three times.
 */
import type { Page } from '@playwright/test';
import { letFail, pressInTurn } from '#tests/pictured-not-found.ts';
import { pictured } from '#tests/pictured-screens.ts';
import { control, expect, expectAccessible, signIn, test, triggerHydration, url } from './journey.ts';
import { settled } from './settled.ts';

type Window = { width: number; height: number; longer?: true; readAloud?: true };

const WINDOWS: Window[] = [
	{ width: 320, height: 640, readAloud: true },
	{ width: 640, height: 450 },
	{ width: 390, height: 844, longer: true },
];
const DESK = { width: 1440, height: 900 };

/** Number of tests among which the screens are divided; they run in parallel. */
const PARTS = 6;

test.describe.configure({ mode: 'parallel', timeout: 30 * 60_000 });

for (let part = 1; part <= PARTS; part++) {
	test(`every screen fits its windows and can be read aloud (${part} of ${PARTS})`, async ({ context, page, expectNoise }) => {
		// Maps are drawn in software, without a graphics card.
		expectNoise(/40\d|429|Failed to load|GPU stall/);
		const screens = (await pictured({ url: url(), control })).filter((_, index) => index % PARTS === part - 1);
		for (const { name, path, who, choose, press, fails } of screens) {
			await test.step(name, async () => {
				// Leaves the previous page first: without its session, its further requests would be refused.
				await page.goto('about:blank');
				await context.clearCookies({ name: 'mishwar_session' });
				if (who) await signIn(context, who);
				for (const { longer, readAloud, ...size } of WINDOWS) {
					await page.setViewportSize(size);
					await page.goto(path);
					await triggerHydration(page);
					await settled(page);
					if (longer) await hydrateWholePage(page);
					if (choose) {
						await page.locator('input[type=file]').setInputFiles(choose.file);
						await page.locator(choose.shows).first().waitFor();
						await settled(page);
					}
					await letFail(page, fails);
					await pressInTurn(page, press, () => settled(page));
					if (fails) await page.unroute(fails);
					if (longer) await page.evaluate(lengthen);
					expect.soft(await page.evaluate(misfits), `${name} at ${size.width} px`).toEqual([]);
					if (!readAloud) continue;
					await page.evaluate(clearOfBars);
					await expectAccessible(page);
					// The page is not opened again: what was pressed stays, and axe need not be loaded twice.
					await page.setViewportSize(DESK);
					await settled(page);
					await expectAccessible(page);
				}
			});
		}
	});
}

/**
 * Scrolls to the deferred parts and waits until React has hydrated them and everything else: texts that were lengthened before would differ from
 * their rendering.
 */
async function hydrateWholePage(page: Page): Promise<void> {
	await page.waitForFunction(
		() => {
			const isShown = (element: Element) => element.getClientRects().length > 0;
			const deferred = [...document.querySelectorAll('[data-late]')].find(isShown);
			deferred?.scrollIntoView();
			const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
			// A map draws its own elements.
			const elements = [...document.querySelectorAll('#root *:not(.maplibregl-map *)')];
			return !deferred && elements.every((element) => isHydrated(element) || !isShown(element));
		},
		null,
		{ timeout: 10_000 },
	);
	await page.evaluate(() => scrollTo(0, 0));
	await settled(page);
}

/** Runs in the page: makes every translated text two fifths longer. Names and users' texts stay as they are, because they are not translated. */
function lengthen(): void {
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		if (node.parentElement?.closest('bdi, [dir=auto], svg, select, script, style, textarea')) continue;
		node.nodeValue = (node.nodeValue ?? '').replace(
			/\p{L}{3,}/gu,
			(word) => word + (word.at(-1) ?? '').repeat(Math.ceil(word.length * 0.4)),
		);
	}
}

/** Runs in the page: scrolls until fixed bars cover no control in part, because axe would measure only the rest of it. */
function clearOfBars(): void {
	const bars = [...document.querySelectorAll('header, nav')].filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position));
	const edges = bars.map((bar) => bar.getBoundingClientRect()).flatMap(({ top, bottom }) => (top > innerHeight / 2 ? [top] : [bottom]));
	const controls = [...document.querySelectorAll('main :is(a, button, input, select, textarea)')];
	const isCovered = (control: Element) => {
		const { top, bottom } = control.getBoundingClientRect();
		return edges.some((edge) => top < edge && edge < bottom);
	};
	for (let steps = 0; steps < 60 && controls.some(isCovered); steps++) scrollBy(0, 4);
}

/** Runs in the page. Texts that are shortened with an ellipsis, and labels at the edge of a map, are cut off on purpose. */
function misfits(): string[] {
	const found: string[] = [];
	const sticksOut = document.documentElement.scrollWidth - innerWidth;
	if (sticksOut > 0) found.push(`${sticksOut} px stick out`);
	let barsPx = 0;
	for (const element of document.querySelectorAll<HTMLElement>('body *')) {
		const style = getComputedStyle(element);
		const box = element.getBoundingClientRect();
		if (style.visibility === 'hidden' || box.width < 2 || box.height < 2 || element.closest('svg, select, .sr-only, [aria-hidden=true]'))
			continue;
		// The height excludes the layer behind a dialog, which is as high as the window.
		const isBar = ['fixed', 'sticky'].includes(style.position) && box.width > innerWidth * 0.6 && box.height < innerHeight / 2;
		const isAtAnEdge = box.top <= 0 || box.bottom >= innerHeight;
		if (isBar && isAtAnEdge && style.pointerEvents !== 'none' && !element.closest('[role=dialog], [role=alertdialog]'))
			barsPx += Math.max(0, Math.min(innerHeight, box.bottom) - Math.max(0, box.top));
		const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
		if (texts.some((text) => isCut(text, element))) found.push(`cut off: ${element.textContent?.trim().slice(0, 60)}`);
	}
	if (barsPx > innerHeight / 3) found.push(`bars cover ${Math.round((100 * barsPx) / innerHeight)} %`);
	return found;

	/** Checks only the visible text: parts for screen readers are placed outside on purpose. */
	function isCut(text: Node, element: HTMLElement): boolean {
		const range = document.createRange();
		range.selectNodeContents(text);
		const words = range.getBoundingClientRect();
		for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
			const { overflowX, textOverflow } = getComputedStyle(around);
			if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return false;
			const box = around.getBoundingClientRect();
			const isBeyond = words.left < box.left - 1 || words.right > box.right + 1;
			if (overflowX !== 'visible' && box.width > 2 && isBeyond) return true;
		}
		return false;
	}
}
