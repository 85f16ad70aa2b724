/** The owner's way to say that nothing else is expected, without and beside a fine that is still open. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import type { Fine, FineHold } from '#contract/fines.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { FinesCard } from './fines-card.tsx';
import { fines as ar } from './texts.ar.ts';
import { fines as en } from './texts.en.ts';

const screenTexts = { en: { fines: en }, ar: { fines: ar } };
const booking = { id: 'b1', status: 'COMPLETED', policySnapshot: { fineHold: { maxJod: '50.00', days: 14 } } } as unknown as Booking;
const hold: FineHold = {
	...{ bookingId: 'b1', side: 'OWNER', fines: [], mayState: true },
	hold: {
		...{ heldJod: '50.00', chargedJod: '0.00', releasedJod: '0.00', leftJod: '50.00' },
		...{ from: '2031-03-11T10:00:00+03:00', to: '2031-03-13T10:00:00+03:00', until: '2031-03-27T10:00:00+03:00', endedAt: null },
	},
};
const fine = (status: Fine['status']): Fine => ({
	...{ id: status, bookingId: 'b1', amountJod: '30.00', offenceAt: '2031-03-12T10:00:00+03:00', note: '', photoUrl: null },
	...{ status, needsDecision: false, statedAt: '2031-03-13T10:00:00+03:00', answerBy: '2031-03-15T10:00:00+03:00' },
	...{ contestReason: null, decidedAt: null, decisionNote: null, grantedJod: null, allowedActions: [] },
});

it.each([
	['en', [], en.none.action],
	['en', [fine('CONTESTED')], en.none.actionFurther],
	['ar', [fine('CONTESTED')], ar.none.actionFurther],
	['ar', [fine('WITHDRAWN')], ar.none.action],
] as const)('%s, %#', async (language, fines, action) => {
	const answers: Record<string, unknown> = {
		'/api/auth/user': { id: 'owner' },
		'/api/bookings/b1/fines': { ...hold, fines },
	};
	renderPart(<FinesCard booking={booking} />, {
		...{ language, screenTexts: screenTexts[language] },
		transport: async (path) => Response.json(answers[path]),
	});
	expect(await screen.findByRole('button', { name: action })).toBeTruthy();
});
