/** The report of an imported file: what can be done comes before its rows. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportReport } from '#contract/car-import.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { Report } from './report.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const screenTexts = { en, ar };
const problems = [{ column: 'make', heading: 'make', text: 'Write the make.' }];
const line = { record: 2, car: 'Corolla 2018', plate: '70-10008', outcome: 'REFUSED', problems, remarks: [], changes: [] };
const report = (counts: Partial<ImportReport['counts']>) =>
	({
		version: '1',
		counts: { created: 0, changed: 0, unchanged: 0, refused: 1, ...counts },
		unknownHeadings: [],
		lines: [line],
	}) as ImportReport;

const show = (counts: Partial<ImportReport['counts']>, language: 'en' | 'ar') =>
	renderPart(
		<Report report={report(counts)} isDone={false}>
			<button type="button">Choose</button>
		</Report>,
		{ language, screenTexts: screenTexts[language] },
	);

it.each(['en', 'ar'] as const)('says that no car can be imported, if every row is refused: %s', (language) => {
	show({}, language);
	expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(screenTexts[language].nothingTitle);
});

it('names what will be imported, and offers it above the rows', () => {
	show({ created: 3 }, 'en');
	expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(en.reportTitle);
	const button = screen.getByRole('button', { name: 'Choose' });
	expect(button.compareDocumentPosition(screen.getByTestId('import-line'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
