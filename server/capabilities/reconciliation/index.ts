/** The door of reconciliation: the gateway's report beside our books, and the proof of the books themselves. */
export { onTransferAnnounced, reconciliationJobs, reconciliationRecurring } from './job-handlers.ts';
export { reconcileGateway } from './reconcile-gateway.ts';
export { reconciliationRoutes } from './routes.ts';
export { type AccountTotal, readBooks } from './sql.ts';
export { verifyLedger } from './verify-ledger.ts';
