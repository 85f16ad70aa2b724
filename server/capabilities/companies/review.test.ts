/** The review of companies' papers: one admin at a time, decided once, undone within ten seconds, and approved only after the document was opened. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminWaiting, listAudit } from '#contract/admin.ts';
import { approveCompanyPaper, type CompanyPaperKind, getCompany, listCompanies, rejectCompanyPaper } from '#contract/companies.ts';
import {
	claimCompanyPaper,
	decideCompanyPaper,
	listCompanyPapers,
	type PaperDecision,
	undoPaperDecision,
} from '#contract/company-review.ts';
import { listNotifications } from '#contract/notifications.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aCompany, openPaper, submitPaper } from '#tests/support/companies.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aPdfOf } from '#tests/support/pdf.ts';
import { aWorld } from '#tests/support/world.ts';
import { companyPersonalData } from './personal-data.ts';

const world = aWorld();
const UNDO_MS = 10_000;
const MINUTE_MS = 60_000;
const NOTES = 'The stamp is cut off.';
const approval: PaperDecision = { status: 'APPROVED' };
const rejection: PaperDecision = { status: 'REJECTED', notes: NOTES };

const anAdmin = (nameAr?: string) => aPerson(world, { role: 'ADMIN', ...(nameAr && { nameAr }) });
let [admin, colleague] = [] as unknown as [Person, Person];
beforeAll(async () => {
	[admin, colleague] = [await anAdmin('سامي الخطيب'), await anAdmin()];
});

const of = (id: string) => ({ params: { id } });
const today = () => ammanDate(world.clock.now());
const queue = (by = admin) => by.browser.call(listCompanyPapers, { query: { limit: 100 } as never });
const queued = async (id: string, by = admin) => (await queue(by)).find((paper) => paper.id === id);
const waiting = async () => (await admin.browser.call(adminWaiting)).companies ?? 0;
const countNotifications = async (owner: Person) => (await owner.browser.call(listNotifications)).length;
const papersOf = async (owner: Person) => (await owner.browser.call(getCompany))?.papers ?? [];

/** A company's paper that waits. */
async function aPaper(kind: CompanyPaperKind = 'TAX', document?: Uint8Array) {
	const owner = await aPerson(world);
	await aCompany(owner);
	return { owner, id: await submitPaper(owner, kind, kind === 'PERMIT' ? addDays(today(), 90) : undefined, document) };
}

it('lists waiting papers, the longest waiting first, with the other papers of the company', async () => {
	const { owner, id } = await aPaper('PERMIT');
	await admin.browser.call(rejectCompanyPaper, { ...of(id), body: { notes: NOTES } });
	await world.advance(MINUTE_MS);
	const registration = await submitPaper(owner, 'REGISTRATION');
	await world.advance(MINUTE_MS);
	const permit = await submitPaper(owner, 'PERMIT', addDays(today(), 90));
	const own = (await queue()).filter((paper) => paper.owner.id === owner.id);
	expect(own.map((paper) => paper.id)).toEqual([registration, permit]);
	expect(own[1]).toMatchObject({
		...{ number: '200145678', company: { nameEn: 'Sama Cars', isLicensed: false, branches: [{ city: 'Amman' }] } },
		...{ others: [{ id: registration }], rejectedBefore: [{ notes: NOTES }], owner: { email: owner.email, lang: 'en' }, reviewer: null },
	});
});

