/** How a booking ended is said once: by the heading, or by a sentence below one that leaves it open. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { Headline } from './headline.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const words = { en, ar };
const REASON = 'My brother needs the car.';

it.each([
	['en', 'DECLINED', 'DECLINED', false],
	['ar', 'DECLINED', 'DECLINED', false],
	['en', 'UNANSWERED', 'UNANSWERED', true],
	['ar', 'CANCELLED', 'BY_OWNER', true],
] as const)('in %s a booking that is %s: %s', (language, stage, cancelCode, isSaid) => {
	const booking = { id: 'b', cancelCode, cancelReason: REASON, respondBy: null, refundedJod: '0.00' } as unknown as Booking;
	renderPart(<Headline booking={booking} stage={stage} mine />, { language, screenTexts: words[language] });
	screen.getByRole('heading', { name: words[language].stages[stage].title });
	screen.getByText(REASON);
	expect(screen.queryByText(words[language].booking.ended[cancelCode]) !== null).toBe(isSaid);
});
