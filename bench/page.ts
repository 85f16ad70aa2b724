/** Rendered pages against the API call they show, by processor time of the server: each address once, and fifty of them repeatedly. Each call is requested once, except for the home page. */
import { against, get, type Row, repeated, type Side } from './against.ts';
import type { Bench } from './bench.ts';
import { type Child, startChild } from './child.ts';
import { openData } from './data.ts';
import { load } from './load.ts';
import { searches } from './mix.ts';
import { figure } from './report.ts';

const CLIENTS = 8;
/** Number of repeatedly requested pages. */
const FEW = 50;
const AGAIN = 10;
const CROWD = 100_000;

export const bench: Bench = async ({
	sizes: [size = { cars: 10_000, bookings: 100_000 }],
	postgresUrl,
	say,
	rounds,
	requests,
	clients = CLIENTS,
}) => {
	const data = await openData(postgresUrl, size, say);
	const { rows: cars } = await data.pool.query<{ slug: string }>(
		`SELECT slug FROM cars ORDER BY slug LIMIT ${2 * requests * (rounds + 1)}`,
	);
	await data.pool.end();
	const server = await startChild('server.ts', { env: { DATABASE_URL: data.url, BENCH_WEB: '1' } });
	const count = requests * (rounds + 1);
	// Twice as many addresses as requested: one half for pages, the other for calls, so that neither finds the other's cached responses.
	const queries = searches('mixed with dates', 2 * count);
	const side = (name: string, path: (index: number) => string, most = requests): Side => ({
		name,
		server,
		requests: (round) => get(Array.from({ length: most }, (_, index) => path((round + 1) * requests + index))),
	});
	/** Repeated often enough to make the first rendering negligible. */
	const again = (path: (index: number) => string) => side('cached', path, AGAIN * requests);
	const slug = (index: number) => cars[index % cars.length]?.slug ?? '';
	const search = (index: number) => (queries[index] ?? '').replace('/api/cars', '/search');
	const rows = [
		...(await against('home', [again(() => '/'), side('API', () => '/api/cars?limit=8&sortBy=newest')], { rounds, clients })),
		...(await against(
			'search',
			[side('uncached', search), again((index) => search(index % FEW)), side('API', (index) => queries[count + index] ?? '')],
			{ rounds, clients },
		)),
		...(await against(
			'car',
			[
				side('uncached', (index) => `/car/${slug(index)}`),
				again((index) => `/car/${slug(index % FEW)}`),
				side('API', (index) => `/api/cars/${slug(count + index)}`),
			],
			{ rounds, clients },
		)),
	];
	const few = ['/', ...Array.from({ length: FEW - 1 }, (_, index) => (index % 2 ? search(index) : `/car/${slug(index)}`))];
	const crowd = await visits(server, few, clients);
	await server.stop();
	return [
		{ title: `Rendered pages at ${size.cars.toLocaleString('en')} cars`, rows },
		{ title: `A crowd at ${FEW} pages`, rows: [crowd] },
	];
};

/** Cost of many visits; calls made during rendering count as rendered. */
async function visits(server: Child, paths: readonly string[], clients: number): Promise<Row> {
	const made = async () => {
		const metrics = await (await fetch(`${server.url}/metrics`)).text();
		return Number(/^kept_answers\{what="misses"\} (\d+)/m.exec(metrics)?.[1]);
	};
	const before = await made();
	const { perSecond, seconds, statuses } = await load(server, get(repeated(paths, CROWD)), clients);
	return {
		views: CROWD,
		'of them 200': statuses.get(200) ?? 0,
		seconds: figure(seconds),
		'a second': Math.round(perSecond),
		made: (await made()) - before,
	};
}
