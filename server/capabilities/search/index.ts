/** The door of search. */

export { searchJobs, searchRecurring } from './jobs.ts';
export { searchMeasure } from './measure-index.ts';
export { MemoryIndex } from './memory-index/memory-index.ts';
export { refreshCar } from './refresh-car.ts';
export { searchRoutes } from './routes.ts';
export { findableCars } from './sitemap.ts';
