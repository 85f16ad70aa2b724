import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { requestBooking } from '#contract/bookings.ts';
import type { DocumentKind } from '#contract/identity-details.ts';
import {
	approveKyc,
	type KycState,
	kycStatus,
	linkToDocument,
	pendingKyc,
	rejectKyc,
	removeIdentityDocument,
	saveIdentityDetails,
	saveIdentityDocument,
	submitKyc,
} from '#contract/kyc.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getPersonFile } from '#contract/person-file.ts';
import { DAY_MS } from '#contract/time.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { aCar, aPerson, identityDetails, type Person } from '#tests/support/factories.ts';
import { upload } from '#tests/support/uploads.ts';
import { aWorld } from '#tests/support/world.ts';
import { kycPersonalData } from './personal-data.ts';

const world = aWorld();

const aPhoto = () =>
	sharp({ create: { width: 640, height: 400, channels: 3, background: '#a8452c' } })
		.jpeg()
		.toBuffer();
const anAdmin = () => aPerson(world, { role: 'ADMIN' });
const aNewcomer = () => aPerson(world, { identity: 'NOT_SUBMITTED' });
const NOTES = 'It cannot be read.';

const handOver = async (person: Person, kind: DocumentKind) =>
	person.browser.call(saveIdentityDocument, { params: { kind }, body: { documentUrl: await upload(person, await aPhoto()) } });
const type = (person: Person, change: Partial<typeof identityDetails> = {}) =>
	person.browser.call(saveIdentityDetails, { body: { ...identityDetails, ...change } });

/** All parts uploaded and submitted. */
async function submitted(change: Partial<typeof identityDetails> = {}): Promise<{ person: Person; state: KycState }> {
	const person = await aNewcomer();
	await type(person, change);
	await handOver(person, 'ID');
	await handOver(person, 'LICENCE');
	if (change.licenceScript === 'OTHER') await handOver(person, 'PERMIT');
	return { person, state: await person.browser.call(submitKyc, { body: {} }) };
}

async function look(admin: Person, { idDocument, licence, permit }: KycState): Promise<void> {
	for (const document of [idDocument, licence, permit]) {
		if (!document) continue;
		const { url } = await admin.browser.call(linkToDocument, { params: { id: document.id }, body: {} });
		await admin.browser.fetch(url);
	}
}

const isStored = async (id: string | undefined) => (await world.running.platform.store.get(documentKey(id ?? ''))) !== null;

