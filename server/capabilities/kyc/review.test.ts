import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { adminWaiting, listAudit } from '#contract/admin.ts';
import { claimIdentityCheck, decideIdentityCheck, type IdentityDecision, undoIdentityDecision } from '#contract/identity-review.ts';
import { approveKyc, kycStatus, linkToDocument, pendingKyc, rejectKyc, submitKyc } from '#contract/kyc.ts';
import { listNotifications } from '#contract/notifications.ts';
import { reinstateUser, suspendUser } from '#contract/people.ts';
import { getPersonFile } from '#contract/person-file.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aPerson, identityDetails, type Person } from '#tests/support/factories.ts';
import { upload } from '#tests/support/uploads.ts';
import { aWorld } from '#tests/support/world.ts';
import { kycPersonalData } from './personal-data.ts';

const world = aWorld();
const UNDO_MS = 10_000;
const MINUTE_MS = 60_000;
const NOTES = 'It cannot be read.';
const rejected: IdentityDecision = { status: 'REJECTED', notes: NOTES, documents: ['LICENCE'], fields: [] };

/** A number that occurs only once. */
const aPhoto = () =>
	sharp(randomBytes(48 * 36 * 3), { raw: { width: 48, height: 36, channels: 3 } })
		.png()
		.toBuffer();
const anAdmin = (nameAr?: string) => aPerson(world, { role: 'ADMIN', ...(nameAr && { nameAr }) });
const of = ({ id }: { id: string }) => ({ params: { userId: id } });

async function waiting(files: { id?: Buffer; licence?: Buffer; licenceNumber?: string } = {}) {
	const person = await aPerson(world, { identity: 'NOT_SUBMITTED' });
	const papers = {
		idDocUrl: await upload(person, files.id ?? (await aPhoto())),
		licenseUrl: await upload(person, files.licence ?? (await aPhoto())),
	};
	const details = { ...identityDetails, licenceNumber: files.licenceNumber ?? randomUUID().slice(0, 12).toUpperCase() };
	return { person, details, state: await person.browser.call(submitKyc, { body: { ...papers, details } }) };
}

type Waiting = Awaited<ReturnType<typeof waiting>>;

async function look(admin: Person, { state }: Waiting): Promise<void> {
	for (const document of [state.idDocument, state.licence])
		await admin.browser.fetch((await admin.browser.call(linkToDocument, { params: { id: document?.id ?? '' }, body: {} })).url);
}

const statusOf = async (person: Person) => (await person.browser.call(kycStatus)).status;
const isQueued = async (admin: Person, { id }: Person) =>
	(await admin.browser.call(pendingKyc, { query: { limit: 100 } as never })).some(({ userId }) => userId === id);

/** Notifications about decisions; that about the receipt of the documents came before. */
const decisionsTold = async ({ browser }: Person) =>
	(await browser.call(listNotifications)).map(({ type }) => type).filter((type) => type !== 'KYC_SUBMITTED');

