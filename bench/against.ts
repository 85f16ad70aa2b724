/** Compares ours with a baseline in interleaved rounds: requests per second and the server's processor time per request. */
import type { Child } from './child.ts';
import { assertStatuses, type ExpectedStatus, type Load, load } from './load.ts';
import { type Cell, figure } from './report.ts';
import { interleave, median, percentile, ratio } from './rounds.ts';

export type Side = {
	name: string;
	server: Pick<Child, 'url' | 'usage'>;
	requests(round: number): readonly ExpectedStatus[];
	allowed?: readonly number[];
};
export type Row = Record<string, Cell>;

/** The last side is the baseline; one row for each of the others. */
export async function against(
	what: string,
	sides: readonly Side[],
	{ rounds, clients }: { rounds: number; clients: number },
): Promise<Row[]> {
	const contestants = sides.map(({ name, server, requests, allowed = [200] }) => ({
		name,
		run: async (round: number) => {
			const result = await load(server, requests(round), clients);
			assertStatuses(result, ...allowed);
			return result;
		},
	}));
	const results = await interleave(contestants, rounds);
	const baseline = sides.at(-1)?.name ?? '';
	const of = (name: string, value: (one: Load) => number) => (results.get(name) ?? []).map(value);
	const p99 = (one: Load) => percentile(one.latencies, 0.99);
	return sides.slice(0, -1).map(({ name }) => ({
		what,
		side: `${name} : ${baseline}`,
		'a second': Math.round(median(of(name, perSecond))),
		'baseline a second': Math.round(median(of(baseline, perSecond))),
		'throughput ratio': figure(ratio(of(name, perSecond), of(baseline, perSecond))),
		'CPU µs': Math.round(median(of(name, cpu))),
		'baseline CPU µs': Math.round(median(of(baseline, cpu))),
		'CPU ratio': figure(ratio(of(name, cpu), of(baseline, cpu))),
		'p99 ms': figure(median(of(name, p99))),
		'baseline p99 ms': figure(median(of(baseline, p99))),
	}));
}

const perSecond = (one: Load) => one.perSecond;
const cpu = (one: Load) => one.cpuMicros;

export const get = (paths: readonly string[]): ExpectedStatus[] => paths.map((path) => ({ path }));

/** Repeats the list until there are `count` items. */
export const repeated = <T>(list: readonly T[], count: number): T[] =>
	Array.from({ length: count }, (_, index) => list[index % list.length] as T);
