/** Public interface of fines: traffic fines that arrive after the return. */
export { onDisputeLost } from './end-hold.ts';
export { fineContested, fineDecided, fineHoldDue, fineHoldOpened, fineStated, fineUnanswered, fineWithdrawn } from './events.ts';
export { fineJobs, finesRecurring } from './job-handlers.ts';
export { onDepositHeldForFines } from './open-hold.ts';
export { finePersonalData } from './personal-data.ts';
export { fineRoutes } from './routes.ts';
export { countFinesToDecide } from './sql.ts';
