/** Interleaved rounds: who is compared runs in turns, so that what else the machine does meets all alike, and medians leave its outbursts out. */

export const median = (values: readonly number[]): number =>
	percentile(
		values.toSorted((one, other) => one - other),
		0.5,
	);

/** Of values in order. */
export function percentile(sorted: readonly number[], part: number): number {
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export type Contestant<T> = { name: string; run(round: number): Promise<T> };

/** Each contestant's results, round by round. Every other round goes in the opposite order; a first round only warms up. */
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

/** The median over the rounds of `ours / theirs` of one round. */
export function ratio(ours: readonly number[], theirs: readonly number[]): number {
	return median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
}
