/** The notice of somebody who was signed out for inactivity: after which time that happens, and the way back to where they were. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IDLE_MINUTES } from '#contract/deadlines.ts';
import { renderPart, texts } from '#tests/parts/render-part.tsx';
import { IDLE_MS } from '#web/features/session/idle.ts';
import SessionEnded from './session-ended.tsx';

it('comes after the same time in the page and on the server', () => expect(IDLE_MS).toBe(IDLE_MINUTES * 60_000));

it.each([
	['en', `You weren’t active for ${IDLE_MINUTES} minutes`],
	['ar', `مرّت ${IDLE_MINUTES} دقيقة`],
] as const)('in %s', async (language, said) => {
	history.replaceState(null, '', '/trips?tab=completed');
	const { user } = renderPart(<SessionEnded />, { language });
	expect(screen.getByRole('status').textContent).toContain(said);
	expect(screen.getByRole('link').getAttribute('href')).toBe(`/api/login?returnTo=${encodeURIComponent('/trips?tab=completed')}`);
	await user.click(screen.getByRole('button', { name: texts[language].kit.dismiss }));
	expect(screen.queryByRole('status')).toBeNull();
});
