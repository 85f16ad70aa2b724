/** An owner's response rate and time. Pure. */
import type { PublicProfile } from '#contract/profiles.ts';

/** `medianMinutes`: null if no request was answered. */
export type AnswerFigures = { asked: number; answered: number; medianMinutes: number | null };

/** Rounded down: 100 % only if every request was answered. */
export function answersOf({ asked, answered, medianMinutes }: AnswerFigures): PublicProfile['answers'] {
	if (asked === 0) return null;
	return {
		percent: Math.floor((100 * answered) / asked),
		typicalMinutes: medianMinutes === null ? null : Math.round(medianMinutes),
	};
}