describe('parts that are uploaded one by one', () => {
	it('stay after the page is left, can be seen and replaced by the person only, and are submitted when nothing is missing', async () => {
		const [person, stranger, admin] = [await aNewcomer(), await aNewcomer(), await anAdmin()];
		expect(await person.browser.call(kycStatus)).toMatchObject({ missing: ['DETAILS', 'ID', 'LICENCE'], minimumAge: 18, details: null });
		const first = await handOver(person, 'ID');
		const later = await person.browser.call(kycStatus);
		expect(later).toMatchObject({ status: 'NOT_SUBMITTED', missing: ['DETAILS', 'LICENCE'], idDocument: null, draft: { licence: null } });
		const params = { id: first.draft.idDocument?.id ?? '' };
		expect((await person.browser.fetch((await person.browser.call(linkToDocument, { params, body: {} })).url)).status).toBe(200);
		for (const other of [stranger, admin])
			expect(await other.browser.refused(linkToDocument, { params, body: {} })).toMatchObject({ status: 404 });
		expect(await admin.browser.call(pendingKyc)).toEqual([]);

		const second = await handOver(person, 'ID');
		await world.runJobs();
		expect([await isStored(first.draft.idDocument?.id), await isStored(second.draft.idDocument?.id)]).toEqual([false, true]);
		const early = await person.browser.refused(submitKyc, { body: {} });
		expect(early.fields).toEqual({ licenseUrl: 'Fill this in.' });
		await handOver(person, 'LICENCE');
		expect((await person.browser.refused(submitKyc, { body: {} })).fields).toEqual({ details: 'Fill this in.' });
		expect(await type(person)).toMatchObject({ missing: [], details: identityDetails });
		const state = await person.browser.call(submitKyc, { body: {} });
		expect(state).toMatchObject({
			status: 'PENDING',
			idDocument: second.draft.idDocument,
			draft: { idDocument: null, licence: null },
			missing: [],
		});
		expect(await person.browser.refused(saveIdentityDetails, { body: identityDetails })).toMatchObject({ code: 'KYC_ALREADY_OPEN' });
	});

	it('can be removed, and are deleted 30 days after the last change', async () => {
		const [one, other] = [await aNewcomer(), await aNewcomer()];
		const back = (await handOver(one, 'ID')).draft.idDocument?.id;
		expect(await one.browser.call(removeIdentityDocument, { params: { kind: 'ID' } })).toMatchObject({ draft: { idDocument: null } });
		const left = (await handOver(other, 'LICENCE')).draft.licence?.id;
		await world.runJobs();
		expect([await isStored(back), await isStored(left)]).toEqual([false, true]);
		const { platform, jobs } = world.running;
		world.clock.advance(30 * DAY_MS + 1000);
		await jobs.find(({ name }) => name === 'kyc.remove-old-drafts')?.run(platform, {});
		await world.runJobs();
		expect(await isStored(left)).toBe(false);
		expect((await other.browser.call(kycStatus)).missing).toEqual(['DETAILS', 'ID', 'LICENCE']);
	});

	it('are validated when they are typed, and again when they are submitted', async () => {
		const young = await (await aPerson(world, { identity: 'NOT_SUBMITTED', lang: 'ar' })).browser.refused(saveIdentityDetails, {
			body: { ...identityDetails, birthDate: '2013-03-10', licenceIssuedOn: '2029-06-01' },
		});
		const person = await aNewcomer();
		expect(young.fields).toEqual({ birthDate: 'لم تبلغ بعد السن المطلوبة للاستئجار على مشوار.' });
		const today = world.clock.now();
		await type(person, { licenceExpiresOn: new Date(today.getTime() + 5 * DAY_MS).toISOString().slice(0, 10) });
		for (const kind of ['ID', 'LICENCE'] as const) await handOver(person, kind);
		world.clock.advance(7 * DAY_MS);
		const refused = await person.browser.refused(submitKyc, { body: {} });
		expect(refused.fields).toEqual({ licenceExpiresOn: 'This licence has expired.' });
	});

	it('include an international permit for a licence in other letters, and lose it if the licence needs none', async () => {
		const person = await aNewcomer();
		for (const kind of ['ID', 'LICENCE'] as const) await handOver(person, kind);
		expect((await type(person, { licenceScript: 'OTHER' })).missing).toEqual(['PERMIT']);
		expect((await person.browser.refused(submitKyc, { body: {} })).fields).toHaveProperty('permitUrl');
		const permit = (await handOver(person, 'PERMIT')).draft.permit?.id;
		await type(person, { licenceScript: 'LATIN' });
		expect(await person.browser.call(submitKyc, { body: {} })).toMatchObject({ status: 'PENDING', permit: null });
		await world.runJobs();
		expect(await isStored(permit)).toBe(false);
		const { state } = await submitted({ licenceScript: 'OTHER' });
		expect(state.permit).not.toBeNull();
	});
});

