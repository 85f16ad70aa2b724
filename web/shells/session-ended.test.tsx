/** The notice of somebody who was signed out for inactivity names the time after which that happens. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IDLE_MINUTES } from '#contract/deadlines.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import SessionEnded from './session-ended.tsx';

it.each([
	['en', `You weren’t active for ${IDLE_MINUTES} minutes`],
	['ar', `مرّت ${IDLE_MINUTES} دقيقة`],
] as const)('in %s', (language, said) => {
	renderPart(<SessionEnded />, { language });
	expect(screen.getByRole('status').textContent).toContain(said);
});
