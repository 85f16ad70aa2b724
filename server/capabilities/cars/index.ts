/** The door of cars. */
export { addPhoto, listCar, setBaseRate } from './list-car.ts';
export { carChanged } from './news.ts';
export { carState } from './read-car.ts';
export { carRoutes } from './routes.ts';
export { isBookable } from './rules.ts';
export { type CarRow, carById, carsByIds, changeCar, countCarsOf, lockCar } from './sql.ts';
export { changeTerms, discountsOf, lockOwnCar, ownCar, readTerms, setDatePrices } from './terms.ts';
export { carNamesOf, datePrices, type Zone, zonesOf } from './terms-sql.ts';
export { verifyCar } from './verify-car.ts';