describe('an admin who reviews details', () => {
	it('confirms every detail beside the documents, corrects mistakes, and cannot approve without', async () => {
		const [{ person, state }, admin] = [await submitted({ licenceScript: 'OTHER' }), await anAdmin()];
		const params = { userId: person.id };
		const [waiting] = (await admin.browser.call(pendingKyc)).filter(({ userId }) => userId === person.id);
		expect(waiting).toMatchObject({ details: { ...identityDetails, licenceScript: 'OTHER' }, permit: state.permit, isCompletion: false });
		const details = { ...identityDetails, licenceScript: 'OTHER' as const, licenceExpiresOn: '2036-01-31' };
		await look(admin, { ...state, permit: null });
		expect(await admin.browser.refused(approveKyc, { params })).toMatchObject({ status: 409, code: 'KYC_DETAILS_UNCONFIRMED' });
		expect(await admin.browser.refused(approveKyc, { params, body: { details } })).toMatchObject({ code: 'KYC_DOCUMENTS_UNOPENED' });
		await look(admin, state);
		const expired = await admin.browser.refused(approveKyc, { params, body: { details: { ...details, licenceExpiresOn: '2031-01-01' } } });
		expect(expired.fields).toEqual({ 'details.licenceExpiresOn': 'This licence has expired.' });
		await admin.browser.call(approveKyc, { params, body: { details } });
		expect(await person.browser.call(kycStatus)).toMatchObject({
			...{ status: 'APPROVED', detailsState: 'CONFIRMED', licenceExpiresOn: '2036-01-31', details, missing: [] },
		});
		const { checks } = await admin.browser.call(getPersonFile, { params: { id: person.id } });
		expect(checks).toMatchObject([{ permit: state.permit, details, areDetailsConfirmed: true }]);
	});

	it('rejects only the licence: only it is requested again, and the rest stays valid', async () => {
		const [{ person, state }, admin] = [await submitted(), await anAdmin()];
		const params = { userId: person.id };
		await admin.browser.call(rejectKyc, { params, body: { notes: NOTES, documents: ['LICENCE'] } });
		expect(await person.browser.call(kycStatus)).toMatchObject({
			...{ status: 'REJECTED', notes: NOTES, rejectedDocuments: ['LICENCE'], rejectedFields: [], missing: ['LICENCE'] },
		});
		await world.runJobs();
		const rejection = (await person.browser.call(listNotifications)).find(({ type }) => type === 'KYC_REJECTED');
		expect(rejection?.body.en).toBe(`Please send again: Driver’s licence. We’re keeping the rest. Reason: ${NOTES}`);
		expect(rejection?.body.ar).toContain('رخصة القيادة');
		world.clock.advance(1000);
		await handOver(person, 'LICENCE');
		const again = await person.browser.call(submitKyc, { body: {} });
		expect(again).toMatchObject({ status: 'PENDING', idDocument: state.idDocument, details: identityDetails, rejectedDocuments: [] });
		expect(again.licence?.id).not.toBe(state.licence?.id);
		await look(admin, again);
		await admin.browser.call(approveKyc, { params, body: { details: identityDetails } });

		// The rejected licence is deleted; the identity document, which belongs to both checks, stays.
		world.clock.advance(91 * DAY_MS);
		const { platform, jobs } = world.running;
		await jobs.find(({ name }) => name === 'kyc.remove-rejected-documents')?.run(platform, {});
		await world.runJobs();
		expect([await isStored(state.licence?.id), await isStored(state.idDocument?.id), await isStored(again.licence?.id)]).toEqual([
			...[false, true, true],
		]);
		const { rows } = await platform.pool.query(`SELECT birth_date FROM identity_checks WHERE user_id = $1 ORDER BY submitted_at`, [
			person.id,
		]);
		expect(rows.map(({ birth_date }) => birth_date)).toEqual([null, identityDetails.birthDate]);
	});

	it('rejects only a detail: the documents stay valid, and the details are typed again', async () => {
		const [{ person, state }, admin] = [await submitted(), await anAdmin()];
		const params = { userId: person.id };
		await admin.browser.call(rejectKyc, { params, body: { notes: NOTES, fields: ['licenceNumber', 'birthDate'] } });
		expect(await person.browser.call(kycStatus)).toMatchObject({
			...{ rejectedFields: ['birthDate', 'licenceNumber'], missing: ['DETAILS'], details: identityDetails },
		});
		expect((await person.browser.refused(submitKyc, { body: {} })).fields).toHaveProperty('details');
		world.clock.advance(1000);
		await type(person, { licenceNumber: '٧٧٧٧٧٧' });
		expect(await person.browser.call(submitKyc, { body: {} })).toMatchObject({
			...{ status: 'PENDING', idDocument: state.idDocument, licence: state.licence, details: { licenceNumber: '777777' } },
		});
	});

	it('can reject only what was submitted', async () => {
		const [{ person }, admin] = [await submitted(), await anAdmin()];
		const refused = await admin.browser.refused(rejectKyc, {
			params: { userId: person.id },
			body: { notes: NOTES, documents: ['PERMIT'] },
		});
		expect(refused.fields).toEqual({ documents: 'Choose an option from the list.' });
	});
});

