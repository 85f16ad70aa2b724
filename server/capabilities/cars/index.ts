/** The door of cars. */
export { presentCard, publicCarsOf } from './cards.ts';
export { attributesOf } from './columns.ts';
export { foldWords, searchWords } from './fold.ts';
export { carJobs } from './jobs.ts';
export { listCar } from './list-car.ts';
export { carChanged, carDecided } from './news.ts';
export { lockOwnCar, ownCar } from './own-car.ts';
export { hideCarsOf, showCarsOf } from './owner-suspended.ts';
export { carsPart } from './person-part.ts';
export { carIdsOf } from './person-sql.ts';
export { addPhoto } from './photos.ts';
export { carState } from './read-car.ts';
export { carRoutes } from './routes.ts';
export { isBookable } from './rules.ts';
export { setBaseRate } from './set-base-rate.ts';
export {
	addToCarRating,
	type CarRow,
	carById,
	carsByIds,
	changeCar,
	countAllCars,
	countCarsOf,
	holdCar,
	lockCar,
	raiseMileage,
} from './sql.ts';
export { changeTerms, discountsOf, readTerms, setDatePrices, stayRulesOf } from './terms.ts';
export { carForStay, carNamesOf, datePrices, offeredZones, type Zone } from './terms-sql.ts';
export { rejectCar, verifyCar } from './verify-car.ts';
