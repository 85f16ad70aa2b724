/** Rows of the admins' queue of reports name who reported: the member of an office's team, or the party. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listAdminViews } from '#contract/admin-views.ts';
import type { Report } from '#contract/report-shapes.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import AdminReportsScreen from './route.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const screenTexts = { en, ar };
const byOmar = { en: 'Sama Cars · Omar', ar: 'سما للسيارات · عمر' };
const rana = { id: 'owner', displayName: 'Rana Sama', displayNameAr: 'رنا سما' };
const lina = { id: 'renter', displayName: 'Lina Haddad', displayNameAr: 'لينا حداد' };
const aReport = (id: string, facts: Partial<Report>) => ({
	...{ id, carTitle: 'Kia Rio 2024', carTitleAr: 'كيا ريو 2024', owner: rana, renter: lina, kind: 'OTHER', text: 'x' },
	...{ dueAt: '2031-03-10T10:00:00+03:00', outcome: null, decidedAt: null, isOverdue: false, ...facts },
});

it.each(['en', 'ar'] as const)('%s', async (language) => {
	const reports = [
		aReport('r1', { side: 'OWNER', reportedBy: byOmar }),
		aReport('r2', { side: 'OWNER' }),
		aReport('r3', { side: 'RENTER' }),
	];
	renderPart(<AdminReportsScreen />, {
		...{ language, screenTexts: screenTexts[language] },
		transport: async (path) => Response.json(path.startsWith(listAdminViews.path) ? [] : reports, { headers: { 'x-total-count': '3' } }),
	});
	const { reported } = screenTexts[language];
	const [owner, renter] = language === 'ar' ? [rana.displayNameAr, lina.displayNameAr] : [rana.displayName, lina.displayName];
	const rows = await screen.findAllByRole('link', { name: /Kia|كيا/ });
	expect(rows).toHaveLength(3);
	const said = [reported.OWNER(byOmar[language]), reported.OWNER(owner), reported.RENTER(renter)];
	expect(rows.map((row, index) => row.textContent?.replace(/[\u2068\u2069]/g, '').includes(said[index] ?? '?'))).toEqual([
		true,
		true,
		true,
	]);
});
