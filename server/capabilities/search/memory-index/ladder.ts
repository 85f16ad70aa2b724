/** One attribute of all cars that has many values, as prices: a set for each rung of all cars below it, so that a range takes two sets, however wide. */
import { TypedFastBitSet } from 'typedfastbitset';
import { roomFor } from './growing.ts';
import type { Question } from './question.ts';

/**
 * With steps of 5000 the rungs are 0, above it, 5000, above it, …: bounds that are a step, as those of the slider, need nothing but sets. Whatever is
 * above the last step shares one rung.
 */
export class Ladder {
	readonly #step: number;
	readonly #top: number;
	#values = new Int32Array(0);
	/** Of each rung, the cars on those before it. */
	readonly #below: readonly TypedFastBitSet[];

	constructor(step: number, steps: number) {
		this.#step = step;
		this.#top = 2 * steps + 1;
		this.#below = Array.from({ length: this.#top + 1 }, () => new TypedFastBitSet());
	}

	of(slot: number): number {
		return this.#values[slot] as number;
	}

	put(slot: number, value: number): void {
		this.#values = roomFor(this.#values, slot);
		this.#values[slot] = value;
		for (let rung = this.#rungOf(value) + 1; rung <= this.#top; rung += 1) this.#below[rung]?.add(slot);
	}

	remove(slot: number): void {
		for (let rung = this.#rungOf(this.of(slot)) + 1; rung <= this.#top; rung += 1) this.#below[rung]?.remove(slot);
	}

	/** Asks for values from `least` to `most`. */
	ask(question: Question, least: number, most: number): void {
		const [first, last] = [this.#rungOf(least), this.#rungOf(most)];
		const [under, upTo] = [this.#below[first], this.#below[last + 1]];
		if (under && first > 0) question.mustNotBeIn(under);
		if (upTo) question.mustBeIn(upTo);
		if (isBetween(first) || (isBetween(last) && most !== Number.POSITIVE_INFINITY))
			question.checkAll((slot) => this.of(slot) >= least && this.of(slot) <= most);
	}

	#rungOf(value: number): number {
		const steps = Math.floor(value / this.#step);
		return Math.min(value === steps * this.#step ? 2 * steps : 2 * steps + 1, this.#top);
	}
}

/** Of steps: some on such a rung are below a bound that is on it as well, and some above. */
const isBetween = (rung: number): boolean => rung % 2 === 1;
