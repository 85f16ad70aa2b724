/** Where a claim stands, as its screens tell it apart. */
import type { Claim } from '#contract/claim-shapes.ts';
import type { Tone } from '../../ui/badge.tsx';

export type Stage = 'OPEN' | 'CONTESTED' | 'UNANSWERED' | 'ACCEPTED' | 'DECIDED' | 'WITHDRAWN';

export function stageOf({ status, outcome, needsDecision }: Pick<Claim, 'status' | 'outcome' | 'needsDecision'>): Stage {
	if (outcome) return outcome;
	if (status === 'CONTESTED') return 'CONTESTED';
	return needsDecision ? 'UNANSWERED' : 'OPEN';
}

export const toneOf: Record<Stage, Tone> = {
	OPEN: 'warning',
	CONTESTED: 'danger',
	UNANSWERED: 'danger',
	ACCEPTED: 'positive',
	DECIDED: 'positive',
	WITHDRAWN: 'neutral',
};
