import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { adminStats, adminWaiting, listAudit } from '#contract/admin.ts';
import { requestBooking } from '#contract/bookings.ts';
import type { DocumentKind, IdentityDetails } from '#contract/identity-details.ts';
import { decideIdentityCheck } from '#contract/identity-review.ts';
import {
	approveKyc,
	type KycState,
	kycStatus,
	linkToDocument,
	type PendingCheck,
	pendingKyc,
	rejectKyc,
	revokeKyc,
	saveIdentityDetails,
	saveIdentityDocument,
	submitKyc,
} from '#contract/kyc.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getPersonFile } from '#contract/person-file.ts';
import { getProfile } from '#contract/profiles.ts';
import { addDays, ammanDate, ammanMidnight, DAY_MS } from '#contract/time.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { aCar, aPerson, identityDetails, type Person } from '#tests/support/factories.ts';
import { upload } from '#tests/support/uploads.ts';
import { aWorld } from '#tests/support/world.ts';
import { kycPersonalData } from './personal-data.ts';
import { watchLicences } from './watch-licences.ts';

const world = aWorld();
const NOTES = 'The date cannot be read.';
const HOUR_MS = 3_600_000;

const aPhoto = () =>
	sharp({ create: { width: 640, height: 400, channels: 3, background: '#a8452c' } })
		.jpeg()
		.toBuffer();
const today = () => ammanDate(world.clock.now());
const anAdmin = () => aPerson(world, { role: 'ADMIN' });
const of = ({ id }: Person) => ({ params: { userId: id } });

/** An approved person with confirmed details whose licence expires in so many days. */
async function aDriver(days: number, details: Partial<IdentityDetails> = {}): Promise<Person & { expiresOn: string }> {
	const expiresOn = addDays(today(), days);
	const person = await aPerson(world, {
		...{ licenceExpiresOn: expiresOn, emailVerified: true },
		details: { licenceIssuedOn: '2021-01-01', licenceExpiresOn: expiresOn, ...details },
	});
	world.clock.advance(1000);
	return { ...person, expiresOn };
}

const handOver = async (person: Person, kind: DocumentKind) =>
	person.browser.call(saveIdentityDocument, { params: { kind }, body: { documentUrl: await upload(person, await aPhoto()) } });

const nextDetails = (change: Partial<IdentityDetails> = {}): IdentityDetails => ({
	...{ ...identityDetails, licenceNumber: '9001235', licenceIssuedOn: today(), licenceExpiresOn: addDays(today(), 3650) },
	...change,
});

/** The new licence, uploaded in parts and submitted. */
async function renew(person: Person, change: Partial<IdentityDetails> = {}) {
	const details = nextDetails(change);
	await handOver(person, 'LICENCE');
	await person.browser.call(saveIdentityDetails, { body: details });
	return { details, state: await person.browser.call(submitKyc, { body: {} }) };
}

async function look(admin: Person, documents: ReadonlyArray<{ id: string } | null | undefined>): Promise<void> {
	for (const document of documents)
		if (document) await admin.browser.fetch((await admin.browser.call(linkToDocument, { params: { id: document.id }, body: {} })).url);
}

const queued = async (admin: Person, { id }: Person): Promise<PendingCheck | undefined> =>
	(await admin.browser.call(pendingKyc, { query: { limit: 100 } as never })).find(({ userId }) => userId === id);

const stateOf = ({ browser }: Person): Promise<KycState> => browser.call(kycStatus);
const isStored = async (id: string | undefined) => (await world.running.platform.store.get(documentKey(id ?? ''))) !== null;
const titles = async ({ browser }: Person) => {
	await world.runJobs();
	return (await browser.call(listNotifications)).map(({ title }) => title.en);
};

const aStay = (from: number, to: number) => ({
	startAt: `${addDays(today(), from)}T10:00:00+03:00`,
	endAt: `${addDays(today(), to)}T10:00:00+03:00`,
});

async function refusedUntil(person: Person, from: number, to: number): Promise<string | undefined> {
	const car = await aCar(world, await aPerson(world));
	const answer = await person.browser.try(requestBooking, { body: { carId: car.id, ...aStay(from, to) } as never });
	return answer.status < 300 ? undefined : (answer.body as { code: string }).code;
}

