/** Public interface of the review desk: the common part of the reviews of identity checks, cars and companies' papers. */
export { reviewTable } from './sql.ts';
export { claimReview, holdDecision, openAtOthers, reviewerNames, reviewProblem, takeBackDecision, takeDueDecision } from './undoable.ts';
