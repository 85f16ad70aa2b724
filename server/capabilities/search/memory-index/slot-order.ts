/** The cars in the order of one column, and of their ids where it is the same: what a page is read from, at any place. */
import { setImmediate } from 'node:timers/promises';
import { roomFor } from './growing.ts';

export type SortedValue = readonly [value: number, id: string];

/** Placed between two looks at what else there is to do. */
const AT_ONCE = 50_000;

export class SlotOrder {
	readonly #numberOf: (slot: number) => number;
	readonly #idOf: (slot: number) => string;
	#slots = new Uint32Array(0);
	length = 0;

	constructor(numberOf: (slot: number) => number, idOf: (slot: number) => string) {
		this.#numberOf = numberOf;
		this.#idOf = idOf;
	}

	at(place: number): number {
		return this.#slots[place] as number;
	}

	sortedValueOf(slot: number): SortedValue {
		return [this.#numberOf(slot), this.#idOf(slot)];
	}

	/**
	 * Of the first `count` slots at once, which are in the order of their ids. The numbers alone are sorted by the platform; then each slot goes to the
	 * next free place of its number. A comparison of our own for each of twenty million pairs would hold everybody up.
	 */
	async fill(count: number): Promise<void> {
		const numbers = new Float64Array(count);
		for (let slot = 0; slot < count; slot += 1) numbers[slot] = this.#numberOf(slot);
		numbers.sort();
		const placed = new Uint32Array(count);
		this.#slots = new Uint32Array(count);
		this.length = count;
		for (let slot = 0; slot < count; slot += 1) {
			if (slot % AT_ONCE === 0) await setImmediate();
			const number = this.#numberOf(slot);
			const first = firstPlace(count, (place) => (numbers[place] as number) < number);
			this.#slots[first + (placed[first] as number)] = slot;
			placed[first] = (placed[first] as number) + 1;
		}
	}

	add(slot: number): void {
		const place = this.placeOf(this.sortedValueOf(slot));
		this.#slots = roomFor(this.#slots, this.length);
		this.#slots.copyWithin(place + 1, place, this.length);
		this.#slots[place] = slot;
		this.length += 1;
	}

	/** While its value is still the one that it was put in with. */
	remove(slot: number): void {
		const place = this.placeOf(this.sortedValueOf(slot));
		this.#slots.copyWithin(place, place + 1, this.length);
		this.length -= 1;
	}

	/** Of the first car that does not come before it. */
	placeOf(value: SortedValue): number {
		return firstPlace(this.length, (place) => this.compare(this.at(place), value) < 0);
	}

	/** Below 0 where `slot` comes earlier. As PostgreSQL compares `(column, car_id)`: a uuid's text sorts as its bytes do. */
	compare(slot: number, [number, id]: SortedValue): number {
		return this.#numberOf(slot) - number || compareIds(this.#idOf(slot), id);
	}

	compareSlots(one: number, other: number): number {
		return this.#numberOf(one) - this.#numberOf(other) || compareIds(this.#idOf(one), this.#idOf(other));
	}
}

const compareIds = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The first of `length` places that is not before what is looked for. */
function firstPlace(length: number, isBefore: (place: number) => boolean): number {
	let [low, high] = [0, length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (isBefore(middle)) low = middle + 1;
		else high = middle;
	}
	return low;
}
