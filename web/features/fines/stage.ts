/** Stage of a fine, as its screens distinguish it. */
import type { Fine } from '#contract/fines.ts';
import type { Tone } from '#web/ui/badge.tsx';

export type FineStage = 'OPEN' | 'UNANSWERED' | 'CONTESTED' | 'ACCEPTED' | 'DECIDED' | 'WITHDRAWN';

export const stageOf = ({ status, needsDecision }: Pick<Fine, 'status' | 'needsDecision'>): FineStage =>
	status === 'OPEN' && needsDecision ? 'UNANSWERED' : status;

export const toneOf: Record<FineStage, Tone> = {
	OPEN: 'warning',
	UNANSWERED: 'danger',
	CONTESTED: 'danger',
	ACCEPTED: 'positive',
	DECIDED: 'positive',
	WITHDRAWN: 'neutral',
};
