/** Cost of a session: calls with and without one. */
import { against, get, repeated, type Side } from './against.ts';
import type { Bench } from './bench.ts';
import { startChild } from './child.ts';
import { openData, signedInPeople } from './data.ts';
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
	const cookies = await signedInPeople(data.pool, 20);
	const { rows: cars } = await data.pool.query<{ slug: string }>('SELECT slug FROM cars ORDER BY slug LIMIT 400');
	await data.pool.end();
	const server = await startChild('server.ts', { env: { DATABASE_URL: data.url } });
	const pair = (paths: readonly string[]): Side[] => [
		{
			name: 'signed in',
			server,
			requests: () => get(paths).map((request, index) => ({ ...request, headers: { cookie: cookies[index % cookies.length] ?? '' } })),
		},
		{ name: 'anonymous', server, requests: () => get(paths) },
	];
	const slugs = repeated(
		cars.map(({ slug }) => slug),
		requests,
	);
	const rows = [
		...(await against('GET /api/cars', pair(searches('mixed', requests)), { rounds, clients })),
		...(await against('GET /api/cars/{slug}', pair(slugs.map((slug) => `/api/cars/${slug}`)), { rounds, clients })),
	];
	await server.stop();
	return [{ title: 'Calls with a session against the same calls without', rows }];
};