describe('a decision about a paper', () => {
	it('is carried out after ten seconds, and the company is notified only then', async () => {
		const { owner, id } = await aPaper('PERMIT');
		const before = { waiting: await waiting(), notifications: await countNotifications(owner) };
		await openPaper(admin, id);
		const body: PaperDecision = { status: 'APPROVED', expiresOn: addDays(today(), 60) };
		const carriedOutAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00$/);
		expect(await admin.browser.call(decideCompanyPaper, { ...of(id), body })).toEqual({ id, status: 'APPROVED', carriedOutAt });
		expect([await waiting(), await queued(id)]).toEqual([before.waiting - 1, undefined]);
		const listed = await admin.browser.call(listCompanies, { query: { status: 'waiting', limit: 100 } as never });
		expect(listed.some((company) => company.owner.id === owner.id)).toBe(false);
		await world.advance(UNDO_MS - 1);
		expect([(await papersOf(owner))[0]?.status, await countNotifications(owner)]).toEqual(['PENDING', before.notifications]);
		await world.advance(1);
		expect(await papersOf(owner)).toMatchObject([{ status: 'APPROVED', expiresOn: addDays(today(), 60) }]);
		expect(await countNotifications(owner)).toBe(before.notifications + 1);
		const entries = await admin.browser.call(listAudit, { query: { action: 'company.paper-approved', actor: admin.id } });
		expect(entries.filter(({ after }) => JSON.stringify(after).includes(id))).toHaveLength(1);
		expect(await admin.browser.refused(undoPaperDecision, of(id))).toMatchObject({ status: 409, code: 'COMPANY_PAPER_UNDO_OVER' });
	});

	it('is undone only by the admin who made it, without a trace, and another decision has its own ten seconds', async () => {
		const { owner, id } = await aPaper();
		const before = await countNotifications(owner);
		await openPaper(admin, id);
		await admin.browser.call(decideCompanyPaper, { ...of(id), body: approval });
		expect(await colleague.browser.refused(undoPaperDecision, of(id))).toMatchObject({ code: 'COMPANY_PAPER_UNDO_OVER' });
		await world.advance(6000);
		await admin.browser.call(undoPaperDecision, of(id));
		await admin.browser.call(decideCompanyPaper, { ...of(id), body: rejection });
		await world.advance(6000);
		expect([(await papersOf(owner))[0]?.status, await countNotifications(owner)]).toEqual(['PENDING', before]);
		await world.advance(4000);
		expect(await papersOf(owner)).toMatchObject([{ status: 'REJECTED', notes: NOTES }]);
		expect(await countNotifications(owner)).toBe(before + 1);
		expect(await admin.browser.refused(undoPaperDecision, of(randomUUID()))).toMatchObject({ status: 404 });
	});

	it('replaces the permit that was valid until then', async () => {
		const { owner, id } = await aPaper('PERMIT');
		await openPaper(admin, id);
		await admin.browser.call(decideCompanyPaper, { ...of(id), body: approval });
		await world.advance(UNDO_MS);
		const next = await submitPaper(owner, 'PERMIT', addDays(today(), 400));
		await openPaper(admin, next);
		await admin.browser.call(decideCompanyPaper, { ...of(next), body: approval });
		expect((await papersOf(owner)).map(({ status }) => status)).toEqual(['PENDING', 'APPROVED']);
		await world.advance(UNDO_MS);
		expect(await papersOf(owner)).toMatchObject([{ id: next, status: 'APPROVED' }]);
	});

	it('of a former admin is dropped, and so is one on a deleted company', async () => {
		const [paper, gone, other] = [await aPaper(), await aPaper(), await anAdmin()];
		const { platform } = world.running;
		await other.browser.call(decideCompanyPaper, { ...of(paper.id), body: rejection });
		await admin.browser.call(decideCompanyPaper, { ...of(gone.id), body: rejection });
		await platform.db.updateTable('users').set({ role: 'RENTER' }).where('id', '=', other.id).execute();
		await inTransaction(platform.db, async (tx) => companyPersonalData.erase?.(platform, tx, gone.owner.id));
		await world.advance(UNDO_MS);
		expect(await queued(paper.id)).toMatchObject({ status: 'PENDING' });
		expect(await admin.browser.refused(claimCompanyPaper, of(gone.id))).toMatchObject({ code: 'COMPANY_PAPER_NOT_FOUND' });
	});
});

