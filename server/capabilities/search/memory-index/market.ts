/**
 * All cars that can be found, in this process's memory: exact counts and any page of them within a millisecond or two of a million.
 * It holds what it is told, and knows nothing of the database.
 */
import { TypedFastBitSet } from 'typedfastbitset';
import { priceSlider, type Sort } from '#contract/car-attributes.ts';
import { sortOrder } from '../rules.ts';
import type { Filters } from '../sql.ts';
import { Column } from './column.ts';
import { Ladder } from './ladder.ts';
import { Question } from './question.ts';
import { SlotOrder, type SortedValue } from './slot-order.ts';
import { Stays } from './stays.ts';

/** A row of car_search with its stays. `createdAt` in microseconds; `stays`: beginning, end, beginning, end in milliseconds, sorted. */
export type MarketCar = {
	id: string;
	createdAt: number;
	priceFils: number;
	city: number;
	bodyType: number;
	fuel: number;
	transmission: number;
	seats: number;
	features: number;
	delivery: boolean;
	turnaroundMinutes: number;
	minDays: number;
	noticeHours: number;
	ratingScore: number;
	stays: readonly number[];
};

/** Words are PostgreSQL's. */
export type MarketWish = { filters: Omit<Filters, 'words'>; sort: Sort; after: SortedValue | null; limit: number };
/** `last`: what the next page begins behind, where there is more. */
export type MarketPage = { cars: Array<{ id: string; priceFils: number }>; more: boolean; last: SortedValue | null; count: number };

/** Of the slider. */
const PRICE_STEP_FILS = priceSlider.step * 1000;
const PRICE_STEPS = priceSlider.max / priceSlider.step;
const MINUTE_MS = 60_000;
const FEATURE_BITS = 31;
/** Sorting a car that was found is about so much more work than passing one by. */
const SORTING = 8;

const columnNames = ['city', 'bodyType', 'fuel', 'transmission', 'seats', 'minDays', 'noticeHours'] as const;
const orderColumns = ['created_at', 'price_fils', 'rating_score'] as const;

