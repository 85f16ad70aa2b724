/** The door of privacy: taking one's data along, and leaving. */
export { privacyJobs, privacyRecurring } from './job-handlers.ts';
export { privacyRoutes } from './routes.ts';