describe('a decision in the review', () => {
	it('is carried out after ten seconds, and the person is notified only then', async () => {
		const [one, admin] = [await waiting(), await anAdmin()];
		const { person, details } = one;
		await look(admin, one);
		const before = await admin.browser.call(adminWaiting);
		const answer = await admin.browser.call(decideIdentityCheck, { ...of(person), body: { status: 'APPROVED', details } });
		expect(answer).toMatchObject({ status: 'APPROVED', carriedOutAt: '2031-03-02T10:00:10+03:00' });
		expect((await admin.browser.call(adminWaiting)).identities).toBe(before.identities - 1);
		expect([await isQueued(admin, person), await statusOf(person)]).toEqual([false, 'PENDING']);
		await world.advance(UNDO_MS - 1);
		expect([await statusOf(person), await decisionsTold(person)]).toEqual(['PENDING', []]);
		await world.advance(1);
		expect(await person.browser.call(kycStatus)).toMatchObject({ status: 'APPROVED', detailsState: 'CONFIRMED' });
		expect(await decisionsTold(person)).toEqual(['KYC_APPROVED']);
		const written = await admin.browser.call(listAudit, { query: { subjectId: person.id, action: 'kyc.approved' } as never });
		expect(written.map(({ actor }) => actor?.id)).toEqual([admin.id]);
		expect(await admin.browser.refused(undoIdentityDecision, of(person))).toMatchObject({ status: 409, code: 'KYC_UNDO_OVER' });
	});

	it('is undone by the admin who made it, without a trace, and another decision has its own ten seconds', async () => {
		const [{ person }, admin, colleague] = [await waiting(), await anAdmin(), await anAdmin()];
		await admin.browser.call(decideIdentityCheck, { ...of(person), body: rejected });
		expect(await colleague.browser.refused(undoIdentityDecision, of(person))).toMatchObject({ code: 'KYC_UNDO_OVER' });
		await world.advance(6000);
		await admin.browser.call(undoIdentityDecision, of(person));
		expect(await isQueued(admin, person)).toBe(true);
		await admin.browser.call(decideIdentityCheck, { ...of(person), body: rejected });
		await world.advance(6000);
		expect([await statusOf(person), await decisionsTold(person)]).toEqual(['PENDING', []]);
		await world.advance(4000);
		expect(await person.browser.call(kycStatus)).toMatchObject({ status: 'REJECTED', notes: NOTES, rejectedDocuments: ['LICENCE'] });
		expect(await decisionsTold(person)).toEqual(['KYC_REJECTED']);
		expect(await admin.browser.refused(undoIdentityDecision, of({ id: randomUUID() }))).toMatchObject({ status: 404 });
	});

	it('is validated when it is made', async () => {
		const [one, admin] = [await waiting(), await anAdmin()];
		const { person, details } = one;
		const decide = (body: IdentityDecision) => admin.browser.refused(decideIdentityCheck, { ...of(person), body });
		expect(await decide({ status: 'APPROVED', details })).toMatchObject({ code: 'KYC_DOCUMENTS_UNOPENED' });
		await look(admin, one);
		expect(await decide({ status: 'APPROVED' })).toMatchObject({ code: 'KYC_DETAILS_UNCONFIRMED' });
		const refused = await decide({ status: 'APPROVED', details: { ...details, licenceExpiresOn: '2030-01-01' } });
		expect(refused.fields).toHaveProperty('details.licenceExpiresOn');
		expect((await decide({ ...rejected, documents: ['PERMIT'] })).fields).toHaveProperty('documents');
		const self = await aPerson(world, { role: 'ADMIN', identity: 'NOT_SUBMITTED' });
		expect(await self.browser.refused(decideIdentityCheck, { ...of(self), body: rejected })).toMatchObject({ code: 'KYC_OWN' });
		expect(await isQueued(admin, person)).toBe(true);
	});

	it('of a former admin is dropped, and the check waits again', async () => {
		const [{ person }, admin, other] = [await waiting(), await anAdmin(), await anAdmin()];
		await admin.browser.call(decideIdentityCheck, { ...of(person), body: rejected });
		await world.running.platform.db.updateTable('users').set({ role: 'RENTER' }).where('id', '=', admin.id).execute();
		await world.advance(UNDO_MS);
		expect([await statusOf(person), await isQueued(other, person)]).toEqual(['PENDING', true]);
	});
});

describe('two admins', () => {
	it('do not get the same check: the second one reads who has it, for five minutes or until that admin opens another one', async () => {
		const [first, second] = [await waiting(), await waiting()];
		const [admin, colleague] = [await anAdmin('سامي الخطيب'), await anAdmin()];
		await admin.browser.call(claimIdentityCheck, of(first.person));
		const refused = await colleague.browser.refused(claimIdentityCheck, { ...of(first.person), headers: { 'accept-language': 'ar' } });
		expect(refused).toMatchObject({ status: 409, code: 'KYC_REVIEWED_BY', error: 'طلب التحقق هذا مفتوح الآن لدى سامي الخطيب.' });
		// The calls that decide at once refuse likewise.
		const now = await colleague.browser.refused(rejectKyc, { ...of(first.person), body: { notes: NOTES } });
		expect(now).toMatchObject({ code: 'KYC_REVIEWED_BY' });
		const queue = await colleague.browser.call(pendingKyc, { query: { limit: 100 } as never });
		expect(queue.find(({ userId }) => userId === first.person.id)?.reviewer).toMatchObject({ id: admin.id, nameAr: 'سامي الخطيب' });
		const own = await admin.browser.call(pendingKyc, { query: { limit: 100 } as never });
		expect(own.find(({ userId }) => userId === first.person.id)?.reviewer).toBeNull();

		await admin.browser.call(claimIdentityCheck, of(second.person));
		await colleague.browser.call(claimIdentityCheck, of(first.person));
		expect(await admin.browser.refused(claimIdentityCheck, of(first.person))).toMatchObject({ code: 'KYC_REVIEWED_BY' });
		await world.advance(5 * MINUTE_MS);
		await admin.browser.call(claimIdentityCheck, of(first.person));
	});

	it('decide once, also if both have opened it; the second one reads who did', async () => {
		const [one, admin, colleague] = [await waiting(), await anAdmin(), await anAdmin()];
		const { person, details } = one;
		for (const each of [admin, colleague]) await look(each, one);
		const [approve, reject] = await Promise.all([
			admin.browser.try(decideIdentityCheck, { ...of(person), body: { status: 'APPROVED', details } }),
			colleague.browser.try(decideIdentityCheck, { ...of(person), body: rejected }),
		]);
		expect([approve.status, reject.status].sort()).toEqual([200, 409]);
		const loser = approve.status === 409 ? admin : colleague;
		const both = { ...of(person), body: rejected };
		expect(await loser.browser.refused(decideIdentityCheck, both)).toMatchObject({ code: 'KYC_DECIDED_BY' });
		await world.advance(UNDO_MS);
		expect(await loser.browser.refused(claimIdentityCheck, of(person))).toMatchObject({ code: 'KYC_DECIDED_BY' });
		expect(await loser.browser.refused(approveKyc, of(person))).toMatchObject({ code: 'KYC_DECIDED_BY' });
	});
});

