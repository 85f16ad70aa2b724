/** An admin works through a queue of several pages with keys alone. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminStats, adminWaiting } from '#contract/admin.ts';
import type { PendingCheck } from '#contract/kyc.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { keyOf } from '#web/features/admin/review/use-keys.ts';
import ReviewScreen from './route.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const WAITING = 14;
const PAGE = 6;
const UNDONE = 4;
/** Every seventh check is rejected. */
const REJECTED = 7;

const details = {
	...{ birthDate: '1990-01-01', nationality: 'JO', licenceNumber: '9001234', licenceClass: '3', licenceScript: 'ARABIC' as const },
	...{ licenceIssuedOn: '2015-01-01', licenceExpiresOn: '2040-01-01' },
};

const numberOf = (index: number): string => String(index).padStart(3, '0');
const aCheck = (index: number): PendingCheck => ({
	...{ userId: `user-${numberOf(index)}`, email: `p${index}@mishwar.test`, phone: null, firstName: 'Person', lastName: numberOf(index) },
	...{ displayNameAr: null, role: 'RENTER', lang: 'ar', idDocUrl: '/id', licenseUrl: '/licence', memberSince: '2031-01-01T10:00:00+03:00' },
	...{ submittedAt: '2031-03-01T10:00:00+03:00', licenceExpiresOn: '2040-01-01', details, isCompletion: false, rejectedBefore: [] },
	...{ idDocument: { id: `id-${index}`, contentType: 'image/jpeg' }, licence: { id: `licence-${index}`, contentType: 'image/jpeg' } },
	...{ permit: null, reviewer: null, renews: null },
});

/** Transport with the server's queue, which omits decided items. */
function aServer() {
	const decided = new Map<string, { status: string; documents?: string[]; notes?: string }>();
	const links: string[] = [];
	const all = Array.from({ length: WAITING }, (_, index) => aCheck(index));
	const pages = (path: string) => {
		const from = Number(new URLSearchParams(path.split('?')[1]).get('cursor') ?? 0);
		const waiting = all.filter(({ userId }) => !decided.has(userId));
		const page = all.slice(from, from + PAGE).filter(({ userId }) => !decided.has(userId));
		const headers = new Headers({ 'x-total-count': String(waiting.length) });
		if (from + PAGE < all.length) headers.set('link', `</api/admin/kyc/pending?cursor=${from + PAGE}>; rel="next"`);
		return Response.json(page, { headers });
	};
	const fetched = vi.fn(async (path: string, init: RequestInit = {}) => {
		const [, userId = '', what = ''] = /\/api\/admin\/kyc\/([^/]+)\/(\w+)$/.exec(path) ?? [];
		if (what === 'claim') return Response.json({ claimedUntil: '2031-03-02T10:05:00+03:00', signals: [] });
		if (what === 'decision' && init.method === 'DELETE') {
			decided.delete(userId);
			return Response.json({ claimedUntil: '2031-03-02T10:05:00+03:00' });
		}
		if (what === 'decision') {
			const decision = JSON.parse(String(init.body));
			decided.set(userId, decision);
			return Response.json({ userId, status: decision.status, notes: decision.notes ?? null, carriedOutAt: '2031-03-02T10:00:10+03:00' });
		}
		links.push(path);
		return Response.json({ url: `${path}?signed`, contentType: 'image/jpeg', expiresAt: '', pages: null, unopened: [] });
	});
	const transport = async (path: string) =>
		path.startsWith(adminStats.path) || path.startsWith(adminWaiting.path) ? Response.json({}) : pages(path);
	return { decided, links, fetched, transport };
}

