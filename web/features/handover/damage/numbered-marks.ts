/** Marks of all records of a booking, with the numbers that they have on the drawing, in lists and in the agreement. Pure. */
import type { DamageMark } from '#contract/damage-marks.ts';
import { type HandoverPhase, type HandoverRecord, type HandoverSide, handoverPhases } from '#contract/handover.ts';

/** When and by whom it was marked. */
export type NumberedMark = DamageMark & { number: number; phase: HandoverPhase; side: HandoverSide };

type Marked = Pick<HandoverRecord, 'phase' | 'side'> & { damageMarks: readonly DamageMark[] };

/** Those of the handover come first, each record in the order in which it arrived. */
export function numberMarks(records: readonly Marked[]): NumberedMark[] {
	return handoverPhases
		.flatMap((phase) => records.filter((record) => record.phase === phase))
		.flatMap(({ phase, side, damageMarks }) => damageMarks.map((mark) => ({ ...mark, phase, side })))
		.map((mark, index) => ({ ...mark, number: index + 1 }));
}
