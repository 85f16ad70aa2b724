/** The door of privacy: taking one's data along, and leaving. */
export { privacyJobs, privacyRecurring } from './jobs.ts';
export { privacyRoutes } from './routes.ts';
