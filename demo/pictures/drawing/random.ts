// Repeatable chance: the same seed always draws the same picture.

export interface Random {
	/** A number from `low` (included) to `high` (excluded). */
	between(low: number, high: number): number;
	/** One of the choices, which must not be empty. */
	pick<T>(choices: readonly [T, ...T[]]): T;
	/** True in `share` (0 to 1) of the cases. */
	chance(share: number): boolean;
}

/** A stream of chance for a seed; `purpose` keeps the parts of one picture independent. Source: mulberry32, FNV-1a. */
export function random(seed: number, purpose: string): Random {
	let state = (seed ^ 0x811c9dc5) >>> 0;
	for (const char of purpose) state = Math.imul(state ^ char.charCodeAt(0), 0x01000193) >>> 0;
	const next = (): number => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
	return {
		between: (low, high) => low + next() * (high - low),
		pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
		chance: (share) => next() < share,
	};
}
