/** Who may do what with a case, and when. Pure. */
import type { RefusalCode } from '#contract/index.ts';
import { type CaseActor, isUnanswered, needsDecision, type WaitingAnswer } from './rules.ts';

type Step<Case, Code> = { by: CaseActor; refusal(each: Case, now: Date): Code | null };

/** `ownCase`: the refusal for a party who is an admin. */
export function stepsOf<Action extends string, Case, Code extends RefusalCode>(steps: Record<Action, Step<Case, Code>>, ownCase: Code) {
	/** Why this actor may not do this now; null if they may. */
	function refusalOf(action: Action, actor: CaseActor, each: Case, now: Date): Code | 'NOT_ALLOWED' | null {
		const step = steps[action];
		if (step.by === actor) return step.refusal(each, now);
		return step.by === 'ADMIN' ? ownCase : 'NOT_ALLOWED';
	}
	const allowedActions = (actor: CaseActor, each: Case, now: Date): Action[] =>
		(Object.keys(steps) as Action[]).filter((action) => refusalOf(action, actor, each, now) === null);
	return { refusalOf, allowedActions };
}

type AnswerCodes<Code> = { notOpen: Code; late: Code; notDecidable: Code };

/** The steps of every case that the other party answers: in time, as long as it is undecided, or once it waits for an admin. */
export function answerSteps<Code extends RefusalCode>({ notOpen, late, notDecidable }: AnswerCodes<Code>) {
	return {
		answer(each: WaitingAnswer, now: Date): Code | null {
			if (each.status !== 'OPEN') return notOpen;
			return isUnanswered(each, now) ? late : null;
		},
		withdraw: ({ status }: WaitingAnswer): Code | null => (status === 'OPEN' || status === 'CONTESTED' ? null : notOpen),
		decide: (each: WaitingAnswer, now: Date): Code | null => (needsDecision(each, now) ? null : notDecidable),
	};
}