describe('a person who was approved before these details were requested', () => {
	it('stays approved, completes them, and is asked again if they are wrong', async () => {
		const [person, admin] = [await aPerson(world, { licenceExpiresOn: '2032-05-01' }), await anAdmin()];
		const params = { userId: person.id };
		expect(await person.browser.call(kycStatus)).toMatchObject({ status: 'APPROVED', detailsState: 'MISSING', missing: ['DETAILS'] });
		const photo = await upload(person, await aPhoto());
		const other = await person.browser.refused(saveIdentityDocument, { params: { kind: 'ID' }, body: { documentUrl: photo } });
		expect(other).toMatchObject({ code: 'KYC_ALREADY_OPEN' });
		await type(person);
		const state = await person.browser.call(submitKyc, { body: {} });
		// Details that were confirmed before still count.
		expect(state).toMatchObject({ status: 'APPROVED', detailsState: 'WAITING', licenceExpiresOn: '2032-05-01', missing: [] });
		const car = await aCar(world, await aPerson(world), { attributes: { driverAge: 21 } });
		const soon = (days: number) => new Date(world.clock.now().getTime() + days * DAY_MS).toISOString();
		const body = { carId: car.id, startAt: soon(2), endAt: soon(4) };
		expect(await person.browser.refused(requestBooking, { body })).toMatchObject({ code: 'DRIVER_DETAILS_MISSING' });
		const [waiting] = (await admin.browser.call(pendingKyc)).filter(({ userId }) => userId === person.id);
		expect(waiting).toMatchObject({ isCompletion: true, details: identityDetails });
		const refused = await admin.browser.refused(rejectKyc, { params, body: { notes: NOTES, documents: ['LICENCE'] } });
		expect(refused.fields).toHaveProperty('documents');
		await admin.browser.call(rejectKyc, { params, body: { notes: NOTES, fields: ['licenceClass'] } });
		expect(await person.browser.call(kycStatus)).toMatchObject({
			...{ status: 'APPROVED', detailsState: 'REJECTED', notes: NOTES, rejectedFields: ['licenceClass'], missing: ['DETAILS'] },
		});
		world.clock.advance(1000);
		await type(person, { licenceClass: '4' });
		const again = await person.browser.call(submitKyc, { body: {} });
		const details = { ...identityDetails, licenceClass: '4' };
		// The documents of this test have no bytes to display.
		await world.running.platform.pool.query(
			`INSERT INTO identity_document_views (user_id, document_id, kind, viewer_id, reason, viewed_at)
			SELECT $1, document, 'ID', $2, 'REVIEW', now() FROM unnest($3::uuid[]) AS document`,
			[person.id, admin.id, [again.idDocument?.id, again.licence?.id]],
		);
		await admin.browser.call(approveKyc, { params, body: { details } });
		expect(await person.browser.call(kycStatus)).toMatchObject({
			...{ status: 'APPROVED', detailsState: 'CONFIRMED', licenceExpiresOn: identityDetails.licenceExpiresOn, details, missing: [] },
		});
		expect((await person.browser.call(requestBooking, { body })).status).toBe('REQUESTED');
		await world.runJobs();
		const titles = (await person.browser.call(listNotifications)).map(({ title }) => title.en);
		const received = Array.from({ length: 2 }, () => 'We’ve received your licence details');
		expect(titles.sort()).toEqual(['We couldn’t accept your licence details', ...received, 'Your licence details are confirmed']);
		expect(await admin.browser.refused(approveKyc, { params, body: { details } })).toMatchObject({ code: 'KYC_NOT_PENDING' });
	});
});

describe('the exported data of a person', () => {
	it('has all details and documents, submitted or not, and all of it is erased with the account', async () => {
		const { platform } = world.running;
		const [{ person, state }, { person: other }] = [await submitted({ licenceScript: 'OTHER' }), await submitted()];
		const admin = await anAdmin();
		await admin.browser.call(rejectKyc, { params: { userId: person.id }, body: { notes: NOTES, documents: ['ID'] } });
		const draft = await handOver(person, 'ID');
		await type(person, { licenceClass: 'B' });
		const { data, files } = await kycPersonalData.export(platform, person.id);
		expect(data).toMatchObject({
			submissions: [{ birth_date: identityDetails.birthDate, licence_number: '9001234' }],
			notSubmitted: { licenceClass: 'B' },
		});
		expect(files?.map(({ name }) => name)).toEqual(['identity-1.jpg', 'licence-1.jpg', 'permit-1.jpg', 'identity-not-submitted.jpg']);

		await inTransaction(platform.db, async (tx) => kycPersonalData.erase?.(platform, tx, person.id));
		await world.runJobs();
		const all = [state.idDocument, state.licence, state.permit, draft.draft.idDocument];
		expect(await Promise.all(all.map((document) => isStored(document?.id)))).toEqual([false, false, false, false]);
		expect(await person.browser.call(kycStatus)).toMatchObject({ details: null, missing: ['DETAILS', 'ID', 'LICENCE'] });
		expect((await other.browser.call(kycStatus)).details).toEqual(identityDetails);
	});
});
