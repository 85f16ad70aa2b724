/**
 * By what factor the simulated phone is slower than this machine's browser. A fixed factor would give a different phone on each machine, so it is derived
 * from Lighthouse's benchmark index. SLOWDOWN=4 uses a quarter of this machine's speed instead.
 */
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright-core';

/**
 * Lighthouse uses a quarter of the speed of a fast desktop, whose index is 1,500 to 2,000 (docs/throttling.md of Lighthouse, "Calibrating the CPU slowdown").
 * An index of 125 to 800 counts as a mid-range phone.
 */
const PHONE_INDEX = 1750 / 4;
const ROUNDS = 5;

/** `text`: for the title of a table. */
export type Slowdown = { rate: number; text: string };

const ofBrowsers = new WeakMap<Browser, Promise<Slowdown>>();

/** Measured once for each browser, before its first task. */
export function slowdownOf(browser: Browser): Promise<Slowdown> {
	const known = ofBrowsers.get(browser) ?? measure(browser);
	ofBrowsers.set(browser, known);
	return known;
}

async function measure(browser: Browser): Promise<Slowdown> {
	if (process.env.SLOWDOWN) return { rate: Number(process.env.SLOWDOWN), text: `${process.env.SLOWDOWN} times slower than this machine` };
	const page = await browser.newPage();
	const indexes: number[] = [];
	for (let round = 0; round < ROUNDS; round += 1) indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
	await page.close();
	const index = indexes.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? PHONE_INDEX;
	const rate = Math.max(1, Number((index / PHONE_INDEX).toFixed(1)));
	return { rate, text: `${rate} times slower than this machine, whose benchmark index is ${Math.round(index)}` };
}
