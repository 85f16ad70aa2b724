/** Public interface of saved searches. */
export { savedSearchMatched } from './events.ts';
export { savedSearchesRecurring, savedSearchJobs } from './job-handlers.ts';
export { savedSearchPersonalData } from './personal-data.ts';
export { savedSearchRoutes } from './routes.ts';
