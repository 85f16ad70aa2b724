/** Interleaved rounds: contestants take turns, so that background load affects all equally, and medians suppress outliers. */

export const median = (values: readonly number[]): number =>
	percentile(
		values.toSorted((one, other) => one - other),
		0.5,
	);

/** Percentile of sorted values. */
export function percentile(sorted: readonly number[], part: number): number {
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export type Contestant<T> = { name: string; run(round: number): Promise<T> };

/** Results of each contestant by round. The order alternates; the first round only warms up. */
export async function interleave<T>(contestants: ReadonlyArray<Contestant<T>>, rounds: number): Promise<Map<string, T[]>> {
	const results = new Map<string, T[]>(contestants.map(({ name }) => [name, []]));
	for (let round = -1; round < rounds; round += 1) {
		for (const { name, run } of round % 2 === 0 ? contestants : contestants.toReversed()) {
			const result = await run(round);
			if (round >= 0) results.get(name)?.push(result);
		}
	}
	return results;
}

/** Median over the rounds of `ours / theirs`. */
export function ratio(ours: readonly number[], theirs: readonly number[]): number {
	return median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
}
