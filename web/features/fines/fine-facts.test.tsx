import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Fine } from '#contract/fines.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { FineFacts } from './fine-facts.tsx';
import { fines as ar } from './texts.ar.ts';
import { fines as en } from './texts.en.ts';

const screenTexts = { en: { fines: en }, ar: { fines: ar } };
const OMAR = { en: 'Sama Cars · Omar', ar: 'سما للسيارات · عمر' };
const fine: Fine = {
	...{ id: 'f1', bookingId: 'b1', amountJod: '30.00', offenceAt: '2031-03-12T10:00:00+03:00', note: '', photoUrl: null },
	...{ status: 'WITHDRAWN', needsDecision: false, statedAt: '2031-03-13T10:00:00+03:00', answerBy: '2031-03-15T10:00:00+03:00' },
	...{ contestReason: null, decidedAt: null, decisionNote: null, grantedJod: null, allowedActions: [] },
};

it.each(['en', 'ar'] as const)('names the members of the office who stated and withdrew it: %s', (language) => {
	const t = screenTexts[language].fines;
	renderPart(<FineFacts fine={{ ...fine, statedBy: OMAR, withdrawnBy: OMAR }} />, { language, screenTexts: screenTexts[language] });
	const name = `\u2068${OMAR[language]}\u2069`;
	expect(screen.getByText(t.statedBy(name))).toBeTruthy();
	expect(screen.getByText(t.withdrawnBy(name))).toBeTruthy();
});

it('names none where the owner acted', () => {
	renderPart(<FineFacts fine={fine} />, { language: 'en', screenTexts: screenTexts.en });
	expect(screen.queryByText(/Reported by|Withdrawn by/)).toBeNull();
});
