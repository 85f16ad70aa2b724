/** Rendered pages against the API call that they show, by processor time of the server: each address once, and the same address again. */
import { against, get, type Side } from './against.ts';
import type { Bench } from './bench.ts';
import { startChild } from './child.ts';
import { openData } from './data.ts';
import { searches } from './mix.ts';

const CLIENTS = 8;

export const bench: Bench = async ({
	sizes: [size = { cars: 10_000, bookings: 100_000 }],
	postgresUrl,
	say,
	rounds,
	requests,
	clients = CLIENTS,
}) => {
	const data = await openData(postgresUrl, size, say);
	const { rows: cars } = await data.pool.query<{ slug: string }>(`SELECT slug FROM cars ORDER BY slug LIMIT ${requests * (rounds + 1)}`);
	await data.pool.end();
	const server = await startChild('server.ts', { env: { DATABASE_URL: data.url, BENCH_WEB: '1' } });
	const wishes = searches('mixed', requests);
	/** No address twice, so that none is answered from what was kept. */
	const fresh = (path: string, round: number, index: number) => `${path}${path.includes('?') ? '&' : '?'}visit=${round}.${index}`;
	const side = (name: string, path: (round: number, index: number) => string): Side => ({
		name,
		server,
		requests: (round) => get(Array.from({ length: requests }, (_, index) => path(round, index))),
	});
	const wish = (index: number) => wishes[index % wishes.length] ?? '';
	const slug = (round: number, index: number) => cars[((round + 1) * requests + index) % cars.length]?.slug ?? '';
	const search = (index: number) => wish(index).replace('/api/cars', '/search');
	const home = '/api/cars?limit=8&sortBy=newest';
	const rows = [
		...(await against(
			'home',
			[side('uncached', (round, index) => fresh('/', round, index)), side('cached', () => '/'), side('API', () => home)],
			{ rounds, clients },
		)),
		...(await against(
			'search',
			[
				side('uncached', (round, index) => fresh(search(index), round, index)),
				side('cached', (_, index) => search(index % 50)),
				side('API', (_, index) => wish(index)),
			],
			{ rounds, clients },
		)),
		...(await against(
			'car',
			[
				side('uncached', (round, index) => `/car/${slug(round, index)}`),
				side('cached', (_, index) => `/car/${slug(-1, index % 50)}`),
				side('API', (round, index) => `/api/cars/${slug(round, index)}`),
			],
			{ rounds, clients },
		)),
	];
	await server.stop();
	return [{ title: `Rendered pages at ${size.cars.toLocaleString('en')} cars`, rows }];
};
