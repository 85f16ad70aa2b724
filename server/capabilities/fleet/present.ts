/** A car as the lists of a fleet name it. */
import type { TodayTrip } from '#contract/fleet.ts';
import type { CarRow } from '#server/capabilities/cars/index.ts';

export const presentCar = ({ id, make, model, year, plate_number }: CarRow): TodayTrip['car'] => ({
	id,
	make,
	model,
	year,
	plateNumber: plate_number,
});
