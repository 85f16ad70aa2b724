/** Stage of a fine, as its screens distinguish it. */
import type { Fine } from '#contract/fines.ts';

export type FineStage = 'OPEN' | 'UNANSWERED' | 'CONTESTED' | 'ACCEPTED' | 'DECIDED' | 'WITHDRAWN';

export const stageOf = ({ status, needsDecision }: Pick<Fine, 'status' | 'needsDecision'>): FineStage =>
	status === 'OPEN' && needsDecision ? 'UNANSWERED' : status;
