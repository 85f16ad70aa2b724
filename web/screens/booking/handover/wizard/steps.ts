/** Steps of a record in order, and their completeness. Pure. */

import { type HandoverPhase, type HandoverSide, MIN_HANDOVER_PHOTOS } from '#contract/handover.ts';
import { CODE_LENGTH } from '#web/features/account/code-input.tsx';
import type { Draft, Step } from '../draft/draft.ts';
import { odometerOf } from '../draft/readings.ts';
import type { DraftHandle } from '../draft/use-draft.ts';

/** Only the owner enters the code, at the handover. */
export function stepsOf(phase: HandoverPhase, side: HandoverSide): readonly Step[] {
	const steps: Step[] = ['photos', 'readings', 'notes', 'review'];
	return phase === 'CHECK_IN' && side === 'OWNER' ? ['code', ...steps] : steps;
}

export const firstStep = (phase: HandoverPhase, side: HandoverSide): Step => stepsOf(phase, side)[0] ?? 'photos';

/** The first missing entry of a step, or null if it is complete. */
export type Missing = 'code' | 'photos' | 'odometer' | 'less' | 'fuel';

/** Props of a step: the draft, its setter, and what is missing after an attempt to continue. */
export type StepProps = { draft: Draft; change: DraftHandle['change']; missing: Missing | null };

export function missing(draft: Draft, step: Step, leastKm: number): Missing | null {
	switch (step) {
		case 'code':
			return draft.code.length === CODE_LENGTH ? null : 'code';
		case 'photos':
			return draft.photos.length >= MIN_HANDOVER_PHOTOS ? null : 'photos';
		case 'readings': {
			const km = odometerOf(draft.odometer);
			if (km === null) return 'odometer';
			if (km < leastKm) return 'less';
			return draft.fuelEighths === null ? 'fuel' : null;
		}
		case 'notes':
		case 'review':
			return null;
	}
}