describe('known documents of suspended people', () => {
	const suspend = async ({ person }: Waiting, reason: string) => {
		const master = await aPerson(world, { role: 'SUPER_ADMIN' });
		await master.browser.call(suspendUser, { params: { id: person.id }, body: { reason } });
		await world.runJobs();
		return master;
	};
	const signalsOf = async (admin: Person, { person }: Waiting) => (await admin.browser.call(claimIdentityCheck, of(person))).signals;

	it('are a hint with its reason if the number or a file occurs again, and only as long as the suspension', async () => {
		const file = await aPhoto();
		const [former, admin] = [await waiting({ licence: file, licenceNumber: '90-01 234' }), await anAdmin()];
		const [sameNumber, sameFile, other] = [await waiting({ licenceNumber: '9001234' }), await waiting({ id: file }), await waiting()];
		expect(await signalsOf(admin, sameNumber)).toEqual([]);
		const master = await suspend(former, 'A stolen card.');
		expect(await signalsOf(admin, sameNumber)).toMatchObject([
			{ kind: 'SAME_LICENCE', person: { id: former.person.id }, suspensionReason: 'A stolen card.' },
		]);
		expect(await signalsOf(admin, sameFile)).toMatchObject([{ kind: 'SAME_PICTURE', person: { id: former.person.id } }]);
		expect(await signalsOf(admin, other)).toEqual([]);
		const file2 = await admin.browser.call(getPersonFile, { params: { id: sameNumber.person.id } });
		expect(file2.signals).toMatchObject([{ kind: 'SAME_LICENCE' }]);
		await master.browser.call(reinstateUser, { params: { id: former.person.id } });
		expect(await signalsOf(admin, sameNumber)).toEqual([]);
		expect(await marksOf(former)).toEqual([]);
	});

	it('are stored as keyed hashes of suspended people only, also for earlier ones, and erased with the account', async () => {
		const [former, free] = [await waiting({ licenceNumber: '7654321' }), await waiting()];
		const { platform, jobs } = world.running;
		const { db } = platform;
		await db
			.updateTable('users')
			.set({ suspended_at: platform.clock.now(), suspension_reason: 'Before.' })
			.where('id', '=', former.person.id)
			.execute();
		await jobs.find(({ name }) => name === 'kyc.mark-suspended')?.run(platform, {});
		const marks = await marksOf(former);
		expect(marks.map(({ kind }) => kind).sort()).toEqual(['LICENCE', 'PICTURE', 'PICTURE']);
		expect(JSON.stringify(marks.map(({ mark }) => mark.toString('latin1')))).not.toContain('7654321');
		expect(await marksOf(free)).toEqual([]);
		const { data } = await kycPersonalData.export(platform, former.person.id);
		expect(data).toMatchObject({ recognizedWhileSuspended: [{ kind: expect.any(String) }, {}, {}] });
		await inTransaction(db, async (tx) => kycPersonalData.erase?.(platform, tx, former.person.id));
		expect(await marksOf(former)).toEqual([]);
	});

	const marksOf = ({ person }: Waiting) =>
		world.running.platform.db.selectFrom('suspended_documents').select(['kind', 'mark']).where('user_id', '=', person.id).execute();
});
