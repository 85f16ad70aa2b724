/** The door of reconciliation: the gateway's report beside our books. */
export { readAnnounced, reconciliationJobs, reconciliationRecurring } from './jobs.ts';
export { reconciliationRoutes } from './routes.ts';
