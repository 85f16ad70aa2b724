/** An admin decides on companies' documents with keys alone. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminWaiting } from '#contract/admin.ts';
import type { CompanyPaperKind } from '#contract/companies.ts';
import type { PaperDecision, WaitingPaper } from '#contract/company-review.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { viewer as viewerAr } from '#web/features/admin/viewer-texts.ar.ts';
import { viewer } from '#web/features/admin/viewer-texts.en.ts';
import CompanyReviewScreen from './route.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const id = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
const kinds: readonly CompanyPaperKind[] = ['REGISTRATION', 'PERMIT', 'TAX'];

const aPaper = (number: number): WaitingPaper => {
	const kind = kinds[number - 1] ?? 'TAX';
	const paper = {
		...{ id: id(number), kind, number: `20014567${number}`, expiresOn: kind === 'PERMIT' ? '2032-01-31' : null, expired: false },
		...{ status: 'PENDING' as const, notes: null, submittedAt: '2031-03-01T10:00:00+03:00', decidedAt: null },
		url: `/api/owner/company/papers/${id(number)}`,
	};
	return {
		...paper,
		company: { id: id(8), nameEn: 'Sama Cars', nameAr: 'سما للسيارات', isLicensed: false, isClosed: false, branches: [] },
		others: number === 1 ? [{ ...paper, id: id(7), kind: 'TAX', number: 'TAX-7', status: 'APPROVED' }] : [],
		rejectedBefore: number === 1 ? [{ decidedAt: '2031-02-01T10:00:00+03:00', notes: 'Blurred.' }] : [],
		owner: { id: id(9), displayName: 'Lina', displayNameAr: 'لينا', email: 'lina@mishwar.test', phone: null, lang: 'ar' },
		reviewer: null,
	};
};

/** Transport with the server's queue, which omits decided items. `taken`: another admin has the first one open. */
function aServer({ taken = false } = {}) {
	const decisions = new Map<string, PaperDecision>();
	const waiting = () => [1, 2, 3].map(aPaper).filter((paper) => !decisions.has(paper.id));
	const claimedUntil = '2031-03-02T10:05:00+03:00';
	const fetched = vi.fn(async (path: string, init: RequestInit = {}) => {
		const [, paperId = '', what = ''] = /\/papers\/([^/]+)\/(\w+)$/.exec(path) ?? [];
		if (what === 'claim' && taken && paperId === id(1))
			return Response.json({ error: 'Sami has this document open right now.', code: 'COMPANY_PAPER_REVIEWED_BY' }, { status: 409 });
		if (what === 'claim')
			return Response.json({ claimedUntil, ...(paperId === id(1) ? { pages: 5, unopened: [1, 2, 3, 5] } : { pages: null, unopened: [] }) });
		if (init.method === 'DELETE') {
			decisions.delete(paperId);
			return Response.json({ claimedUntil });
		}
		const decision = JSON.parse(String(init.body));
		if (decision.expiresOn?.startsWith('2020'))
			return Response.json({ error: 'Check the date.', fields: { expiresOn: 'It has passed.' } }, { status: 400 });
		decisions.set(paperId, decision);
		return Response.json({ id: paperId, status: decision.status, carriedOutAt: '2031-03-02T10:00:10+03:00' });
	});
	const transport = async (path: string) => {
		if (path.startsWith(adminWaiting.path)) return Response.json({ identities: 4, cars: 3, companies: waiting().length });
		return Response.json(waiting(), { headers: { 'x-total-count': String(waiting().length) } });
	};
	return { decisions, fetched, transport };
}