export class Market {
	readonly #slots = new Map<string, number>();
	readonly #ids: string[] = [];
	readonly #vacant: number[] = [];
	readonly #all = new TypedFastBitSet();
	#scratch = new Uint32Array(0);
	readonly #createdAt: number[] = [];
	readonly #rating: number[] = [];
	readonly #turnaround: number[] = [];
	#longestTurnaround = 0;
	readonly #columns = {
		city: new Column(),
		bodyType: new Column(),
		fuel: new Column(),
		transmission: new Column(),
		seats: new Column(),
		minDays: new Column(),
		noticeHours: new Column(),
	};
	readonly #price = new Ladder(PRICE_STEP_FILS, PRICE_STEPS);
	readonly #delivery = new TypedFastBitSet();
	readonly #features = Array.from({ length: FEATURE_BITS }, () => new TypedFastBitSet());
	readonly #stays: Stays;
	readonly #numbers = {
		created_at: (slot: number) => this.#createdAt[slot] as number,
		price_fils: (slot: number) => this.#price.of(slot),
		rating_score: (slot: number) => this.#rating[slot] as number,
	};
	readonly #orders = {
		created_at: this.#orderBy('created_at'),
		price_fils: this.#orderBy('price_fils'),
		rating_score: this.#orderBy('rating_score'),
	};

	constructor(today: number) {
		this.#stays = new Stays(today);
	}

	get size(): number {
		return this.#slots.size;
	}

	/** For the first cars of all, which come in the order of their ids. They are found once `settle` was called. */
	fill(cars: readonly MarketCar[]): void {
		for (const car of cars) this.#write(this.#ids.length, car);
	}

	/** Lets others go on meanwhile. */
	async settle(): Promise<void> {
		for (const column of orderColumns) await this.#orders[column].fill(this.#ids.length);
	}

	/** A new car, or what became of one. */
	put(car: MarketCar): void {
		this.remove(car.id);
		const slot = this.#vacant.pop() ?? this.#ids.length;
		this.#write(slot, car);
		for (const column of orderColumns) this.#orders[column].add(slot);
	}

	remove(id: string): void {
		const slot = this.#slots.get(id);
		if (slot === undefined) return;
		for (const column of orderColumns) this.#orders[column].remove(slot);
		for (const column of Object.values(this.#columns)) column.remove(slot);
		this.#price.remove(slot);
		for (const set of [this.#all, this.#delivery, ...this.#features]) set.remove(slot);
		this.#stays.remove(slot);
		this.#slots.delete(id);
		this.#vacant.push(slot);
	}

	/** Stays that are over by then are not asked for any more. */
	forgetBefore(moment: number): void {
		this.#stays.forgetBefore(moment);
	}

	find({ filters, sort, after, limit }: MarketWish): MarketPage {
		const found = this.#matching(filters);
		const count = found.size();
		const slots = this.#inOrder(found, count, { sort, after, most: limit + 1 });
		const shown = slots.slice(0, limit);
		const last = shown.at(-1);
		const more = slots.length > limit;
		return {
			cars: shown.map((slot) => ({ id: this.#ids[slot] as string, priceFils: this.#price.of(slot) })),
			more,
			last: more && last !== undefined ? this.#orders[sortOrder[sort].column].sortedValueOf(last) : null,
			count,
		};
	}

	#orderBy(column: (typeof orderColumns)[number]): SlotOrder {
		return new SlotOrder(
			(slot) => this.#numbers[column](slot),
			(slot) => this.#ids[slot] as string,
		);
	}

	#write(slot: number, car: MarketCar): void {
		this.#slots.set(car.id, slot);
		this.#ids[slot] = car.id;
		this.#createdAt[slot] = car.createdAt;
		this.#rating[slot] = car.ratingScore;
		this.#turnaround[slot] = car.turnaroundMinutes * MINUTE_MS;
		this.#longestTurnaround = Math.max(this.#longestTurnaround, car.turnaroundMinutes * MINUTE_MS);
		this.#all.add(slot);
		for (const name of columnNames) this.#columns[name].put(slot, car[name]);
		this.#price.put(slot, car.priceFils);
		if (car.delivery) this.#delivery.add(slot);
		for (const [bit, set] of this.#features.entries()) if (car.features & (1 << bit)) set.add(slot);
		this.#stays.put(slot, car.stays);
	}

	#matching(filters: MarketWish['filters']): TypedFastBitSet {
		const question = new Question();
		const { city, bodyType, fuel, transmission, seats, minDays, noticeHours } = this.#columns;
		if (filters.city !== undefined) city.ask(question, filters.city, filters.city);
		if (filters.bodyType !== undefined) bodyType.ask(question, filters.bodyType, filters.bodyType);
		if (filters.fuel !== undefined) fuel.ask(question, filters.fuel, filters.fuel);
		if (filters.transmission !== undefined) transmission.ask(question, filters.transmission, filters.transmission);
		if (filters.seats !== undefined) seats.ask(question, filters.seats, Number.POSITIVE_INFINITY);
		for (const bits of filters.featureBits)
			for (const [bit, set] of this.#features.entries()) if (bits & (1 << bit)) question.mustBeIn(set);
		if (filters.delivery) question.mustBeIn(this.#delivery);
		const { priceMinFils: least, priceMaxFils: most } = filters;
		if (least !== undefined || most !== undefined) this.#price.ask(question, least ?? 0, most ?? Number.POSITIVE_INFINITY);
		if (filters.free) {
			minDays.ask(question, 0, filters.free.days);
			noticeHours.ask(question, 0, filters.free.noticeHours);
			const stay = { from: filters.free.from.getTime(), to: filters.free.to.getTime() };
			this.#stays.ask(question, stay, { of: (slot) => this.#turnaround[slot] as number, longest: this.#longestTurnaround });
		}
		const words = this.#all.words.length;
		if (this.#scratch.length !== words) this.#scratch = new Uint32Array(words);
		return question.answer(this.#all, this.#scratch);
	}

	/** The first `most` of those found: by walking along the order where many are, by sorting them where few are. */
	#inOrder(
		found: TypedFastBitSet,
		count: number,
		{ sort, after, most }: { sort: Sort; after: SortedValue | null; most: number },
	): number[] {
		const { column, direction } = sortOrder[sort];
		const order = this.#orders[column];
		const forwards = direction === 'ASC';
		if (count * count * SORTING < most * this.size) return sorted(order, found, { forwards, after, most });
		const slots: number[] = [];
		const begin = after === null ? (forwards ? 0 : order.length) : order.placeOf(after);
		if (forwards) {
			const behind = after !== null && begin < order.length && order.compare(order.at(begin), after) === 0 ? begin + 1 : begin;
			for (let at = behind; at < order.length && slots.length < most; at += 1) if (found.has(order.at(at))) slots.push(order.at(at));
		} else {
			for (let at = begin - 1; at >= 0 && slots.length < most; at -= 1) if (found.has(order.at(at))) slots.push(order.at(at));
		}
		return slots;
	}
}

type Part = { forwards: boolean; after: SortedValue | null; most: number };

function sorted(order: SlotOrder, found: TypedFastBitSet, { forwards, after, most }: Part): number[] {
	const sign = forwards ? 1 : -1;
	const behind = after === null ? found.array() : found.array().filter((slot) => sign * order.compare(slot, after) > 0);
	return behind.sort((one, other) => sign * order.compareSlots(one, other)).slice(0, most);
}
