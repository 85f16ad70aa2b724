/** Memory of the server at rest, after a tenth of the requests and after all of them: between the last two it must not grow any more. */
import type { Bench } from './bench.ts';
import { startChild, type Usage } from './child.ts';
import { openData, signedInPeople } from './data.ts';
import { type ExpectedStatus, load } from './load.ts';
import { mixes, searches } from './mix.ts';
import { figure } from './report.ts';

const CLIENTS = 8;
const MEGABYTE = 2 ** 20;
const QUERIES = 500;
/** `--requests` is the number sent before the second measurement; a thousand would be too few. */
const LEAST = 20_000;

export const bench: Bench = async ({
	sizes: [size = { cars: 10_000, bookings: 100_000 }],
	postgresUrl,
	say,
	requests,
	clients = CLIENTS,
}) => {
	const data = await openData(postgresUrl, size, say);
	const cookies = await signedInPeople(data.pool, 20);
	const { rows: cars } = await data.pool.query<{ id: string; slug: string }>('SELECT id, slug FROM cars ORDER BY slug LIMIT 2000');
	await data.pool.end();
	const server = await startChild('server.ts', { env: { DATABASE_URL: data.url, BENCH_WEB: '1' }, flags: ['--expose-gc'] });
	const queries = mixes.filter((mix) => mix !== 'sold out').flatMap((mix) => searches(mix, QUERIES));
	const requestAt = (index: number): ExpectedStatus => {
		const car = cars[index % cars.length] ?? { id: '', slug: '' };
		const query = queries[index % queries.length] ?? '';
		const kinds: ExpectedStatus[] = [
			{ path: query },
			{ path: `/api/cars/${car.slug}` },
			{ path: `/api/cars/${car.id}/booked-dates` },
			{ path: query.replace('/api/cars', '/search') },
			{ path: `/car/${car.slug}` },
			{ path: '/' },
			{ path: '/api/auth/user', headers: { cookie: cookies[index % cookies.length] ?? '' } },
			{ path: `/nowhere/${index}` },
		];
		return kinds[index % kinds.length] as ExpectedStatus;
	};
	const all = Math.max(requests, LEAST);
	const atRest = { after: 0, usage: await server.usage() };
	const looks: Array<{ after: number; usage: Usage }> = [];
	for (let sent = 0; sent < all; ) {
		const upTo = looks.length === 0 ? all / 10 : Math.min(all, sent + all / 10);
		await load(
			server,
			Array.from({ length: upTo - sent }, (_, index) => requestAt(sent + index)),
			clients,
		);
		sent = upTo;
		looks.push({ after: sent, usage: await server.usage() });
		say(`${sent.toLocaleString('en')} requests`);
	}
	await server.stop();
	const [first] = looks;
	const rows = [atRest, ...looks].map(({ after, usage }) => ({
		'after requests': after,
		'heap MB': figure(usage.heap / MEGABYTE),
		'RSS MB': figure(usage.rss / MEGABYTE),
		'heap ratio': figure(usage.heap / (first?.usage.heap ?? 1)),
		'RSS ratio': figure(usage.rss / (first?.usage.rss ?? 1)),
	}));
	return [{ title: 'Memory after mixed requests, after a collection', rows }];
};
