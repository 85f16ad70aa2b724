/** Public interface of cases: the common part of claims, renters' claims, fines and reports. One party states something, an admin decides. */
export { grantsOf } from './grants.ts';
export { caseGuards } from './guards.ts';
export { readCaseParties } from './parties.ts';
export { casePartiesPayload, toCasePartiesPayload } from './payload.ts';
export { casePhotos } from './photos.ts';
export { type CaseActor, type CaseParties, isUnanswered, needsDecision, remindAnswerAt, sideOf } from './rules.ts';
export {
	type AnsweredQueue,
	answeredQueue,
	countAnswered,
	countOf,
	hasCaseSince,
	overdueOf,
	type QueueOf,
	waitsForDecision,
	withText,
} from './sql.ts';
export { answerSteps, stepsOf } from './steps.ts';
export { submitContested, submitUnanswered } from './submit.ts';
export { readTeamActs } from './team-acts.ts';