describe('two admins', () => {
	it('do not get the same paper: the second one reads who has it, for five minutes or until that admin opens another one', async () => {
		const [{ id }, { id: other }] = [await aPaper(), await aPaper()];
		await admin.browser.call(claimCompanyPaper, of(id));
		const refused = await colleague.browser.refused(claimCompanyPaper, { ...of(id), headers: { 'accept-language': 'ar' } });
		expect(refused).toMatchObject({ status: 409, code: 'COMPANY_PAPER_REVIEWED_BY', error: 'هذه الوثيقة مفتوحة الآن لدى سامي الخطيب.' });
		expect((await queued(id, colleague))?.reviewer).toMatchObject({ id: admin.id, nameAr: 'سامي الخطيب' });
		expect((await queued(id))?.reviewer).toBeNull();
		// The calls that decide at once refuse likewise.
		const now = { ...of(id), body: {} };
		expect(await colleague.browser.refused(approveCompanyPaper, now)).toMatchObject({ code: 'COMPANY_PAPER_REVIEWED_BY' });
		await admin.browser.call(claimCompanyPaper, of(other));
		await colleague.browser.call(claimCompanyPaper, of(id));
		expect(await admin.browser.refused(claimCompanyPaper, of(id))).toMatchObject({ code: 'COMPANY_PAPER_REVIEWED_BY' });
		await world.advance(5 * MINUTE_MS);
		await admin.browser.call(claimCompanyPaper, of(id));
	});

	it('decide once, also at the same moment and by the calls that decide at once', async () => {
		const { owner, id } = await aPaper();
		for (const each of [admin, colleague]) await openPaper(each, id);
		const before = await countNotifications(owner);
		const both = await Promise.all([
			admin.browser.try(decideCompanyPaper, { ...of(id), body: approval }),
			colleague.browser.try(decideCompanyPaper, { ...of(id), body: rejection }),
		]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		const [winner, loser] = both[0].status === 200 ? [admin, colleague] : [colleague, admin];
		expect(await loser.browser.refused(decideCompanyPaper, { ...of(id), body: rejection })).toMatchObject({
			code: 'COMPANY_PAPER_DECIDED_BY',
		});
		expect(await loser.browser.refused(rejectCompanyPaper, { ...of(id), body: { notes: NOTES } })).toMatchObject({
			code: 'COMPANY_PAPER_DECIDED_BY',
		});
		expect(await winner.browser.refused(approveCompanyPaper, { ...of(id), body: {} })).toMatchObject({ code: 'COMPANY_PAPER_NOT_WAITING' });
		await world.advance(UNDO_MS);
		expect(await countNotifications(owner)).toBe(before + 1);
		expect(await winner.browser.refused(claimCompanyPaper, of(id))).toMatchObject({ code: 'COMPANY_PAPER_NOT_WAITING' });
	});
});

it('a document must be opened by the admin who approves it, a PDF as pictures of its pages', async () => {
	const { owner, id } = await aPaper('TAX', aPdfOf(2));
	expect(await admin.browser.call(claimCompanyPaper, of(id))).toMatchObject({ pages: 2, unopened: [1, 2] });
	const refused = () => admin.browser.refused(decideCompanyPaper, { ...of(id), body: approval });
	expect(await refused()).toMatchObject({ status: 409, code: 'COMPANY_PAPER_UNOPENED' });
	expect(await admin.browser.refused(approveCompanyPaper, { ...of(id), body: {} })).toMatchObject({ code: 'COMPANY_PAPER_UNOPENED' });
	// Views by another admin or the owner do not count; only admins get pages as pictures.
	for (const reader of [colleague, owner]) await openPaper(reader, id);
	expect((await openPaper(owner, id, 1)).status).toBe(404);
	expect((await openPaper(admin, id, 3)).status).toBe(409);
	expect(await refused()).toMatchObject({ code: 'COMPANY_PAPER_UNOPENED' });
	const { headers } = await openPaper(admin, id, 2);
	expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual(['image/jpeg', 'inline; filename="tax.jpg"']);
	expect(await refused()).toMatchObject({ code: 'COMPANY_PAPER_UNOPENED' });
	expect(await admin.browser.call(claimCompanyPaper, of(id))).toMatchObject({ unopened: [1] });
	await openPaper(admin, id, 1);
	expect(await admin.browser.call(decideCompanyPaper, { ...of(id), body: approval })).toMatchObject({ status: 'APPROVED' });
});

it('a permit is not approved with a past date, and admins do not decide about their own company', async () => {
	const { id } = await aPaper('PERMIT');
	await openPaper(admin, id);
	const expired: PaperDecision = { status: 'APPROVED', expiresOn: addDays(today(), -1) };
	expect(await admin.browser.refused(decideCompanyPaper, { ...of(id), body: expired })).toMatchObject({
		status: 400,
		fields: { expiresOn: expect.any(String) },
	});
	await aCompany(colleague);
	const own = await submitPaper(colleague, 'TAX');
	expect(await colleague.browser.refused(claimCompanyPaper, of(own))).toMatchObject({ status: 403, code: 'COMPANY_OF_YOUR_OWN' });
});

it('what an admin has open is released, and their views are deleted, with their account', async () => {
	const [{ id }, other] = [await aPaper(), await anAdmin()];
	await other.browser.call(claimCompanyPaper, of(id));
	await openPaper(other, id);
	const { platform } = world.running;
	await inTransaction(platform.db, async (tx) => companyPersonalData.erase?.(platform, tx, other.id));
	const looks = await platform.db.selectFrom('company_paper_views').select('paper_id').where('viewer_id', '=', other.id).execute();
	expect(looks).toEqual([]);
	await colleague.browser.call(claimCompanyPaper, of(id));
});
