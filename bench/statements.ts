/** The search statements on one connection: page and count, for each mix of filters and each market size. */
import type { Bench } from './bench.ts';
import { type Data, openData } from './data.ts';
import { type Mix, mixes, searches, statementOf } from './mix.ts';
import { figure, type Table } from './report.ts';
import { median, percentile } from './rounds.ts';

type Part = 'page' | 'count';
type Times = { p50: number; p99: number };
type Measured = Record<Mix, Record<Part, Times>>;

export const bench: Bench = async (options) => {
	const opened: Data[] = [];
	for (const size of options.sizes) opened.push(await openData(options.postgresUrl, size, options.say));
	// One round per size in turns, so that background load affects all sizes equally.
	const rounds = new Map<Data, Measured[]>(opened.map((data) => [data, []]));
	for (let round = -1; round < options.rounds; round += 1) {
		for (const data of opened) {
			const measured = await measure(data, options.requests);
			if (round >= 0) rounds.get(data)?.push(measured);
		}
	}
	for (const { pool } of opened) await pool.end();
	const medians = opened.map((data) => ({
		data,
		of: (mix: Mix, part: Part, time: keyof Times) => median((rounds.get(data) ?? []).map((one) => one[mix][part][time])),
	}));
	return [...medians.map(({ data, of }) => times(data, of)), ratios(medians)];
};

type Of = (mix: Mix, part: Part, time: keyof Times) => number;

const times = ({ size }: Data, of: Of): Table => ({
	title: `Statements of search at ${size.cars.toLocaleString('en')} cars and ${size.bookings.toLocaleString('en')} occupancies (ms)`,
	rows: mixes.map((mix) => ({
		mix,
		'page p50': figure(of(mix, 'page', 'p50')),
		'page p99': figure(of(mix, 'page', 'p99')),
		'count p50': figure(of(mix, 'count', 'p50')),
		'count p99': figure(of(mix, 'count', 'p99')),
	})),
});

function ratios(medians: ReadonlyArray<{ data: Data; of: Of }>): Table {
	const [small] = medians;
	return {
		title: 'Ratios',
		rows: medians.flatMap(({ data, of }) => {
			const cars = data.size.cars.toLocaleString('en');
			const row = (what: string, value: number, atMost: number) => ({ cars, what, ratio: figure(value), 'at most': atMost });
			const mixed = of('mixed', 'page', 'p99');
			return [
				row('mixed page p99 to that of the smallest market', mixed / (small?.of('mixed', 'page', 'p99') ?? mixed), 4),
				...(['mixed with dates', 'date prices', 'Eid'] as const).map((mix) =>
					row(`${mix}: page p99 to that of the smallest market`, of(mix, 'page', 'p99') / (small?.of(mix, 'page', 'p99') ?? 1), 4),
				),
				row('rare page p50 to mixed page p50', of('rare', 'page', 'p50') / of('mixed', 'page', 'p50'), 2),
				row('sold-out page p99 to mixed page p99', of('sold out', 'page', 'p99') / mixed, 5),
				row('sold-out page p99 to page p99 with dates', of('sold out', 'page', 'p99') / of('mixed with dates', 'page', 'p99'), 5),
			];
		}),
	};
}

async function measure({ pool }: Data, count: number): Promise<Measured> {
	const client = await pool.connect();
	const run = async (mix: Mix, part: Part): Promise<Times> => {
		const timesMs: number[] = [];
		for (const path of searches(mix, count)) {
			const statement = statementOf(path, part);
			const started = performance.now();
			await client.query(statement);
			timesMs.push(performance.now() - started);
		}
		timesMs.sort((one, other) => one - other);
		return { p50: percentile(timesMs, 0.5), p99: percentile(timesMs, 0.99) };
	};
	const measured: Partial<Measured> = {};
	for (const mix of mixes) measured[mix] = { page: await run(mix, 'page'), count: await run(mix, 'count') };
	client.release();
	return measured as Measured;
}
