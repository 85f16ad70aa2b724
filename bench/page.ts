/** Rendered pages against the API call that they show, by processor time of the server: each address once, and fifty of them again and again. A call is asked for once each, but for home’s. */
import { against, get, type Side } from './against.ts';
import type { Bench } from './bench.ts';
import { startChild } from './child.ts';
import { openData } from './data.ts';
import { searches } from './mix.ts';

const CLIENTS = 8;
/** What a crowd looks at. */
const FEW = 50;

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
	// Twice as many as are asked for: pages the one half, calls the other, so that neither finds in memory what the other made.
	const wishes = searches('mixed with dates', 2 * count);
	const side = (name: string, path: (index: number) => string): Side => ({
		name,
		server,
		requests: (round) => get(Array.from({ length: requests }, (_, index) => path((round + 1) * requests + index))),
	});
	const slug = (index: number) => cars[index % cars.length]?.slug ?? '';
	const search = (index: number) => (wishes[index] ?? '').replace('/api/cars', '/search');
	const rows = [
		...(await against('home', [side('cached', () => '/'), side('API', () => '/api/cars?limit=8&sortBy=newest')], { rounds, clients })),
		...(await against(
			'search',
			[side('uncached', search), side('cached', (index) => search(index % FEW)), side('API', (index) => wishes[count + index] ?? '')],
			{ rounds, clients },
		)),
		...(await against(
			'car',
			[
				side('uncached', (index) => `/car/${slug(index)}`),
				side('cached', (index) => `/car/${slug(index % FEW)}`),
				side('API', (index) => `/api/cars/${slug(count + index)}`),
			],
			{ rounds, clients },
		)),
	];
	await server.stop();
	return [{ title: `Rendered pages at ${size.cars.toLocaleString('en')} cars`, rows }];
};
