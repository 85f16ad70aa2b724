/** A booking without a claim of its renter: whether there can still be one. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { ParamsProvider } from '#web/browser/navigation/match-path.ts';
import { formatIn } from '#web/i18n/format.ts';
import RenterClaimScreen from './route.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const screenTexts = { en, ar };

it.each([
	['before', null],
	['open', inHours(30)],
	['over', inHours(-2)],
] as const)('the owner reads about the claim period, whose end stays on one line: %s', async (period, claimsUntil) => {
	history.replaceState(null, '', '/owner/bookings/booking/renter-claim');
	for (const language of ['en', 'ar'] as const) {
		const { none } = screenTexts[language].renterClaim;
		const hint = period === 'before' ? none.before : none[period](formatIn(language).date(claimsUntil ?? '', 'moment'));
		const { unmount } = renderPart(
			<ParamsProvider value={{ id: 'booking' }}>
				<RenterClaimScreen />
			</ParamsProvider>,
			{ language, screenTexts: screenTexts[language], transport: async () => Response.json({ claim: null, mayClaim: false, claimsUntil }) },
		);
		const text = (await screen.findByText(hint)).textContent ?? '';
		if (claimsUntil) expect(text).toContain(formatIn(language).date(claimsUntil, 'moment').replaceAll(' ', '\u00a0'));
		unmount();
	}
});
