/**
 * `GET /api/cars` over HTTP against node:http and pg with the same statements: each mix of searches, each order, deep pages.
 * "New": every round requests different addresses, so that only repetitions within the mix come from the cache; in the other rows the same
 * searches are repeated, and the cache answers most of them.
 */
import { sorts } from '#contract/car-attributes.ts';
import { against, get, type Row } from './against.ts';
import type { Bench } from './bench.ts';
import { type Child, startChild } from './child.ts';
import { openData, type Size } from './data.ts';
import { load } from './load.ts';
import { mixes, searches, statementOf } from './mix.ts';

const CLIENTS = 8;
const DEEP_PAGES = 100;
const WARM = 1000;

export const bench: Bench = async (options) => {
	const tables = [];
	for (const size of options.sizes) {
		const data = await openData(options.postgresUrl, size, options.say);
		await data.pool.end();
		const env = { DATABASE_URL: data.url };
		const ours = await startChild('server.ts', { env });
		const bare = await startChild('bare-server.ts', { env });
		const servers = { ours, bare };
		tables.push({ title: title(size), rows: await compare(servers, options) });
		await Promise.all(Object.values(servers).map((server) => server.stop()));
	}
	return tables;
};

const title = ({ cars, bookings }: Size) =>
	`GET /api/cars at ${cars.toLocaleString('en')} cars and ${bookings.toLocaleString('en')} occupancies, against bare node:http + pg with the same statement`;

type Servers = { ours: Child; bare: Child };

async function compare(servers: Servers, { rounds, requests, clients = CLIENTS }: Parameters<Bench>[0]): Promise<Row[]> {
	const { ours, bare } = servers;
	const count = requests * (rounds + 1);
	const crowds: Array<[string, string[]]> = [
		...mixes.map((mix): [string, string[]] => [mix, searches(mix, count)]),
		...sorts.map((sort): [string, string[]] => [`mixed, ${sort}`, searches('mixed', count, sort)]),
	];
	// A freshly started server runs unoptimized code.
	await load(ours, get(searches('mixed', WARM)), clients);
	const rows: Row[] = [];
	const measure = async (what: string, paths: readonly string[], of: (round: number) => readonly string[]) => {
		await bare.send(paths.map((path) => [path, statementOf(path)]));
		await assertSame(ours, bare, paths);
		const sides = Object.entries(servers).map(([name, server]) => ({ name, server, requests: (round: number) => get(of(round)) }));
		rows.push(...(await against(what, sides, { rounds, clients })));
	};
	for (const [what, paths] of crowds) {
		// The first round only warms up and has number -1.
		await measure(`${what}, new`, paths, (round) => paths.slice((round + 1) * requests, (round + 2) * requests));
		const few = paths.slice(0, requests);
		await measure(what, few, () => few);
	}
	const deep = await deepPages(ours);
	await measure('deep pages', deep, () => deep);
	return rows;
}

/** The newest cars, page by page through the Link header. */
async function deepPages(ours: Child): Promise<string[]> {
	const paths: string[] = [];
	for (let path: string | undefined = '/api/cars?sortBy=newest&limit=24'; path && paths.length < DEEP_PAGES; ) {
		paths.push(path);
		const response: Response = await fetch(ours.url + path);
		await response.arrayBuffer();
		path = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1];
	}
	return paths;
}

/** The baseline must return the same cars. */
async function assertSame(ours: Child, bare: Child, paths: readonly string[]): Promise<void> {
	type Card = { id: string };
	for (const path of paths.slice(0, 20)) {
		const [mine, theirs] = await Promise.all([ours, bare].map(async ({ url }) => (await fetch(url + path)).json()));
		const ids = (cards: unknown) => (cards as Card[]).map(({ id }) => id).join();
		if (ids(mine) !== ids(theirs)) throw new Error(`${path} differs`);
	}
}
