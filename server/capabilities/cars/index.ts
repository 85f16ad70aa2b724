/** The door of cars. */
export { foldWords, searchWords } from './fold.ts';
export { addPhoto, listCar, setBaseRate } from './list-car.ts';
export { carChanged } from './news.ts';
export { carState } from './read-car.ts';
export { carRoutes } from './routes.ts';
export { isBookable } from './rules.ts';
export { type CarRow, carById, carsByIds, changeCar, countCarsOf } from './sql.ts';
export { verifyCar } from './verify-car.ts';
