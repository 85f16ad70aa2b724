/** Public interface of reconciliation: the gateway's reports against our ledger, and the verification of the ledger itself. */
export { countOpenDifferences } from './differences-sql.ts';
export { onTransferAnnounced, reconciliationJobs, reconciliationRecurring } from './job-handlers.ts';
export { reconcileGateway } from './reconcile-gateway.ts';
export { reconciliationRoutes } from './routes.ts';
export { type AccountTotal, readBooks } from './sql.ts';
export { verifyLedger } from './verify-ledger.ts';
