/** Which of the cars that a saved search finds are new. Pure. */

/** How many of the newest cars are remembered. */
export const REMEMBERED_CARS = 200;
/** Only the first of them are announced: cars behind them may move up because others were removed, which is not new. */
export const ANNOUNCED_CARS = 100;
/** Named in a message; the others are counted. */
export const NAMED_CARS = 3;

type Found = { id: string; priceFils: number };
export type NewMatch<Car> = { car: Car; isCheaper: boolean };

/** `found`: newest first. With dates, a cheaper car counts as new too; without, prices change too often for that. */
export function findNewMatches<Car extends Found>(
	found: readonly Car[],
	seen: ReadonlyMap<string, number>,
	hasDates: boolean,
): NewMatch<Car>[] {
	return found.slice(0, ANNOUNCED_CARS).flatMap((car): NewMatch<Car>[] => {
		const before = seen.get(car.id);
		if (before === undefined) return [{ car, isCheaper: false }];
		return hasDates && car.priceFils < before ? [{ car, isCheaper: true }] : [];
	});
}
