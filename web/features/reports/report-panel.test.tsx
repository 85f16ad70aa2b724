import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import type { ReportKind } from '#contract/report-shapes.ts';
import { reportRefusals } from '#contract/reports.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { recordSource } from '#web/browser/device/from-cache.ts';
import { CACHE_STATUS } from '#web/browser/device/offline-pages.ts';
import { setLiveState } from '#web/browser/live/live.ts';
import { pin as arPin } from '#web/features/places/texts.ar.ts';
import { pin as enPin } from '#web/features/places/texts.en.ts';
import { ReportPanel } from './report-panel.tsx';
import { report as ar } from './texts.ar.ts';
import { report as en } from './texts.en.ts';

const booking = { id: '7d1f0d0e-8a53-4b5f-9f43-0c1c2f3c9a11', status: 'CONFIRMED' } as Booking;
const screenTexts = { en: { report: en, pin: enPin }, ar: { report: ar, pin: arPin } };
const headers = { [CACHE_STATUS.header]: CACHE_STATUS.value };

beforeEach(() => {
	// There is no IndexedDB: the draft is in memory only, which is logged.
	vi.spyOn(globalThis.console, 'warn').mockReturnValue();
});

afterEach(() => {
	vi.unstubAllGlobals();
	act(() => {
		recordSource(new Response());
		setLiveState('polling');
	});
});

type Visit = { kinds: readonly ReportKind[]; language?: 'en' | 'ar'; cached?: boolean; reports?: readonly object[] };

/** `cached`: the answers are those of an earlier visit. */
function visit({ kinds, language = 'en', cached = false, reports = [] }: Visit) {
	const answers: Record<string, unknown> = {
		'/api/auth/user': { id: 'renter' },
		[`/api/bookings/${booking.id}/reports`]: { kinds, reports },
	};
	const rendered = renderPart(<ReportPanel booking={booking} side="RENTER" />, {
		...{ language, screenTexts: screenTexts[language] },
		transport: async (path) => recordSource(Response.json(answers[path], cached ? { headers } : {})),
	});
	const begin = async (label = screenTexts[language].report.panel.action) => {
		await rendered.user.click(await screen.findByRole('button', { name: label }));
		await screen.findByRole('dialog');
	};
	return { ...rendered, begin };
}

const offered = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

it('offers the kinds that the server allows', async () => {
	const { begin } = visit({ kinds: ['OTHER'] });
	await begin();
	expect(offered()).toEqual([en.kinds.OTHER]);
});

it('offers to discard a report once something was entered', async () => {
	const { user, begin } = visit({ kinds: ['OTHER'] });
	await begin();
	expect(screen.queryByRole('button', { name: en.form.discard })).toBeNull();
	await user.click(screen.getByRole('button', { name: en.form.back }));
	// Nothing to continue yet.
	await begin();
	await user.click(screen.getByRole('radio', { name: en.kinds.OTHER }));
	await user.click(screen.getByRole('button', { name: en.form.discard }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each(['en', 'ar'] as const)('offers without a connection every kind that may be possible since the last visit: %s', async (language) => {
	const t = screenTexts[language].report;
	const { user, begin } = visit({ kinds: ['OTHER'], language, cached: true });
	await begin();
	expect(offered()).toEqual(Object.values(t.kinds));
	await user.click(screen.getByRole('radio', { name: t.kinds.ACCIDENT }));
	expect(screen.getByText(t.form.police)).toBeTruthy();
});

it('offers it on a page that was open when the connection was lost, too', async () => {
	const { begin } = visit({ kinds: ['OTHER'] });
	await screen.findByRole('button', { name: en.panel.action });
	act(() => setLiveState('offline'));
	await begin();
	expect(offered()).toContain(en.kinds.ACCIDENT);
});

it('offers nothing for a trip that was over at the last visit', async () => {
	const { container } = visit({ kinds: [], cached: true });
	await waitFor(() => expect(document.body.textContent).toBe(''));
	expect(container.textContent).toBe('');
});

it('retains the input, and asks for the kind again, if the server refuses the chosen one', async () => {
	const refused = { code: 'REPORT_KIND_NOT_NOW', error: reportRefusals.REPORT_KIND_NOT_NOW.en };
	vi.stubGlobal('fetch', async () => Response.json(refused, { status: 409 }));
	const { user, begin } = visit({ kinds: ['OTHER'] });
	await screen.findByRole('button', { name: en.panel.action });
	act(() => setLiveState('offline'));
	await begin();
	await user.click(screen.getByRole('radio', { name: en.kinds.ACCIDENT }));
	await user.type(screen.getByRole('textbox', { name: en.form.text }), 'Two cars.');
	await user.click(screen.getByRole('button', { name: en.form.send }));
	await screen.findByText(refused.error);
	act(() => setLiveState('live'));
	await begin(en.panel.draft);
	expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: en.form.text }).value).toBe('Two cars.');
	expect(screen.getByRole<HTMLInputElement>('radio', { name: en.kinds.OTHER }).checked).toBe(false);
	await user.click(screen.getByRole('button', { name: en.form.send }));
	expect(screen.getByText(en.form.missing)).toBeTruthy();
});

const byOmar = { en: 'Sama Cars · Omar', ar: 'سما للسيارات · عمر' };

it.each(['en', 'ar'] as const)('names the member of the office who reported: %s', async (language) => {
	const t = screenTexts[language].report;
	const report = { id: 'r1', kind: 'OTHER', side: 'OWNER', text: 'x', photos: [], createdAt: '2031-03-10T10:00:00+03:00', outcome: null };
	visit({ kinds: ['OTHER'], language, reports: [{ ...report, reportedBy: byOmar }] });
	expect(await screen.findByText((text) => text.startsWith(t.by.theirs(`\u2068${byOmar[language]}\u2069`)))).toBeTruthy();
});
