/** A person who uses only the keyboard. After each press there must be a focus, inside the window and visible. */
import type { Locator, Page } from '@playwright/test';
import { expect, isHydrated } from './journey.ts';
import { settled } from './settled.ts';

type Step = 'Tab' | 'Shift+Tab' | 'ArrowDown';

/** More tab stops than any of our pages has before the target. */
const MOST_STOPS = 150;

export function keyboardOf(page: Page) {
	/** Presses a key that may change the page; afterwards the focus must not be lost. */
	const press = async (key: string): Promise<void> => {
		const document = await page.evaluate(documentOf);
		await page.keyboard.press(key);
		await expect(async () => {
			await arrived(page);
			// A new document has no focus.
			if ((await page.evaluate(documentOf)) === document) expect(await page.evaluate(troubleWithFocus), `after ${key}`).toBeNull();
		}).toPass({ timeout: 10_000 });
	};
	/** Moves the focus to the target with `key`: Tab, or an arrow key in a menu, which may begin at its first entry. */
	const to = async (target: Locator, key: Step = 'Tab'): Promise<void> => {
		await target.first().waitFor({ timeout: 20_000 });
		if (key === 'ArrowDown' && (await isFocused(page, target))) return;
		for (let stop = 0; stop < MOST_STOPS; stop += 1) {
			await page.keyboard.press(key);
			// Scrolling towards it may take a moment.
			await expect.poll(() => page.evaluate(troubleWithFocus), { message: `${key} number ${stop + 1} on ${page.url()}` }).toBeNull();
			if (await isFocused(page, target)) return;
		}
		throw new Error(`${target} was not reached by ${key}`);
	};
	return {
		press,
		to,
		type: (text: string) => page.keyboard.type(text),
		activate: async (target: Locator, key?: Step) => {
			await to(target, key);
			await press('Enter');
		},
		/** Chooses in a native list by its arrows. */
		choose: async (value: string) => {
			const chosen = page.locator('select:focus');
			for (let step = 0; (await chosen.inputValue()) !== value; step += 1) {
				expect(step).toBeLessThan(MOST_STOPS);
				await page.keyboard.press('ArrowDown');
			}
		},
		/** Tabs once around an open dialog, which the focus must not leave. Then Escape closes it, and the focus must be back on its opener. */
		roundAndClose: async (dialog: Locator, opener: Locator) => {
			const stops = await dialog.locator('a[href], button:enabled, input:enabled, select:enabled, textarea:enabled').count();
			for (let stop = 0; stop <= stops; stop += 1) {
				await page.keyboard.press('Tab');
				expect(await dialog.locator(':focus').count(), `stop ${stop} is in the window`).toBe(1);
			}
			await press('Escape');
			await expect(dialog).toHaveCount(0);
			await expect(opener).toBeFocused();
		},
		/** With focus on a day of a calendar; weeks by the vertical arrows, days by those of the writing direction. */
		toDay: async (date: string, dateOfFocused: () => Promise<string>, isRtl: boolean) => {
			for (let step = 0; step < MOST_STOPS; step += 1) {
				const days = Math.round((Date.parse(date) - Date.parse(await dateOfFocused())) / 86_400_000);
				if (days === 0) return;
				const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
				const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
				await press(Math.abs(days) >= 7 ? (days > 0 ? 'ArrowDown' : 'ArrowUp') : days > 0 ? forward : backward);
			}
			throw new Error(`${date} was not reached`);
		},
	};
}

const isFocused = async (page: Page, target: Locator): Promise<boolean> => (await target.and(page.locator(':focus')).count()) > 0;

const documentOf = (): number => performance.timeOrigin;

/** Waits until the page has settled. A new page of ours hydrates at its first key; the gateway's pages have no script. */
async function arrived(page: Page): Promise<void> {
	await page.waitForLoadState();
	if (!(await page.locator('#root').count()) || !(await isHydrated(page))) return;
	await settled(page);
}

/** Runs in the page. */
function troubleWithFocus(): string | null {
	const focused = document.activeElement;
	if (!focused || focused === document.body) return 'the focus is lost';
	const name = `${focused.tagName.toLowerCase()} ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}`;
	// Elements that are focused by script only, such as a heading after a step, are no tab stops. The focus ring of a slider is on its thumb, and that
	// of a date field's button is the browser's own; the style of neither can be read.
	if (focused.matches('[tabindex="-1"], [type=range], [type=date], [type=datetime-local]')) return null;
	const box = focused.getBoundingClientRect();
	if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) return `${name} is out of the window`;
	const rings = (element: Element, part?: '::after') => {
		const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
		return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !/, 0\)|\/ 0\)/.test(outlineColor);
	};
	if (rings(focused, '::after')) return null;
	// The ring may be on a surrounding element: on the label that a checkbox covers, or on the whole card of a link.
	for (let around: Element | null = focused, step = 0; around && step < 6; around = around.parentElement, step += 1)
		if (rings(around)) return null;
	return `${name} shows no focus`;
}
