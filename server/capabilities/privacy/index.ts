/** Public interface of privacy: data export and account deletion. */
export { privacyJobs, privacyRecurring } from './job-handlers.ts';
export { privacyRoutes } from './routes.ts';
