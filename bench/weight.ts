/** Weight and timing of first visits and the following step on a phone; BENCH_URL names a running demo, otherwise one is started. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { startJourneyServer } from '#tests/journeys/start-server.ts';
import { findBrowser } from '../scripts/find-browser.ts';
import { openPhone, type Timing, type Weight } from './phone.ts';
import type { Table } from './report.ts';
import { slowdownOf } from './slowdown.ts';

/** `next`: the link that is followed afterwards. `of`: the list whose first row provides the id in the path. */
type Route = { path: string; who?: string; next: string; of?: string };
type Visit = { route: Route; language: string; first: Weight; timing: Timing; next: Weight | null; shownMs: number };

const RUNS = Number(process.env.RUNS ?? 3);
const RENTER = 'renter@mishwar.test';
const OWNER = 'owner@mishwar.test';
const ADMIN = 'admin@mishwar.test';

const routes: readonly Route[] = [
	{ path: '/', next: '/search' },
	{ path: '/search', next: '/car/' },
	{ path: '/car/toyota-camry-2021', next: '/search' },
	{ path: '/sign-in', next: '/sign-up' },
	{ path: '/terms', next: '/privacy' },
	{ path: '/nowhere', next: '/' },
	{ path: '/trips', who: RENTER, next: '/booking/' },
	{ path: '/favourites', who: RENTER, next: '/search' },
	{ path: '/messages', who: RENTER, next: '/search' },
	{ path: '/messages/:id', who: RENTER, next: '/messages', of: '/api/messages/inbox' },
	{ path: '/profile', who: RENTER, next: '/search' },
	{ path: '/owner/dashboard', who: OWNER, next: '/owner/bookings' },
	{ path: '/owner/bookings', who: OWNER, next: '/owner/cars' },
	{ path: '/owner/cars', who: OWNER, next: '/owner/dashboard' },
	{ path: '/owner/earnings', who: OWNER, next: '/owner/payouts' },
	{ path: '/owner/cars/:id/calendar', who: OWNER, next: '/owner/dashboard', of: '/api/owner/cars' },
	{ path: '/owner/cars/new', who: OWNER, next: '/owner/dashboard' },
	{ path: '/admin', who: ADMIN, next: '/' },
];

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const kb = (bytes: number): number => Number((bytes / 1024).toFixed(1));

async function visit(browser: Browser, url: string, token: string | null, route: Route, language: string): Promise<Visit> {
	const phone = await openPhone(browser, [
		{ name: 'lang', value: language, url },
		...(token ? [{ name: 'mishwar_session', value: token, url }] : []),
	]);
	const address = url + (await pathOf(phone.page, url, route));
	const first = await phone.weigh(() => phone.page.goto(address, { waitUntil: 'load' }));
	const timing = await phone.timing();
	const link = phone.page.locator(`a[href="${route.next}"]:visible, a[href^="${route.next}"]:not([href="/"]):visible`).first();
	let shownMs = 0;
	let next: Weight | null = null;
	if (await link.isVisible()) {
		next = await phone.weigh(async () => {
			const start = performance.now();
			const before = phone.page.url();
			await link.tap();
			await phone.page.waitForFunction((old) => location.href !== old && !document.querySelector('[role=progressbar]'), before);
			shownMs = performance.now() - start;
		});
	}
	await phone.close();
	return { route, language, first, timing, next, shownMs };
}

async function pathOf({ request }: Page, url: string, { path, of }: Route): Promise<string> {
	if (!of) return path;
	const rows: Array<{ id: string }> = await (await request.get(url + of)).json();
	return path.replace(':id', rows[0]?.id ?? '');
}

function rowsOf(runs: readonly Visit[]): { first: Record<string, string | number>; next: Record<string, string | number> } {
	const [{ route, language } = { route: { path: '', next: '' }, language: '' }] = runs;
	const name = { page: route.path, language };
	const weights = (of: (run: Visit) => Weight | null) => {
		const middle = (part: keyof Weight) => median(runs.map((run) => of(run)?.[part] ?? 0));
		const bytes = (['js', 'css', 'font', 'image', 'data', 'total'] as const).map((part) => [`${part} KB`, kb(middle(part))] as const);
		return { requests: middle('requests'), photos: middle('photos'), ...Object.fromEntries(bytes) };
	};
	const time = (of: (run: Visit) => number, digits = 0) => Number(median(runs.map(of)).toFixed(digits));
	return {
		first: {
			...name,
			...weights(({ first }) => first),
			'LCP ms': time(({ timing }) => timing.lcp),
			CLS: time(({ timing }) => timing.cls, 3),
			'TBT ms': time(({ timing }) => timing.tbt),
		},
		next: { ...name, to: route.next, ...weights(({ next }) => next), 'shown ms': time(({ shownMs }) => shownMs) },
	};
}

export async function run(): Promise<Table[]> {
	const server = process.env.BENCH_URL ? null : await startJourneyServer();
	const url = process.env.BENCH_URL ?? server?.url ?? '';
	const browser = await chromium.launch({ executablePath: findBrowser(console.log), args: ['--no-sandbox', '--disable-gpu'] });
	const { text } = await slowdownOf(browser);
	const first: Table = { title: `First visits, on a phone ${text}`, rows: [] };
	const next: Table = { title: 'The next step, by a link of the page', rows: [] };
	const measured = routes.filter(({ path, who }) => (server || !who) && (process.env.ONLY?.split(',').includes(path) ?? true));
	try {
		for (const route of measured)
			for (const language of ['en', 'ar']) {
				const token = route.who && server ? await server.control(`/session?who=${encodeURIComponent(route.who)}`) : null;
				const runs: Visit[] = [];
				for (let round = 0; round < RUNS; round++) runs.push(await visit(browser, url, token, route, language));
				const rows = rowsOf(runs);
				first.rows.push(rows.first);
				next.rows.push(rows.next);
			}
	} finally {
		await browser.close();
		await server?.stop();
	}
	return [first, next];
}
