/**
 * What is wanted of cars, as sets of them. It is answered block by block in one pass over all, and in a block of which nobody is left no further
 * condition is looked at. Nothing is allocated on the way: sets of a million cars are what a collector of garbage notices.
 */
import { TypedFastBitSet } from 'typedfastbitset';

type Words = Uint32Array;
/** `among`: those of whom the sets cannot tell; null: all. */
type Check = { among: readonly Words[] | null; holds: (slot: number) => boolean };

/** Words of 32 cars. */
const BLOCK = 128;
const either = new Uint32Array(BLOCK);

export class Question {
	readonly #in: Words[] = [];
	readonly #notIn: Words[] = [];
	readonly #inOneOf: Words[][] = [];
	readonly #checks: Check[] = [];

	mustBeIn(set: TypedFastBitSet): void {
		this.#in.push(set.words);
	}

	mustNotBeIn(set: TypedFastBitSet): void {
		this.#notIn.push(set.words);
	}

	mustBeInOneOf(sets: readonly TypedFastBitSet[]): void {
		this.#inOneOf.push(sets.map(({ words }) => words));
	}

	check(among: readonly TypedFastBitSet[], holds: Check['holds']): void {
		if (among.length > 0) this.#checks.push({ among: among.map(({ words }) => words), holds });
	}

	checkAll(holds: Check['holds']): void {
		this.#checks.push({ among: null, holds });
	}

	/** Whom of `all` it holds for. `scratch` has as many words as they, and is what the answer lives in: until the next question. */
	answer(all: TypedFastBitSet, scratch: Words): TypedFastBitSet {
		scratch.set(all.words);
		for (let from = 0; from < scratch.length; from += BLOCK) this.#answerBlock(scratch, from, Math.min(from + BLOCK, scratch.length));
		return TypedFastBitSet.fromWords(scratch);
	}

	#answerBlock(left: Words, from: number, to: number): void {
		for (const words of this.#in) if (keep(left, words, from, to) === 0) return;
		for (const sets of this.#inOneOf) if (keepEither(left, sets, from, to) === 0) return;
		for (const words of this.#notIn) takeOut(left, words, from, to);
		for (const check of this.#checks) checkEach(left, check, from, to);
	}
}

/** 0 where nobody is left. Sets end with their last car. */
function keep(left: Words, words: Words, from: number, to: number): number {
	const end = Math.min(to, words.length);
	let some = 0;
	for (let at = from; at < end; at += 1) {
		const both = (left[at] as number) & (words[at] as number);
		left[at] = both;
		some |= both;
	}
	left.fill(0, Math.max(from, end), to);
	return some;
}

function takeOut(left: Words, words: Words, from: number, to: number): void {
	const end = Math.min(to, words.length);
	for (let at = from; at < end; at += 1) left[at] = (left[at] as number) & ~(words[at] as number);
}

function keepEither(left: Words, sets: readonly Words[], from: number, to: number): number {
	const [only] = sets;
	if (only && sets.length === 1) return keep(left, only, from, to);
	unite(sets, from, to);
	let some = 0;
	for (let at = from; at < to; at += 1) {
		const both = (left[at] as number) & (either[at - from] as number);
		left[at] = both;
		some |= both;
	}
	return some;
}

function unite(sets: readonly Words[], from: number, to: number): void {
	either.fill(0);
	for (const words of sets) {
		const end = Math.min(to, words.length);
		for (let at = from; at < end; at += 1) either[at - from] = (either[at - from] as number) | (words[at] as number);
	}
}

function checkEach(left: Words, { among, holds }: Check, from: number, to: number): void {
	if (among) unite(among, from, to);
	for (let at = from; at < to; at += 1) {
		const word = left[at] as number;
		let kept = word;
		for (let unclear = among ? word & (either[at - from] as number) : word; unclear !== 0; unclear &= unclear - 1) {
			const bit = unclear & -unclear;
			if (!holds(32 * at + 31 - Math.clz32(bit))) kept ^= bit;
		}
		left[at] = kept;
	}
}
