/** The door of the ledger: double entry, append only. */
export { cancelledInFull, cancelledInPart, captured, completed, type Line, refundConfirmed } from './rules.ts';
export { insertEntry as post } from './sql.ts';
