/** The door of reconciliation: it looks at everybody's books and changes none of them. */
export { type AccountTotal, readBooks } from './sql.ts';
export { verifyLedger } from './verify-ledger.ts';