describe('the next licence of an approved person', () => {
	it('counts among the users that wait in the console, as in the menu, until it is decided', async () => {
		const [person, admin] = [await aDriver(30), await anAdmin()];
		const waiting = async () => {
			const { browser } = admin;
			return [(await browser.call(adminStats)).pendingKyc, (await browser.call(adminWaiting)).identities];
		};
		const [before = 0] = await waiting();
		await renew(person);
		expect(await waiting()).toEqual([before + 1, before + 1]);
		await admin.browser.call(rejectKyc, { ...of(person), body: { notes: NOTES, fields: ['licenceExpiresOn'] } });
		expect(await waiting()).toEqual([before, before]);
	});

	it('can be submitted from 60 days before the old one expires, alone, and the old approval counts until an admin decides', async () => {
		const [early, person, admin] = [await aDriver(61), await aDriver(60), await anAdmin()];
		expect(await stateOf(early)).toMatchObject({ renewal: null, missing: [] });
		const url = { documentUrl: await upload(early, await aPhoto()) };
		expect(await early.browser.refused(saveIdentityDocument, { params: { kind: 'LICENCE' }, body: url })).toMatchObject({
			code: 'KYC_ALREADY_OPEN',
		});

		expect(await stateOf(person)).toMatchObject({
			...{ status: 'APPROVED', detailsState: 'CONFIRMED', missing: [] },
			renewal: { asks: 'LICENCE', isChosen: true, isExpired: false, state: 'NONE', missing: ['DETAILS', 'LICENCE'], details: null },
		});
		const id = { documentUrl: await upload(person, await aPhoto()) };
		expect(await person.browser.refused(saveIdentityDocument, { params: { kind: 'ID' }, body: id })).toMatchObject({
			code: 'KYC_ALREADY_OPEN',
		});
		const same = await person.browser.refused(saveIdentityDetails, { body: nextDetails({ licenceExpiresOn: person.expiresOn }) });
		expect(same.fields).toEqual({ licenceExpiresOn: 'Your current licence is valid at least as long. Enter the date on the new one.' });

		// Birth and nationality are confirmed already.
		const { details, state } = await renew(person, { birthDate: '1970-01-01', nationality: 'SY' });
		expect(state).toMatchObject({
			...{ status: 'APPROVED', licenceExpiresOn: person.expiresOn, missing: [] },
			renewal: { asks: null, state: 'WAITING', permit: null },
		});
		expect(state.renewal?.details).toEqual({ ...details, birthDate: identityDetails.birthDate, nationality: 'JO' });
		expect(state.details?.licenceExpiresOn).toBe(person.expiresOn);
		expect(await person.browser.refused(submitKyc, { body: {} })).toMatchObject({ code: 'KYC_ALREADY_OPEN' });
		expect((await admin.browser.call(getProfile, { params: { id: person.id } })).identityChecked).toBe(true);
		expect([await refusedUntil(person, 50, 60), await refusedUntil(person, 55, 61)]).toEqual([undefined, 'LICENCE_EXPIRES']);
		expect(await titles(person)).toEqual(['We’ve received your new licence']);
	});

	it('replaces the old one once it is approved, which stays as history; the documents of both are deleted in the end', async () => {
		const [person, admin] = [await aDriver(-3), await anAdmin()];
		expect(await refusedUntil(person, 1, 2)).toBe('LICENCE_EXPIRES');
		expect((await stateOf(person)).renewal).toMatchObject({ asks: 'LICENCE', isExpired: true });
		const before = await stateOf(person);
		const { state } = await renew(person);
		const waiting = await queued(admin, person);
		expect(waiting).toMatchObject({
			...{ isCompletion: false, licence: state.renewal?.licence, idDocument: before.idDocument },
			renews: { licence: before.licence, licenceExpiresOn: person.expiresOn, details: { licenceNumber: identityDetails.licenceNumber } },
		});
		const details = state.renewal?.details ?? undefined;
		expect(await admin.browser.refused(approveKyc, { ...of(person), body: { details } })).toMatchObject({ code: 'KYC_DOCUMENTS_UNOPENED' });
		// Only the new documents must be opened.
		await look(admin, [waiting?.licence]);
		const old = { ...nextDetails(), licenceIssuedOn: '2021-01-01', licenceExpiresOn: person.expiresOn };
		expect((await admin.browser.refused(approveKyc, { ...of(person), body: { details: old } })).fields).toHaveProperty([
			'details.licenceExpiresOn',
		]);
		await admin.browser.call(decideIdentityCheck, { ...of(person), body: { status: 'APPROVED', ...(details && { details }) } });
		expect(await queued(admin, person)).toBeUndefined();
		await world.advance(10_000);
		expect(await stateOf(person)).toMatchObject({
			...{ status: 'APPROVED', licence: state.renewal?.licence, details, renewal: null, licenceExpiresOn: details?.licenceExpiresOn },
		});
		expect(await refusedUntil(person, 1, 2)).toBeUndefined();
		expect(await titles(person)).toContain('Your new licence is verified');
		const { checks } = await admin.browser.call(getPersonFile, { params: { id: person.id } });
		expect(checks).toMatchObject([
			{ status: 'APPROVED', isRenewal: false, licence: state.renewal?.licence, areDetailsConfirmed: true },
			{ status: 'REPLACED', licence: before.licence, licenceExpiresOn: person.expiresOn },
		]);
		const [written] = await admin.browser.call(listAudit, { query: { subjectId: person.id, action: 'kyc.approved' } as never });
		expect(written?.after).toMatchObject({ status: 'APPROVED', renewal: true });

		const { platform, jobs } = world.running;
		const { data, files } = await kycPersonalData.export(platform, person.id);
		expect(data).toMatchObject({ submissions: [{ licence_number: '9001234' }, { licence_number: '9001235' }] });
		expect(files?.map(({ name }) => name)).toEqual(['identity-1.jpg', 'licence-1.jpg', 'identity-2.jpg', 'licence-2.jpg']);
		world.clock.advance(91 * DAY_MS);
		await jobs.find(({ name }) => name === 'kyc.remove-rejected-documents')?.run(platform, {});
		const { rows } = await platform.pool.query(
			'SELECT status, licence_number, licence_id, id_document_id FROM identity_checks WHERE user_id = $1 ORDER BY submitted_at',
			[person.id],
		);
		expect(rows).toMatchObject([
			{ status: 'REPLACED', licence_number: null, licence_id: null, id_document_id: null },
			{ status: 'APPROVED', licence_number: '9001235', licence_id: state.renewal?.licence?.id, id_document_id: before.idDocument?.id },
		]);
		await inTransaction(platform.db, async (tx) => kycPersonalData.erase?.(platform, tx, person.id));
		await world.runJobs();
		expect(await isStored(state.renewal?.licence?.id)).toBe(false);
	});

	it('that is rejected changes nothing: the person reads why, and sends only the wrong part again', async () => {
		const [person, admin] = [await aDriver(20), await anAdmin()];
		const { state } = await renew(person);
		for (const body of [{ documents: ['ID' as const] }, { fields: ['birthDate' as const] }, { documents: ['PERMIT' as const] }])
			expect((await admin.browser.refused(rejectKyc, { ...of(person), body: { notes: NOTES, ...body } })).code).toBe('INVALID_INPUT');
		await admin.browser.call(rejectKyc, { ...of(person), body: { notes: NOTES, fields: ['licenceExpiresOn'] } });
		expect(await stateOf(person)).toMatchObject({
			...{ status: 'APPROVED', licenceExpiresOn: person.expiresOn, notes: null, missing: [] },
			renewal: {
				missing: ['DETAILS'],
				asks: 'LICENCE',
				state: 'REJECTED',
				notes: NOTES,
				rejectedFields: ['licenceExpiresOn'],
				licence: null,
			},
		});
		expect((await person.browser.call(kycStatus)).renewal?.details?.licenceNumber).toBe('9001235');
		expect(await refusedUntil(person, 1, 20)).toBeUndefined();
		expect(await titles(person)).toContain('We couldn’t accept your new licence');
		world.clock.advance(1000);
		await person.browser.call(saveIdentityDetails, { body: nextDetails({ licenceExpiresOn: addDays(today(), 3000) }) });
		const again = await person.browser.call(submitKyc, { body: {} });
		expect(again.renewal).toMatchObject({ state: 'WAITING', licence: state.renewal?.licence });
		expect((await queued(admin, person))?.rejectedBefore).toMatchObject([{ notes: NOTES }]);
		// Erased with the account, both.
		const { platform } = world.running;
		await inTransaction(platform.db, async (tx) => kycPersonalData.erase?.(platform, tx, person.id));
		await world.runJobs();
		expect(await isStored(state.renewal?.licence?.id)).toBe(false);
	});

	it('ends with a revocation, after which both documents are requested again', async () => {
		const [person, admin] = [await aDriver(20), await anAdmin()];
		const { details } = await renew(person);
		await look(admin, [(await queued(admin, person))?.licence]);
		await admin.browser.call(decideIdentityCheck, { ...of(person), body: { status: 'APPROVED', details } });
		await admin.browser.call(revokeKyc, { ...of(person), body: { notes: NOTES } });
		await world.advance(10_000);
		const state = await stateOf(person);
		expect(state).toMatchObject({ status: 'REJECTED', notes: NOTES, renewal: null, missing: ['ID', 'LICENCE'] });
		expect(state.revokedAt).not.toBeNull();
		expect(await queued(admin, person)).toBeUndefined();
		world.clock.advance(1000);
		for (const kind of ['ID', 'LICENCE'] as const) await handOver(person, kind);
		expect(await person.browser.call(submitKyc, { body: {} })).toMatchObject({ status: 'PENDING', renewal: null });
		expect((await queued(admin, person))?.renews).toBeNull();
		expect((await queued(admin, person))?.rejectedBefore).toHaveLength(1);
	});

	it('waits once, also if it is submitted several times at the same moment', async () => {
		const person = await aDriver(5);
		await handOver(person, 'LICENCE');
		await person.browser.call(saveIdentityDetails, { body: nextDetails() });
		const answers = await Promise.all([1, 2, 3].map(() => person.browser.try(submitKyc, { body: {} })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
	});

	it('may be sent in one call, and by a person whose details were never requested', async () => {
		const [person, admin] = [await aPerson(world, { licenceExpiresOn: addDays(today(), -1) }), await anAdmin()];
		world.clock.advance(1000);
		expect(await stateOf(person)).toMatchObject({ detailsState: 'MISSING', renewal: { isChosen: true, missing: ['DETAILS', 'LICENCE'] } });
		const details = nextDetails();
		const body = { licenseUrl: await upload(person, await aPhoto()), details };
		expect(await person.browser.call(submitKyc, { body })).toMatchObject({ status: 'APPROVED', renewal: { state: 'WAITING', details } });
		await look(admin, [(await queued(admin, person))?.licence]);
		await admin.browser.call(approveKyc, { ...of(person), body: { details } });
		expect(await stateOf(person)).toMatchObject({ status: 'APPROVED', detailsState: 'CONFIRMED', renewal: null, details });
	});
});

describe('the next international permit', () => {
	it('is submitted alone at any time, and admins see it beside the old one', async () => {
		const [person, admin] = [await aDriver(900), await anAdmin()];
		const { pool } = world.running.platform;
		const { rows } = await pool.query(
			`UPDATE identity_checks SET licence_script = 'OTHER', permit_id = licence_id WHERE user_id = $1 RETURNING permit_id`,
			[person.id],
		);
		expect(await stateOf(person)).toMatchObject({ missing: [], renewal: { asks: 'PERMIT', isChosen: true, missing: ['PERMIT'] } });
		expect(await person.browser.refused(saveIdentityDetails, { body: nextDetails() })).toMatchObject({ code: 'KYC_ALREADY_OPEN' });
		await handOver(person, 'PERMIT');
		const state = await person.browser.call(submitKyc, { body: {} });
		expect(state.renewal).toMatchObject({ asks: null, state: 'WAITING', licence: null });
		const waiting = await queued(admin, person);
		expect(waiting).toMatchObject({ permit: state.renewal?.permit, renews: { permit: { id: rows[0].permit_id } } });
		const refused = await admin.browser.refused(rejectKyc, { ...of(person), body: { notes: NOTES, fields: ['licenceNumber'] } });
		expect(refused.fields).toHaveProperty('fields');
		await look(admin, [waiting?.permit]);
		await admin.browser.call(approveKyc, { ...of(person), body: { details: waiting?.details ?? undefined } });
		expect(await stateOf(person)).toMatchObject({ permit: state.renewal?.permit, licenceExpiresOn: person.expiresOn });
		expect((await titles(person)).sort()).toEqual([
			'We’ve received your new international permit',
			'Your new international permit is verified',
		]);
	});
});

describe('a licence that expires', () => {
	it('is announced 30 and 7 days before and after its end, once each, and so is the next one', async () => {
		const [person, admin, renewing] = [await aDriver(40), await anAdmin(), await aDriver(40)];
		await renew(renewing);
		const { expiresOn } = person;
		const warningsAfterDays = async (days: number) => {
			world.clock.moveTo(new Date(ammanMidnight(addDays(expiresOn, days)).getTime() + 9 * HOUR_MS));
			await watchLicences(world.running.platform);
			await watchLicences(world.running.platform);
			return (await titles(person)).filter((title) => title.includes('expire'));
		};
		expect(await warningsAfterDays(-31)).toHaveLength(0);
		expect(await warningsAfterDays(-30)).toHaveLength(1);
		expect(await warningsAfterDays(-8)).toHaveLength(1);
		expect(await warningsAfterDays(-7)).toHaveLength(2);
		expect(await warningsAfterDays(0)).toHaveLength(2);
		expect((await warningsAfterDays(1))[0]).toBe('Your driver’s licence has expired');
		expect(await warningsAfterDays(2)).toHaveLength(3);
		const letters = await world.running.platform.pool.query(`SELECT subject FROM outbox_messages WHERE recipient = $1`, [person.email]);
		expect(letters.rows.filter(({ subject }) => subject.includes('expire'))).toHaveLength(3);
		// A person whose new licence waits has nothing to do.
		expect(await titles(renewing)).toEqual(['We’ve received your new licence']);

		const { details } = await renew(person, { licenceExpiresOn: addDays(today(), 35) });
		await look(admin, [(await queued(admin, person))?.licence]);
		await admin.browser.call(approveKyc, { ...of(person), body: { details } });
		expect(await warningsAfterDays(8)).toHaveLength(4);
	});
});
