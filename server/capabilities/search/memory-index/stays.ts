/**
 * When each car is taken. A set for each day of those that are taken at some time of it tells of nearly all whether they are free: whoever is in that
 * of a day which is wanted as a whole is not. Only who is taken on the days of its beginning and end alone is looked up to the millisecond.
 */
import { TypedFastBitSet } from 'typedfastbitset';
import { DAY_MS } from '#contract/time.ts';
import { roomFor } from './growing.ts';
import type { Question } from './question.ts';

/** Stays later than this are found without the sets: nearly nobody asks for them. */
const DAYS = 800;

const dayOf = (moment: number): number => Math.floor(moment / DAY_MS);
const lastDayBefore = (moment: number): number => Math.ceil(moment / DAY_MS) - 1;

export class Stays {
	#first: number;
	readonly #end: number;
	readonly #taken = new Map<number, TypedFastBitSet>();
	/** Beginning and end of each stay, car after car: `#count` of them from `#from`, sorted, as they never overlap. */
	#times = new Float64Array(0);
	#from = new Int32Array(0);
	#count = new Int32Array(0);
	#used = 0;
	#unused = 0;

	constructor(today: number) {
		this.#first = dayOf(today);
		this.#end = this.#first + DAYS;
	}

	/** `times`: beginning, end, beginning, end, in milliseconds. */
	put(slot: number, times: readonly number[]): void {
		this.#from = roomFor(this.#from, slot);
		this.#count = roomFor(this.#count, slot);
		this.#times = roomFor(this.#times, this.#used + times.length);
		this.#from[slot] = this.#used;
		this.#count[slot] = times.length;
		this.#times.set(times, this.#used);
		this.#used += times.length;
		this.#eachDay(slot, (day) => {
			const set = this.#taken.get(day);
			if (set) set.add(slot);
			else this.#taken.set(day, new TypedFastBitSet([slot]));
		});
	}

	remove(slot: number): void {
		this.#eachDay(slot, (day) => this.#taken.get(day)?.remove(slot));
		this.#unused += this.#count[slot] ?? 0;
		this.#count[slot] = 0;
		if (this.#unused > this.#used / 2) this.#close();
	}

	/** Asks for who is free from `from` to `to`, and within a car's own `turnaround` after that. */
	ask(question: Question, { from, to }: { from: number; to: number }, turnaround: { of(slot: number): number; longest: number }): void {
		const [first, last] = [dayOf(from), lastDayBefore(to + turnaround.longest)];
		const isFree = (slot: number) => !this.#isTaken(slot, from, to + turnaround.of(slot));
		if (first < this.#first || last >= this.#end) {
			question.checkAll(isFree);
			return;
		}
		const unclear: TypedFastBitSet[] = [];
		for (let day = first; day <= last; day += 1) {
			const taken = this.#taken.get(day);
			if (!taken) continue;
			if (from <= day * DAY_MS && to >= (day + 1) * DAY_MS) question.mustNotBeIn(taken);
			else unclear.push(taken);
		}
		question.check(unclear, isFree);
	}

	/** What lies before is not asked for any more. */
	forgetBefore(moment: number): void {
		for (; this.#first < dayOf(moment); this.#first += 1) {
			this.#taken.delete(this.#first);
		}
	}

	#isTaken(slot: number, from: number, to: number): boolean {
		const start = this.#from[slot] ?? 0;
		const end = start + (this.#count[slot] ?? 0);
		for (let at = start; at < end; at += 2) {
			if ((this.#times[at + 1] as number) > from) return (this.#times[at] as number) < to;
		}
		return false;
	}

	#eachDay(slot: number, see: (day: number) => void): void {
		const from = this.#from[slot] ?? 0;
		for (let at = from; at < from + (this.#count[slot] ?? 0); at += 2) {
			const [begins, ends] = [this.#times[at] as number, this.#times[at + 1] as number];
			const last = Math.min(lastDayBefore(ends), this.#end - 1);
			for (let day = Math.max(dayOf(begins), this.#first); day <= last; day += 1) see(day);
		}
	}

	/** Moves what is left together. */
	#close(): void {
		const times = new Float64Array(Math.max(1024, this.#used - this.#unused));
		let used = 0;
		for (let slot = 0; slot < this.#count.length; slot += 1) {
			const count = this.#count[slot] as number;
			if (count === 0) continue;
			const from = this.#from[slot] as number;
			times.set(this.#times.subarray(from, from + count), used);
			this.#from[slot] = used;
			used += count;
		}
		[this.#times, this.#used, this.#unused] = [times, used, 0];
	}
}
