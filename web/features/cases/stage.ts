/** Stage of a claim, as its screens distinguish it. */
import type { Claim } from '#contract/claim-shapes.ts';
import type { Tone } from '#web/ui/badge.tsx';

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

const MINUTE_MS = 60_000;

/** `47:05`; never negative. `until`: ISO time. */
export function timeLeft(until: string, now: number): string {
	const minutes = Math.max(0, Math.floor((Date.parse(until) - now) / MINUTE_MS));
	return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
