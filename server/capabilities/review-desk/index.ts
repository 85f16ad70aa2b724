/** Public interface of the review desk: what the reviews of identity checks, cars and companies' papers have in common. */
export { reviewTable } from './sql.ts';
export { claimReview, holdDecision, openAtOthers, reviewerNames, reviewProblem, takeBackDecision, takeDueDecision } from './undoable.ts';
