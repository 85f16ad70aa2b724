/** One attribute of all cars that has few values: a set of cars for each of them. */
import { TypedFastBitSet } from 'typedfastbitset';
import { roomFor } from './growing.ts';
import type { Question } from './question.ts';

export class Column {
	#values = new Int32Array(0);
	readonly #sets = new Map<number, TypedFastBitSet>();

	put(slot: number, value: number): void {
		this.#values = roomFor(this.#values, slot);
		this.#values[slot] = value;
		const set = this.#sets.get(value);
		if (set) set.add(slot);
		else this.#sets.set(value, new TypedFastBitSet([slot]));
	}

	remove(slot: number): void {
		this.#sets.get(this.#values[slot] as number)?.remove(slot);
	}

	/** Asks for values from `least` to `most`. */
	ask(question: Question, least: number, most: number): void {
		const inside: TypedFastBitSet[] = [];
		const outside: TypedFastBitSet[] = [];
		for (const [value, set] of this.#sets) (value >= least && value <= most ? inside : outside).push(set);
		if (inside.length <= outside.length) question.mustBeInOneOf(inside);
		else for (const set of outside) question.mustNotBeIn(set);
	}
}
