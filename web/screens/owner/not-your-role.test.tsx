/** What a member of an office reads in place of what their role does not include. */
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import HistoryScreen from './history/route.tsx';
import { texts as historyAr } from './history/texts.ar.ts';
import { texts as historyEn } from './history/texts.en.ts';
import PromoCodesScreen from './promo-codes/route.tsx';
import { texts as promoAr } from './promo-codes/texts.ar.ts';
import { texts as promoEn } from './promo-codes/texts.en.ts';

const atTheDesk = async (path: string) =>
	path === '/api/auth/user'
		? Response.json({ id: 'sami', office: { role: 'DESK' } })
		: Response.json({ code: 'TEAM_ROLE_NOT_ENOUGH', error: 'refused' }, { status: 403 });

/** A page arrives with its reader. */
function OnceKnown({ children }: { children: ReactNode }) {
	return useCurrentUser() ? children : null;
}

beforeEach(() => history.replaceState(null, '', '/owner/history'));

it.each([
	['the history', 'en', HistoryScreen, historyEn],
	['the history', 'ar', HistoryScreen, historyAr],
	['promo codes', 'en', PromoCodesScreen, promoEn],
	['promo codes', 'ar', PromoCodesScreen, promoAr],
] as const)('%s, in %s: the role does not include them, without an error to try again', async (_, language, Screen, t) => {
	renderPart(
		<OnceKnown>
			<Screen />
		</OnceKnown>,
		{ language, screenTexts: t, transport: atTheDesk },
	);
	expect(await screen.findByText(t.notYours.title)).toBeTruthy();
	expect(screen.queryByRole('alert')).toBeNull();
	expect(screen.queryAllByRole('button')).toEqual([]);
});

it('an empty history has nothing to download or to search', async () => {
	const answers: Record<string, unknown> = { '/api/auth/user': { id: 'sara', office: null } };
	renderPart(<HistoryScreen />, {
		screenTexts: historyEn,
		transport: async (path) => Response.json(answers[path] ?? [], { headers: { 'x-total-count': '0' } }),
	});
	expect(await screen.findByText(historyEn.empty.title)).toBeTruthy();
	expect(screen.queryByRole('link')).toBeNull();
	expect(screen.queryByRole('search')).toBeNull();
});