let server: ReturnType<typeof aServer>;
beforeEach(() => {
	server = aServer();
	vi.stubGlobal('fetch', server.fetched);
	window.scrollTo = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const heading = (index: number) => screen.findByRole('heading', { level: 2, name: new RegExp(numberOf(index)) });

it('decides on fourteen people over three pages, with rejections and undone decisions in between', { timeout: 60_000 }, async () => {
	const { user } = renderPart(<ReviewScreen />, { language: 'ar', screenTexts: ar, transport: server.transport });
	for (let index = 0; index < WAITING; index += 1) {
		const open = await heading(index);
		await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2));
		if (index > 0) expect(document.activeElement).toBe(open);
		if (index === UNDONE) {
			await user.keyboard('r');
			await screen.findByRole('dialog');
			await user.keyboard('2');
			await user.keyboard('{Enter}');
			await heading(index + 1);
			await user.keyboard('u');
			await heading(index);
			await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2));
			expect(server.decided.has(aCheck(index).userId)).toBe(false);
		}
		if (index % REJECTED === REJECTED - 1) {
			await user.keyboard('r');
			await screen.findByRole('dialog');
			await user.keyboard('2');
			await user.keyboard('{Enter}');
		} else {
			// Has no effect until every detail is confirmed.
			if (index === 0) await user.keyboard('v');
			expect(server.decided.size).toBe(index);
			await user.keyboard('ccccccc');
			await user.keyboard(index % 2 === 0 ? 'v' : 'a');
		}
	}
	await waitFor(() => expect(screen.queryByTestId('identity-review')).toBeNull());
	expect(screen.getAllByText(ar.desk.identity.empty.title)).not.toEqual([]);
	const outcomes = [...server.decided.values()];
	expect(outcomes.filter(({ status }) => status === 'APPROVED')).toHaveLength(12);
	expect(outcomes.filter(({ status }) => status === 'REJECTED')).toEqual(
		// In the language of the person, independent of the admin's.
		Array(2).fill({ status: 'REJECTED', notes: expect.stringContaining('رخصة قيادتك'), documents: ['LICENCE'], fields: [] }),
	);
	// One link for each opening of a document: preloading requests no further ones.
	expect(server.links.length).toBe((WAITING + 2) * 2);
});

it('moves with J and K, but not while the admin types', async () => {
	const { user } = renderPart(<ReviewScreen />, { screenTexts: en, transport: server.transport });
	await heading(0);
	await user.keyboard('j');
	await heading(1);
	await user.keyboard('k');
	await heading(0);
	const number = await screen.findByLabelText(en.driver.fields.licenceNumber);
	await user.type(number, 'jvr');
	await heading(0);
	expect(server.decided.size).toBe(0);
	expect(screen.queryByRole('dialog')).toBeNull();
});

it('names the admin who has a check open, and hides its documents', async () => {
	server.fetched.mockImplementation(async () =>
		Response.json({ error: 'Omar has this identity check open at the moment.', code: 'KYC_REVIEWED_BY', name: 'Omar' }, { status: 409 }),
	);
	const { user } = renderPart(<ReviewScreen />, { screenTexts: en, transport: server.transport });
	expect((await screen.findByRole('alert')).textContent).toBe('Omar has this identity check open at the moment.');
	await user.keyboard('v');
	expect(screen.queryAllByRole('img')).toEqual([]);
	expect(server.decided.size).toBe(0);
});

it('a key counts by its position if the layout types another letter', () => {
	expect(keyOf({ key: 'ت', code: 'KeyJ' })).toBe('j');
	expect(keyOf({ key: '٢', code: 'Digit2' })).toBe('2');
	expect(keyOf({ key: 'J', code: 'KeyC' })).toBe('j');
	expect(keyOf({ key: 'Enter', code: 'Enter' })).toBe('Enter');
});

it('shows a new licence beside the one that it renews, asks to confirm its details, and rejects only those', async () => {
	const old = { ...details, licenceNumber: '9000000', licenceExpiresOn: '2031-03-31' };
	const former = { id: 'licence-old', contentType: 'image/jpeg' };
	const renewal = {
		...aCheck(0),
		renews: { submittedAt: '2026-01-01T10:00:00+03:00', licenceExpiresOn: '2031-03-31', licence: former, permit: null, details: old },
	};
	const transport = async (path: string) => (path.startsWith('/api/admin/kyc/pending') ? Response.json([renewal]) : server.transport(path));
	const { user } = renderPart(<ReviewScreen />, { screenTexts: en, transport });
	await heading(0);
	await screen.findByText(en.renewal.documents.NEW(en.desk.identity.licence));
	screen.getByText(en.renewal.documents.OLD(en.desk.identity.licence));
	expect(screen.queryByText(en.desk.identity.idDocument)).toBeNull();
	screen.getByText(en.renewal.before('9000000'));
	screen.getByText(en.desk.identity.renewal);
	// Birth and nationality are confirmed already: five are left.
	await user.keyboard('ccccc');
	await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Matches/, checked: false })).toBeNull());
	await user.keyboard('r');
	const dialog = await screen.findByRole('dialog');
	expect(within(dialog).queryByRole('checkbox', { name: en.driver.documents.ID })).toBeNull();
	within(dialog).getByRole('checkbox', { name: en.driver.documents.LICENCE });
	expect(within(dialog).queryByRole('checkbox', { name: en.driver.fields.birthDate })).toBeNull();
	within(dialog).getByRole('checkbox', { name: en.driver.fields.licenceExpiresOn });
});
