/** The board of an office: milliseconds of its call for a quarter, and frames while a phone scrolls it, with a processor four times slower. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { type Browser, chromium, type Page } from 'playwright-core';
import { addDays, ammanDate } from '#contract/time.ts';
import { connect } from '#server/platform/database/pool.ts';
import { findBrowser } from '../scripts/find-browser.ts';
import type { Bench } from './bench.ts';
import { type Child, startChild } from './child.ts';
import { onCopyOf, openData } from './data.ts';
import { openPhone } from './phone.ts';
import { figure, type Table } from './report.ts';
import { slowdownOf } from './slowdown.ts';

const CALLS = 40;
const DAYS = 90;
const SLOW_FRAME_MS = 50;
const SCROLL_PX = 6000;
const SCROLL_PX_A_SECOND = 1500;

export const bench: Bench = async ({ sizes: [size = { cars: 200, bookings: 2000 }], postgresUrl, say, rounds }) => {
	const data = await openData(postgresUrl, size, say);
	await data.pool.end();
	return onCopyOf(postgresUrl, data.url, async (url) => {
		const { pool, close } = connect(url, pino({ level: 'silent' }), 1);
		await pool.query(readFileSync(new URL('fleet.sql', import.meta.url), 'utf8'));
		const token = randomBytes(32).toString('base64url');
		await pool.query(
			`INSERT INTO sessions (id, token_hash, user_id, created_at, last_active_at, expires_at)
			SELECT $1, $2, owner_id, now(), now() + interval '1 day', now() + interval '1 day' FROM cars LIMIT 1`,
			[randomUUID(), createHash('sha256').update(token).digest()],
		);
		await close();
		say('Building the web');
		const server = await startChild('server.ts', { env: { DATABASE_URL: url, BENCH_WEB: '1' } });
		try {
			return [await callTimes(server, token, size.cars), await frames(server.url, token, size.cars, rounds)];
		} finally {
			await server.stop();
		}
	});
};

const median = (values: readonly number[], share = 0.5): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Processor time is that of our server alone, without the database. */
async function callTimes(server: Child, token: string, cars: number): Promise<Table> {
	const from = addDays(ammanDate(new Date()), -7);
	const paths = [`/api/owner/fleet?from=${from}&to=${addDays(from, DAYS)}`, '/api/owner/fleet/figures'];
	const rows: Table['rows'] = [];
	for (const path of paths) {
		const times: number[] = [];
		const before = await server.usage();
		let bytes = 0;
		for (let call = 0; call < CALLS; call++) {
			const start = performance.now();
			const answer = await fetch(server.url + path, { headers: { cookie: `mishwar_session=${token}` } });
			const body = await answer.text();
			if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
			times.push(performance.now() - start);
			bytes = body.length;
		}
		const cpuMs = ((await server.usage()).cpuMicros - before.cpuMicros) / 1000 / CALLS;
		rows.push({
			path: path.split('?')[0] ?? '',
			cars,
			'median ms': figure(median(times)),
			'p95 ms': figure(median(times, 0.95)),
			'server CPU ms': figure(cpuMs),
			'answer KB': figure(bytes / 1024),
		});
	}
	return { title: `Calls of a fleet, ${DAYS} days`, rows };
}

async function frames(url: string, token: string, cars: number, rounds: number): Promise<Table> {
	const browser = await chromium.launch({ executablePath: findBrowser(console.log), args: ['--no-sandbox', '--disable-gpu'] });
	const rows: Table['rows'] = [];
	try {
		const { text } = await slowdownOf(browser);
		for (const language of ['en', 'ar']) rows.push(await scrollBoard(browser, { url, token, language, rounds }));
		return { title: `Scrolling ${cars} cars × ${DAYS} days, on a phone ${text}`, rows };
	} finally {
		await browser.close();
	}
}

type Visit = { url: string; token: string; language: string; rounds: number };

/** Scrolls over all cars and days, several times. The quietest round counts, because it is least disturbed by other work of the machine. */
async function scrollBoard(browser: Browser, { url, token, language, rounds }: Visit): Promise<Table['rows'][number]> {
	const phone = await openPhone(browser, [
		{ name: 'lang', value: language, url },
		{ name: 'mishwar_session', value: token, url },
	]);
	const { page } = phone;
	await phone.weigh(() => page.goto(`${url}/owner/fleet?tab=board&span=quarter`, { waitUntil: 'load' }));
	const { lcp } = await phone.timing();
	const board = page.getByTestId('fleet-board');
	await board.evaluate((element) => element.scrollIntoView({ block: 'start' }));
	const down: Frames[] = [];
	const along: Frames[] = [];
	for (let round = 0; round < rounds; round++) {
		const way = round % 2 === 0 ? 1 : -1;
		down.push(await framesDuring(page, () => scrollBy(page, { yDistance: -way * SCROLL_PX })));
		along.push(await framesDuring(page, () => scrollBy(page, { xDistance: ((language === 'ar' ? way : -way) * SCROLL_PX) / 4 })));
	}
	await phone.close();
	return { language, 'LCP ms': figure(lcp), ...named('down', quietest(down)), ...named('along', quietest(along)) };
}

type Frames = { frames: number; longest: number; slow: number };
const quietest = (of: readonly Frames[]): Frames =>
	of.toSorted((a, b) => a.slow - b.slow || a.longest - b.longest)[0] ?? { frames: 0, longest: 0, slow: 0 };
const named = (way: string, { frames: count, longest, slow }: Frames) => ({
	[`${way}: frames`]: count,
	[`${way}: longest ms`]: figure(longest),
	[`${way}: over ${SLOW_FRAME_MS} ms`]: slow,
});

async function scrollBy(page: Page, distance: { xDistance?: number; yDistance?: number }): Promise<void> {
	const box = await page.getByTestId('fleet-board').boundingBox();
	const wire = await page.context().newCDPSession(page);
	const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
	await wire.send('Input.synthesizeScrollGesture', { x, y, ...distance, speed: SCROLL_PX_A_SECOND, gestureSourceType: 'touch' });
	await wire.detach();
}

/** Times between animation frames while `act` runs. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<Frames> {
	await page.evaluate(() => {
		const times: number[] = [];
		Object.assign(window, { frameTimes: times });
		const step = (time: number) => {
			// A later round has its own list.
			if ((window as unknown as { frameTimes: number[] }).frameTimes !== times) return;
			times.push(time);
			requestAnimationFrame(step);
		};
		requestAnimationFrame(step);
	});
	await act();
	const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
	const lengths = times.slice(1).map((time, index) => time - (times[index] ?? time));
	return { frames: lengths.length, longest: Math.max(...lengths), slow: lengths.filter((length) => length > SLOW_FRAME_MS).length };
}
