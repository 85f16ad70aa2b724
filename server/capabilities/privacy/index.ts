/** Public interface of privacy: data export and account deletion. */
export { privacyJobs, privacyRecurring } from './purge-expired-data.ts';
export { privacyRoutes } from './routes.ts';
