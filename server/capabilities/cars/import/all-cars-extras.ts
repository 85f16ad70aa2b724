/** Extras that an owner offers with all cars, as a file states them: each record names those that its car is offered with. */
import { stockKey, type TypedStock } from '#contract/extra-stocks.ts';
import { MAX_EXTRAS } from '#contract/extras.ts';
import { foldWords } from '#contract/fold-words.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { changeLockedStocks } from '../extra-stocks.ts';
import { type OfferedExtra, stocksOf, stoppedStocksByCar } from '../extras-sql.ts';
import { offerLockedStock } from '../office-extras.ts';
import type { Problem } from './read-record.ts';
import { extrasFrom, extrasText } from './record-terms.ts';

export type StatedStocks = readonly TypedStock[];
/** `stopped`: by car, the stocks that it is not offered with. */
export type OwnStocks = { stocks: readonly OfferedExtra[]; stopped: ReadonlyMap<string, readonly string[]> };

/** An empty cell leaves what is there, so that a car without any of them needs a word. */
const NONE = 'NONE';
const noneNames = new Set([NONE, 'بلا', 'لا شيء'].map(foldWords));

/** What a person wrote, for the schema of the stocks; null for what cannot be read. */
export function readAllCarsExtras(text: string): unknown {
	if (noneNames.has(foldWords(text))) return [];
	const extras = extrasFrom(text);
	return extras?.map(({ maxQuantity, ...extra }) => ({ ...extra, quantity: maxQuantity })) ?? null;
}

const textOf = (stocks: StatedStocks): string =>
	stocks.length === 0
		? NONE
		: extrasText(stocks.map(({ priceJod, quantity, ...extra }) => ({ ...extra, priceFils: priceJod, maxQuantity: quantity })));

const toTyped = ({ id, kind, name, period, priceFils, stock, maxQuantity }: OfferedExtra): TypedStock => ({
	...{ id, kind, name, period },
	priceJod: priceFils,
	quantity: stock ?? maxQuantity,
});

const offeredWith = ({ stocks, stopped }: OwnStocks, carId: string): StatedStocks =>
	stocks.filter(({ id }) => !stopped.get(carId)?.includes(id)).map(toTyped);

/** What a file says of a car that is there; nothing for an owner who has no such extras. */
export const allCarsExtrasInFile = (own: OwnStocks, carId: string): string =>
	own.stocks.length === 0 ? '' : textOf(offeredWith(own, carId));

/** What a record changes of that, in any order of its extras; null for nothing. */
export function changedAllCarsExtras(stated: StatedStocks, own: OwnStocks, carId: string): { from: string; to: string } | null {
	const inAnyOrder = (stocks: StatedStocks) =>
		stocks
			.map((stock) => textOf([stock]))
			.toSorted()
			.join('\n');
	const stays = inAnyOrder(stated) === inAnyOrder(offeredWith(own, carId));
	return stays ? null : { from: allCarsExtrasInFile(own, carId), to: textOf(stated) };
}

/** What the records of a file state together: one list for all cars, so they must agree. */
export class StatedTogether {
	readonly #stated = new Map<string, { text: string; record: number }>();
	readonly #keys: Set<string>;

	constructor({ stocks }: OwnStocks) {
		this.#keys = new Set(stocks.map(stockKey));
	}

	/** Null if the record agrees with those before it; only then it counts. */
	add(record: number, stocks: StatedStocks): Problem | null {
		const column = 'allCarsExtras';
		for (const stock of stocks) {
			const earlier = this.#stated.get(stockKey(stock));
			const text = textOf([stock]);
			if (earlier && earlier.text !== text)
				return { column, says: 'EXTRA_DIFFERS', values: { value: earlier.text, record: earlier.record } };
		}
		const keys = this.#keys.union(new Set(stocks.map(stockKey)));
		if (keys.size > MAX_EXTRAS) return { column, says: 'EXTRAS_TOO_MANY', values: { most: MAX_EXTRAS } };
		for (const key of keys) this.#keys.add(key);
		for (const stock of stocks) this.#stated.set(stockKey(stock), { text: textOf([stock]), record });
		return null;
	}
}

export type StatedOfCar = { carId: string; stated: StatedStocks };

/** Under the lock of the owner's list. What no record states stays in it; of a car whose record states any, the others are stopped: also of one that stays as it is, when another record adds an extra. */
export async function writeAllCarsExtras(platform: Platform, tx: Transaction, caller: Caller, cars: readonly StatedOfCar[]): Promise<void> {
	if (cars.length === 0) return;
	const stated = new Map(cars.flatMap((car) => car.stated).map((stock) => [stockKey(stock), stock]));
	const before = (await stocksOf(tx, caller.userId)).map(toTyped);
	const after = before.map((own) => ({ ...own, ...stated.get(stockKey(own)), id: own.id }));
	const added = [...stated.values()].filter((stock) => !before.some((own) => stockKey(own) === stockKey(stock)));
	const all = [...after, ...added];
	if (textOf(all) !== textOf(before)) await changeLockedStocks(platform, tx, caller, all);
	const stocks = await stocksOf(tx, caller.userId);
	const stoppedByCar = await stoppedStocksByCar(
		tx,
		cars.map(({ carId }) => carId),
	);
	for (const car of cars) {
		const keys = new Set(car.stated.map(stockKey));
		const stopped = stoppedByCar.get(car.carId) ?? [];
		for (const stock of stocks) {
			const isOffered = keys.has(stockKey(stock));
			if (stopped.includes(stock.id) === isOffered)
				await offerLockedStock(platform, tx, caller, car.carId, { stockId: stock.id, isOffered });
		}
	}
}
