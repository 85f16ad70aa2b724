/** Public interface of saved searches. */
export { savedSearchesRecurring, savedSearchJobs } from './check-searches.ts';
export { savedSearchMatched } from './events.ts';
export { savedSearchPersonalData } from './personal-data.ts';
export { savedSearchRoutes } from './routes.ts';
