/** The door of cars. */
export { carJobs } from './jobs.ts';
export { listCar } from './list-car.ts';
export { carChanged } from './news.ts';
export { addPhoto } from './photos.ts';
export { carState } from './read-car.ts';
export { carRoutes } from './routes.ts';
export { isBookable } from './rules.ts';
export { setBaseRate } from './set-base-rate.ts';
export { type CarRow, carById, carsByIds, changeCar, countCarsOf, holdCar } from './sql.ts';
export { rejectCar, verifyCar } from './verify-car.ts';
