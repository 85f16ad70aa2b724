/**
 * Which position of its WAL the primary had reached at which moment. Data that contains everything up to a position is complete up to that moment. This gives the age
 * of a replica's data without comparing clocks, also while nothing is written or the replica receives nothing.
 */

/** Ten minutes of beats, four a second. A replica that is further behind than this counts as that far behind. */
const MOST_SPANS = 2400;

/** `first` and `last`: between them the primary was seen at this position; by `performance.now()`. */
type Span = { position: bigint; first: number; last: number };

export class WalHistory {
	#spans: Span[] = [];
	/** When the primary last reported its position, by `performance.now()`. */
	notedAt = Number.NEGATIVE_INFINITY;

	/** `at`: before the primary was queried, so that every commit visible then is contained. */
	note(position: bigint, at: number): void {
		this.notedAt = at;
		const latest = this.#spans.at(-1);
		if (latest && position <= latest.position) latest.last = at;
		else this.#spans.push({ position, first: at, last: at });
		if (this.#spans.length > MOST_SPANS) this.#spans.shift();
	}

	/** The history of another host. */
	clear(): void {
		this.#spans = [];
	}

	/** The moment up to which data is complete that contains everything up to `position`; null if that is before the first observation. */
	asOf(position: bigint): number | null {
		return this.#spans.findLast((span) => span.position <= position)?.last ?? null;
	}

	/** For how many milliseconds the primary has been beyond `position`; 0 if that was not observed. */
	beyondMs(position: bigint, now: number): number {
		const first = this.#spans.find((span) => span.position > position)?.first;
		return first === undefined ? 0 : now - first;
	}
}
