/** Which of the cars that a saved search finds are news. Pure. */

/** How many of the newest cars are remembered. */
export const REMEMBERED_CARS = 200;
/** Only the first of them are announced: cars behind them may move up because others left, which is no news. */
export const ANNOUNCED_CARS = 100;
/** Named in a message; the others are counted. */
export const NAMED_CARS = 3;

type Found = { id: string; priceFils: number };
export type News<Car> = { car: Car; isCheaper: boolean };

/** `found`: newest first. With dates, a car that costs less than before is news too; without, prices change too often to be. */
export function newsAmong<Car extends Found>(found: readonly Car[], seen: ReadonlyMap<string, number>, hasDates: boolean): News<Car>[] {
	return found.slice(0, ANNOUNCED_CARS).flatMap((car): News<Car>[] => {
		const before = seen.get(car.id);
		if (before === undefined) return [{ car, isCheaper: false }];
		return hasDates && car.priceFils < before ? [{ car, isCheaper: true }] : [];
	});
}
