/** How an owner's treatment of requests is told. Pure. */
import type { PublicProfile } from '#contract/profiles.ts';

/** `medianMinutes`: null where none was answered. */
export type AnswerFigures = { asked: number; answered: number; medianMinutes: number | null };

/** Rounded down: 100 % is said of those alone who answered every single one. */
export function answersOf({ asked, answered, medianMinutes }: AnswerFigures): PublicProfile['answers'] {
	if (asked === 0) return null;
	return {
		percent: Math.floor((100 * answered) / asked),
		typicalMinutes: medianMinutes === null ? null : Math.round(medianMinutes),
	};
}