let server: ReturnType<typeof aServer>;
const serve = (options?: Parameters<typeof aServer>[0]) => {
	server = aServer(options);
	vi.stubGlobal('fetch', server.fetched);
};
beforeEach(() => {
	serve();
	window.scrollTo = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const opened = (texts: typeof en | typeof ar, kind: CompanyPaperKind) =>
	screen.findByRole('heading', { level: 2, name: new RegExp(texts.companies.kinds[kind]) });
const shown = async () => (await screen.findByRole('img')).getAttribute('src');
const decided = (number: number) => server.decisions.get(id(number));

it('approves a document beside its picture, a permit with its expiry date, undoes, and rejects in the language of the owner', async () => {
	const { user } = renderPart(<CompanyReviewScreen />, { screenTexts: en, transport: server.transport });
	await opened(en, 'REGISTRATION');
	expect(await shown()).toBe(`/api/owner/company/papers/${id(1)}?page=1`);
	await user.click(screen.getByRole('button', { name: `${viewer.nextPage}: ${en.companies.kinds.REGISTRATION}` }));
	expect(await shown()).toMatch(/\?page=2$/);
	const pane = within(screen.getByTestId('company-review'));
	for (const text of ['سما للسيارات', '200145671', /TAX-7/, 'Blurred.']) expect(pane.getByText(text)).toBeDefined();
	await user.keyboard('a');
	const second = await opened(en, 'PERMIT');
	expect(decided(1)).toEqual({ status: 'APPROVED' });
	expect(document.activeElement).toBe(second);
	expect(screen.getByTestId('undo-bar').textContent).toContain(`Sama Cars · ${en.companies.kinds.REGISTRATION}`);
	const until = await screen.findByLabelText(en.expiresOn);
	await user.clear(until);
	await user.type(until, '2020-05-31');
	await user.click(screen.getByRole('button', { name: new RegExp(`^${en.approve}`) }));
	await screen.findByText('It has passed.');
	await user.clear(until);
	await user.type(until, '2032-05-31');
	await user.click(screen.getByRole('button', { name: new RegExp(`^${en.approve}`) }));
	await opened(en, 'TAX');
	expect(decided(2)).toEqual({ status: 'APPROVED', expiresOn: '2032-05-31' });
	await user.keyboard('u');
	await opened(en, 'PERMIT');
	expect(decided(2)).toBeUndefined();
	await screen.findByRole('img');
	await user.keyboard('r');
	await screen.findByRole('dialog');
	await user.keyboard('6');
	await user.keyboard('{Enter}');
	await opened(en, 'TAX');
	expect(decided(2)).toEqual({ status: 'REJECTED', notes: expect.stringContaining('تصريح النقل') });
});

it.each([
	['en', en, viewer],
	['ar', ar, viewerAr],
] as const)('shows in %s which pages of a document are not opened yet', async (language, texts, words) => {
	const { user } = renderPart(<CompanyReviewScreen />, { language, screenTexts: texts, transport: server.transport });
	await opened(texts, 'REGISTRATION');
	const arrive = async () => fireEvent.load(await screen.findByRole('img'));
	expect(await screen.findByText(words.unopened(4, '1–3 · 5'))).toBeDefined();
	await arrive();
	expect(screen.getByText(words.unopened(3, '2–3 · 5'))).toBeDefined();
	for (let page = 2; page <= 5; page += 1) {
		await user.click(screen.getByRole('button', { name: `${words.nextPage}: ${texts.companies.kinds.REGISTRATION}` }));
		if (page === 5) expect(screen.getByText(words.unopened(1, '5'))).toBeDefined();
		await arrive();
	}
	expect(screen.queryByText(new RegExp(words.unopened(1, '').trim()))).toBeNull();
});

it('does not show a document that another admin has open, and goes on to the next one', async () => {
	serve({ taken: true });
	const { user } = renderPart(<CompanyReviewScreen />, { language: 'ar', screenTexts: ar, transport: server.transport });
	await opened(ar, 'REGISTRATION');
	expect((await screen.findByRole('alert')).textContent).toContain('Sami');
	expect(screen.queryByRole('img')).toBeNull();
	await user.keyboard('a');
	await user.keyboard('j');
	await opened(ar, 'PERMIT');
	expect(await shown()).toContain(id(2));
	await waitFor(() => expect(server.decisions.size).toBe(0));
});
