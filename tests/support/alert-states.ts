/** Builds a promtool test of deploy/alerts.yaml from metrics that were scraped from a server before, during and after each fault state. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Names of the metrics that each rule reads. */
export const alertRules = new Map(
	readFileSync('deploy/alerts.yaml', 'utf8')
		.split('- alert: ')
		.slice(1)
		.map((rule) => [rule.split('\n')[0] ?? '', [...new Set([...rule.matchAll(/\b(\w+)\{job="mishwar"/g)].map(([, name = '']) => name))]]),
);

/** Text of the metrics; null if the server did not answer. */
export type Scraped = string | null;
/** Scrapes before, during and after the state, by the name of the rule. */
export const observed = new Map<string, Scraped[]>();
/** Repeats until the text is as expected. */
type Scrape = (isWanted?: (text: string) => boolean) => Promise<void>;

export async function metricsOf(url: string): Promise<Scraped> {
	return fetch(`${url}/metrics`).then(
		(response) => response.text(),
		() => null,
	);
}

/** `bring` causes the state and ends it, and scrapes three times: before, during and after it. */
export function inState(alert: string, url: () => string, bring: (scrape: Scrape) => Promise<void>): void {
	it(`${alert}: a server comes into its state and out of it`, async () => {
		const scraped: Array<Promise<Scraped>> = [];
		await bring(async (isWanted = () => true) => {
			const reading = (async () => {
				let seen: Scraped = null;
				const look = async () => {
					seen = await metricsOf(url());
					return seen === null || isWanted(seen);
				};
				await expect.poll(look, { timeout: 20_000 }).toBe(true);
				return seen as Scraped;
			})();
			scraped.push(reading);
			await reading;
		});
		const texts = await Promise.all(scraped);
		expect(texts).toHaveLength(3);
		const [before, during] = texts.map((text) => JSON.stringify([...seriesOf(alert, text)]));
		expect(during).not.toBe(before);
		observed.set(alert, texts);
	});
}

/** The values that the rule uses, by series. */
function seriesOf(alert: string, text: Scraped): Map<string, number> {
	const names = alertRules.get(alert) ?? [];
	if (names.includes('up')) return new Map([['up{job="mishwar",instance="a"}', text === null ? 0 : 1]]);
	return new Map(
		[...(text ?? '').matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].flatMap(([, name = '', labels = '', value]) =>
			names.includes(name) ? [[`${name}{${['job="mishwar"', ...(labels ? [labels] : [])].join(',')}}`, Number(value)] as const] : [],
		),
	);
}

const MINUTES = { before: 10, during: 40, after: 70 };

const isCounter = (series: string) => /_(count|bucket|total)\{/.test(series);

/** A sample for each minute: counters grow evenly from one scrape to the next, other metrics keep the scraped value. */
function samplesOf(series: string, [before, during, after]: Array<number | undefined>): string {
	const grow = (minutes: number, from = 0, to = 0) =>
		Array.from({ length: minutes }, (_, minute) => from + ((to - from) * minute) / minutes);
	const stay = (minutes: number, value: number | undefined) => Array.from({ length: minutes }, () => value ?? 'stale');
	return [
		...stay(MINUTES.before, isCounter(series) ? (before ?? 0) : before),
		...(isCounter(series) ? grow(MINUTES.during, before, during) : stay(MINUTES.during, during)),
		...(isCounter(series) ? grow(MINUTES.after, during, after) : stay(MINUTES.after, after)),
	].join(' ');
}

export function promtoolTest(alert: string, scraped: Scraped[]) {
	const maps = scraped.map((text) => seriesOf(alert, text));
	const grows = (series: string) => !isCounter(series) || new Set(maps.map((map) => map.get(series))).size > 1;
	const expr = `group(ALERTS{alertname="${alert}",alertstate="firing"})`;
	const fires = { labels: '{}', value: 1 };
	return {
		name: alert,
		interval: '1m',
		input_series: [...new Set(maps.flatMap((map) => [...map.keys()]))].filter(grows).map((series) => ({
			series,
			values: samplesOf(
				series,
				maps.map((map) => map.get(series)),
			),
		})),
		promql_expr_test: [
			{ expr, eval_time: '9m', exp_samples: [] },
			{ expr, eval_time: '45m', exp_samples: [fires] },
			{ expr, eval_time: '115m', exp_samples: [] },
		],
	};
}
