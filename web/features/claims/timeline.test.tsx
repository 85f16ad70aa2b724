import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Claim } from '#contract/claim-shapes.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { claim as ar } from './texts.ar.ts';
import { claim as en } from './texts.en.ts';
import { Timeline } from './timeline.tsx';
import { ClaimWords } from './words.tsx';

const screenTexts = { en: { claim: en }, ar: { claim: ar } };
const OMAR = { en: 'Sama Cars · Omar', ar: 'سما للسيارات · عمر' };
const party = (displayName: string) => ({ id: displayName, displayName, displayNameAr: null });
const claim = {
	...{ owner: party('Rania Haddad'), renter: party('Lina'), note: 'A dent', contestReason: null, decisionNote: null, excess: null },
	timeline: [
		{ kind: 'OPENED', at: '2031-03-13T10:00:00+03:00', isDue: false, by: OMAR },
		{ kind: 'WITHDRAWN', at: '2031-03-14T10:00:00+03:00', isDue: false },
	],
} as unknown as Claim;

it.each(['en', 'ar'] as const)('a claim says who of the office made it, beside its moment and above its words: %s', (language) => {
	const parts = (
		<>
			<Timeline claim={claim} />
			<ClaimWords claim={claim} />
		</>
	);
	renderPart(parts, { language, screenTexts: screenTexts[language] });
	const [opened, withdrawn] = screen.getAllByRole('listitem');
	expect(opened?.textContent).toContain(OMAR[language]);
	expect(withdrawn?.textContent).not.toContain(OMAR[language]);
	expect(screen.getByText(screenTexts[language].claim.words.owner(`\u2068${OMAR[language]}\u2069`))).toBeTruthy();
});
