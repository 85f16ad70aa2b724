/** Lighthouse mobile for home, search and a car in both languages: medians and failed audits. BENCH_URL names a running demo; otherwise one is started. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { startJourneyServer } from '#tests/journeys/start-server.ts';
import { findBrowser } from '../scripts/find-browser.ts';
import type { Table } from './report.ts';
import { type Slowdown, slowdownOf } from './slowdown.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const paths = process.env.ONLY?.split(',') ?? ['/', '/search', '/car/toyota-camry-2021'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
	'FCP ms': 'first-contentful-paint',
	'LCP ms': 'largest-contentful-paint',
	'SI ms': 'speed-index',
	'TBT ms': 'total-blocking-time',
	CLS: 'cumulative-layout-shift',
} as const;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	return typeof address === 'object' && address ? address.port : 0;
}

const launch = (...args: string[]) =>
	chromium.launch({ executablePath: findBrowser(console.log), args: ['--no-sandbox', '--disable-gpu', ...args] });

async function measureSlowdown(): Promise<Slowdown> {
	const browser = await launch();
	try {
		return await slowdownOf(browser);
	} finally {
		await browser.close();
	}
}

/** A fresh browser for each run, like a first visit. */
async function measure(url: string, cpuSlowdownMultiplier: number): Promise<Result> {
	const port = await freePort();
	const browser = await launch(`--remote-debugging-port=${port}`);
	try {
		const found = await lighthouse(url, {
			...{ port, output: 'json', logLevel: 'error', onlyCategories: [...categories] },
			throttling: { cpuSlowdownMultiplier },
		});
		if (!found) throw new Error(`Lighthouse said nothing of ${url}`);
		return found.lhr;
	} finally {
		await browser.close();
	}
}

/** Failed audits of the last run with their scores. */
function wantingOf({ audits }: Result): string {
	const failed = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
	return failed.map(({ id, score, displayValue }) => `${id} ${score} ${displayValue ?? ''}`.trim()).join('; ');
}

export async function run(): Promise<Table[]> {
	const server = process.env.BENCH_URL ? null : await startJourneyServer();
	const base = process.env.BENCH_URL ?? server?.url ?? '';
	const { rate, text } = await measureSlowdown();
	const scores: Table = { title: `Lighthouse, on a phone ${text}`, rows: [] };
	const wanting: Table = { title: 'Not passed in the last round', rows: [] };
	try {
		for (const path of paths)
			for (const language of ['en', 'ar']) {
				const results: Result[] = [];
				for (let round = 0; round < RUNS; round++) results.push(await measure(`${base}${path}?lang=${language}`, rate));
				const score = (name: string) => median(results.map((result) => (result.categories[name]?.score ?? 0) * 100));
				const metric = (id: string) =>
					Number(median(results.map((result) => result.audits[id]?.numericValue ?? -1)).toFixed(id.includes('cum') ? 3 : 0));
				scores.rows.push({
					page: path,
					language,
					...Object.fromEntries(categories.map((name) => [name, Math.round(score(name))])),
					...Object.fromEntries(Object.entries(metrics).map(([name, id]) => [name, metric(id)])),
				});
				const last = results.at(-1);
				if (last) wanting.rows.push({ page: path, language, wanting: wantingOf(last) });
				if (last && process.env.KEEP)
					writeFileSync(`${process.env.KEEP}${path.replaceAll('/', '-')}.${language}.json`, JSON.stringify(last));
			}
	} finally {
		await server?.stop();
	}
	return [scores, wanting];
}
