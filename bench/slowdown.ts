/**
 * How much slower than the browser of this machine the phone of a measurement is. A fixed factor makes another phone of each machine, so it follows
 * from Lighthouse's benchmark index. SLOWDOWN=4 takes a quarter of this machine's speed.
 */
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright-core';

/**
 * Lighthouse takes a quarter of a fast desktop, whose index is 1,500 to 2,000 (docs/throttling.md of Lighthouse, "Calibrating the CPU slowdown").
 * It calls an index of 125 to 800 a phone of the middle class.
 */
const PHONE_INDEX = 1750 / 4;
const ROUNDS = 5;

export type Slowdown = { rate: number /** As the title of a table says it. */; text: string };

const ofBrowsers = new WeakMap<Browser, Promise<Slowdown>>();

/** Measured once for each browser, before it has anything else to do. */
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
