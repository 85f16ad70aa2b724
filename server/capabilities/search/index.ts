/** Public interface of search. */

export { carsOfClass, classKey, classMedians } from './class-prices.ts';
export { refreshCar } from './refresh-car.ts';
export { searchJobs, searchRecurring } from './refresh-outdated.ts';
export { searchRoutes } from './routes.ts';
export { findBestRated, findNewest } from './search-cars.ts';
export { findableCars } from './sql.ts';
