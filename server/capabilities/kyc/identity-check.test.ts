import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { adminBookings, listAudit } from '#contract/admin.ts';
import { requestBooking } from '#contract/bookings.ts';
import { approveKyc, documentViews, kycStatus, linkToDocument, pendingKyc, rejectKyc, revokeKyc, submitKyc } from '#contract/kyc.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getProfile } from '#contract/profiles.ts';
import { DAY_MS } from '#contract/time.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import type { Answer } from '#tests/support/browser.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aPdf, aPdfOf } from '#tests/support/pdf.ts';
import { upload } from '#tests/support/uploads.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

const jpeg = () =>
	sharp({ create: { width: 640, height: 400, channels: 3, background: '#a8452c' } })
		.jpeg()
		.toBuffer();
const REASON = 'The photo of the licence is blurred.';

async function aSubmitter(licenceExpiresOn?: string) {
	const person = await aPerson(world, { identity: 'NOT_SUBMITTED' });
	const state = await submit(person, licenceExpiresOn);
	return { person, state, idId: state.idDocument?.id ?? '', licenceId: state.licence?.id ?? '' };
}

async function submit(person: Person, licenceExpiresOn?: string) {
	const papers = { idDocUrl: await upload(person, await jpeg()), licenseUrl: await upload(person, await jpeg()) };
	return person.browser.call(submitKyc, { body: { ...papers, ...(licenceExpiresOn ? { licenceExpiresOn } : {}) } });
}

const anAdmin = () => aPerson(world, { role: 'ADMIN' });
/** Opens both documents, as a reviewer does. */
async function look(reader: Person, { idId, licenceId }: { idId: string; licenceId: string }) {
	for (const id of [idId, licenceId]) await reader.browser.fetch(await linkOf(reader, id));
}
const linkOf = async (reader: Person, id: string) => (await reader.browser.call(linkToDocument, { params: { id }, body: {} })).url;

describe('an identity check', () => {
	it('is submitted, rejected with a reason, submitted again and approved; the person is notified each time', async () => {
		const [{ person }, admin] = [await aSubmitter('2033-05-01'), await anAdmin()];
		expect(await person.browser.call(kycStatus)).toMatchObject({ status: 'PENDING', licenceExpiresOn: '2033-05-01', notes: null });
		await admin.browser.call(rejectKyc, { params: { userId: person.id }, body: { notes: `  ${REASON} ` } });
		expect(await person.browser.call(kycStatus)).toMatchObject({ status: 'REJECTED', notes: REASON });
		world.clock.advance(1000);
		const again = await submit(person);
		const [waiting] = (await admin.browser.call(pendingKyc)).filter((row) => row.userId === person.id);
		expect(waiting).toMatchObject({ email: person.email, firstName: 'Test', role: 'RENTER', rejectedBefore: [{ notes: REASON }] });
		await look(admin, { idId: again.idDocument?.id ?? '', licenceId: again.licence?.id ?? '' });
		await admin.browser.call(approveKyc, { params: { userId: person.id }, body: { licenceExpiresOn: '2034-01-31' } });
		expect(await person.browser.call(kycStatus)).toMatchObject({ status: 'APPROVED', licenceExpiresOn: '2034-01-31', notes: null });
		await world.runJobs();
		const notifications = await person.browser.call(listNotifications);
		expect(notifications.map(({ type }) => type).sort()).toEqual(['KYC_APPROVED', 'KYC_REJECTED', 'KYC_SUBMITTED', 'KYC_SUBMITTED']);
		expect(notifications.find(({ type }) => type === 'KYC_REJECTED')?.body.ar).toContain(REASON);
	});

	it('needs a reason to be rejected', async () => {
		const [{ person }, admin] = [await aSubmitter(), await anAdmin()];
		for (const body of [{ notes: '   ' }, {}]) {
			const refused = await admin.browser.refused(rejectKyc, { params: { userId: person.id }, body: body as { notes: string } });
			expect(refused).toMatchObject({ status: 400, fields: { notes: 'Please provide a reason for rejection' } });
		}
		expect((await person.browser.call(kycStatus)).status).toBe('PENDING');
	});

	it('is decided once, by an admin, and never by the person themself', async () => {
		const [submitter, admin] = [await aSubmitter(), await anAdmin()];
		const { person } = submitter;
		await look(admin, submitter);
		const params = { userId: person.id };
		expect(await person.browser.refused(approveKyc, { params, body: {} })).toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
		const answers = await Promise.all([
			admin.browser.try(approveKyc, { params }),
			admin.browser.try(rejectKyc, { params, body: { notes: REASON } }),
			admin.browser.try(approveKyc, { params }),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
		expect(await admin.browser.refused(approveKyc, { params: { userId: admin.id } })).toMatchObject({ status: 403, code: 'KYC_OWN' });
		expect(await admin.browser.refused(approveKyc, { params: { userId: randomUUID() } })).toMatchObject({ status: 404 });
	});

	it('does not accept an expired licence', async () => {
		const person = await aPerson(world, { identity: 'NOT_SUBMITTED' });
		const papers = { idDocUrl: await upload(person, await jpeg()), licenseUrl: await upload(person, await jpeg()) };
		const refused = await person.browser.refused(submitKyc, { body: { ...papers, licenceExpiresOn: '2031-03-01' } });
		expect(refused.fields).toEqual({ licenceExpiresOn: 'This licence has expired.' });
		expect((await person.browser.call(submitKyc, { body: papers })).status).toBe('PENDING');
	});

	it('waits in a queue, the longest first, with pages', async () => {
		const admin = await anAdmin();
		const submitters: string[] = [];
		for (let index = 0; index < 3; index += 1) {
			world.clock.advance(1000);
			submitters.push((await aSubmitter()).person.id);
		}
		const seen: string[] = [];
		let path: string | null = '/api/admin/kyc/pending?limit=2';
		while (path) {
			const { body, headers }: Answer<Array<{ userId: string }>> = await admin.browser.send('GET', path);
			expect(Number(headers.get('x-total-count'))).toBeGreaterThanOrEqual(3);
			seen.push(...body.map(({ userId }) => userId));
			path = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? null;
		}
		expect(seen.filter((id) => submitters.includes(id))).toEqual(submitters);
		expect(new Set(seen).size).toBe(seen.length);
	});
});

describe('an approval', () => {
	it('requires that this admin has opened both documents of this submission', async () => {
		const [submitter, admin, colleague] = [await aSubmitter(), await anAdmin(), await anAdmin()];
		const { person, idId, licenceId } = submitter;
		const params = { userId: person.id };
		const refused = async () => {
			const refusal = await admin.browser.refused(approveKyc, { params });
			expect(refusal).toMatchObject({ status: 409, code: 'KYC_DOCUMENTS_UNOPENED' });
			expect((await person.browser.call(kycStatus)).status).toBe('PENDING');
		};
		await refused();
		// Views by a colleague, unused links, and two views of one document do not count.
		await look(colleague, submitter);
		await linkOf(admin, licenceId);
		await admin.browser.fetch(await linkOf(admin, idId));
		await admin.browser.fetch(await linkOf(admin, idId));
		await refused();
		await admin.browser.fetch(await linkOf(admin, licenceId));
		await admin.browser.call(approveKyc, { params });
		expect((await person.browser.call(kycStatus)).status).toBe('APPROVED');
	});

	it('asks for each page of a PDF, or for the file itself', async () => {
		const [person, admin, colleague] = [await aPerson(world, { identity: 'NOT_SUBMITTED' }), await anAdmin(), await anAdmin()];
		const papers = { idDocUrl: await upload(person, aPdfOf(3)), licenseUrl: await upload(person, await jpeg()) };
		const { idDocument, licence } = await person.browser.call(submitKyc, { body: papers });
		const [params, idParams] = [{ userId: person.id }, { id: idDocument?.id ?? '' }];
		const open = async (reader: Person, page: number) => {
			const { url, unopened } = await reader.browser.call(linkToDocument, { params: idParams, body: { page } });
			await reader.browser.fetch(url);
			return unopened;
		};
		await admin.browser.fetch(await linkOf(admin, licence?.id ?? ''));
		expect([await open(admin, 1), await open(admin, 3), await open(admin, 1)]).toEqual([[1, 2, 3], [2, 3], [2]]);
		await open(colleague, 2);
		expect(await admin.browser.refused(approveKyc, { params })).toMatchObject({ code: 'KYC_DOCUMENTS_UNOPENED' });
		await open(admin, 2);
		expect(await open(admin, 2)).toEqual([]);
		// An admin who has saved the file has seen all pages.
		await colleague.browser.fetch(await linkOf(colleague, idParams.id));
		expect(await open(colleague, 1)).toEqual([]);
		await admin.browser.call(approveKyc, { params });
		expect((await person.browser.call(kycStatus)).status).toBe('APPROVED');
	});

	it('of documents of an earlier submission does not count for the next one', async () => {
		const [submitter, admin] = [await aSubmitter(), await anAdmin()];
		const params = { userId: submitter.person.id };
		await look(admin, submitter);
		await admin.browser.call(rejectKyc, { params, body: { notes: REASON } });
		world.clock.advance(1000);
		await submit(submitter.person);
		const arabic = await admin.browser.refused(approveKyc, { params, headers: { 'accept-language': 'ar' } });
		expect(arabic).toMatchObject({ code: 'KYC_DOCUMENTS_UNOPENED', error: 'افتح كل صفحات الوثائق أولاً.' });
	});

	it('is revoked with a reason: the person reads it and what to do, cannot book, and existing bookings stay', async () => {
		const [submitter, admin] = [await aSubmitter(), await anAdmin()];
		const { person } = submitter;
		const params = { userId: person.id };
		await look(admin, submitter);
		await admin.browser.call(approveKyc, { params });
		const car = await aCar(world, await aPerson(world));
		const paid = await paidRequest(world, person, car);
		const other = await aCar(world, person);
		const theirs = await paidRequest(world, await aPerson(world), other);
		const toCome = await admin.browser.call(adminBookings, { query: { openFor: person.id } as never });
		expect(toCome.map(({ id }) => id).sort()).toEqual([paid.id, theirs.id].sort());

		expect(await admin.browser.refused(revokeKyc, { params, body: { notes: ' ' } })).toMatchObject({ status: 400 });
		world.clock.advance(1000);
		await admin.browser.call(revokeKyc, { params, body: { notes: 'The licence belongs to somebody else.' } });
		const state = await person.browser.call(kycStatus);
		expect(state).toMatchObject({ status: 'REJECTED', notes: 'The licence belongs to somebody else.' });
		expect(state.revokedAt).not.toBeNull();
		expect((await admin.browser.call(getProfile, { params: { id: person.id } })).identityChecked).toBe(false);
		await world.runJobs();
		const rejection = (await person.browser.call(listNotifications)).find(({ type }) => type === 'KYC_REJECTED');
		expect(rejection).toMatchObject({ title: { en: 'Your identity is no longer verified' }, actionUrl: '/profile#identity' });
		expect(rejection?.body.en).toContain('The licence belongs to somebody else.');
		expect(rejection?.body.en).toContain('Please upload both documents again.');
		expect(rejection?.body.ar).toContain('ارفع الوثيقتين من جديد.');
		const written = await admin.browser.call(listAudit, { query: { action: 'kyc.revoked' } as never });
		expect(written.find(({ subjectId }) => subjectId === person.id)?.actor?.id).toBe(admin.id);
		const rest = await admin.browser.call(adminBookings, { query: { openFor: person.id } as never });
		expect(rest).toHaveLength(2);
		const stay = { startAt: '2031-05-10T10:00:00+03:00', endAt: '2031-05-12T10:00:00+03:00' };
		const refused = await person.browser.refused(requestBooking, { body: { carId: car.id, ...stay } as never });
		expect(refused).toMatchObject({ code: 'IDENTITY_REQUIRED' });

		// Submitted and approved again, the person may rent as before.
		const again = await submit(person);
		await look(admin, { idId: again.idDocument?.id ?? '', licenceId: again.licence?.id ?? '' });
		await admin.browser.call(approveKyc, { params });
		expect(await person.browser.call(kycStatus)).toMatchObject({ status: 'APPROVED', revokedAt: null });
	});

	it('is revoked once, by another admin only', async () => {
		const [person, admin] = [await aPerson(world), await anAdmin()];
		const [params, body] = [{ userId: person.id }, { notes: REASON }];
		expect(await person.browser.refused(revokeKyc, { params, body })).toMatchObject({ code: 'NOT_ALLOWED' });
		expect(await admin.browser.refused(revokeKyc, { params: { userId: admin.id }, body })).toMatchObject({ code: 'KYC_OWN' });
		const answers = await Promise.all([1, 2].map(() => admin.browser.try(revokeKyc, { params, body })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await admin.browser.refused(revokeKyc, { params, body })).toMatchObject({ status: 409, code: 'KYC_NOT_APPROVED' });
		expect(await admin.browser.refused(revokeKyc, { params: { userId: randomUUID() }, body })).toMatchObject({ status: 404 });
	});
});

describe('a document', () => {
	it('is available to the person and to admins, by a link that is valid for a minute; the person sees each view', async () => {
		const [{ person, licenceId }, admin] = [await aSubmitter(), await anAdmin()];
		for (const reader of [person, admin]) {
			const response = await reader.browser.fetch(await linkOf(reader, licenceId));
			expect(response.status).toBe(200);
			expect(Object.fromEntries(response.headers)).toMatchObject({
				'content-type': 'image/jpeg',
				'content-disposition': 'inline; filename="licence.jpg"',
				'cache-control': 'private, no-store',
				'x-robots-tag': 'noindex, nofollow, noarchive',
				'content-security-policy': "default-src 'none'; sandbox",
				'x-content-type-options': 'nosniff',
			});
			expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg', width: 640 });
		}
		const byDispute = await admin.browser.call(linkToDocument, { params: { id: licenceId }, body: { reason: 'DISPUTE' } });
		await admin.browser.fetch(byDispute.url);
		expect((await person.browser.call(documentViews)).map(({ kind, reason }) => [kind, reason])).toEqual([
			['LICENCE', 'DISPUTE'],
			['LICENCE', 'REVIEW'],
		]);
		expect(await admin.browser.call(documentViews)).toEqual([]);
	});

	it('that is a PDF is stored unchanged, and admins see pictures of its pages', async () => {
		const [person, admin] = [await aPerson(world, { identity: 'NOT_SUBMITTED' }), await anAdmin()];
		const pdf = aPdfOf(2);
		const state = await person.browser.call(submitKyc, {
			body: { idDocUrl: await upload(person, pdf), licenseUrl: await upload(person, await jpeg()) },
		});
		const params = { id: state.idDocument?.id ?? '' };
		expect(state.idDocument?.contentType).toBe('application/pdf');
		const saved = await admin.browser.fetch(await linkOf(admin, params.id));
		expect(Object.fromEntries(saved.headers)).toMatchObject({
			'content-type': 'application/pdf',
			'content-disposition': 'attachment; filename="identity.pdf"',
			'content-security-policy': "default-src 'none'; sandbox",
		});
		expect(Buffer.from(await saved.arrayBuffer()).equals(pdf)).toBe(true);

		for (const [page, width, height] of [
			[1, 1200, 800],
			[2, 1200, 1200],
		] as const) {
			const link = await admin.browser.call(linkToDocument, { params, body: { page } });
			expect(link).toMatchObject({ contentType: 'image/jpeg', pages: 2 });
			const shown = await admin.browser.fetch(link.url);
			expect(Object.fromEntries(shown.headers)).toMatchObject({
				'content-type': 'image/jpeg',
				'content-disposition': 'inline; filename="identity.jpg"',
				'content-security-policy': "default-src 'none'; sandbox",
				'cache-control': 'private, no-store',
			});
			const picture = sharp(Buffer.from(await shown.arrayBuffer()));
			expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width, height });
			// Black bar and white paper: the page was rendered.
			const { channels } = await picture.stats();
			expect([channels[0]?.min, channels[0]?.max].map((each) => Math.round((each ?? 0) / 40))).toEqual([1, 6]);
			expect((await admin.browser.fetch(link.url.replace(`page=${page}`, `page=${3 - page}`))).status).toBe(404);
			expect((await admin.browser.fetch(link.url.replace(`page=${page}`, 'page='))).status).toBe(404);
			expect((await person.browser.fetch(link.url)).status).toBe(404);
		}
		expect(await admin.browser.refused(linkToDocument, { params, body: { page: 3 } })).toMatchObject({ status: 404 });
		// Rendering is reserved for reviewers.
		expect(await person.browser.refused(linkToDocument, { params, body: { page: 1 } })).toMatchObject({ status: 404 });
		expect(await person.browser.call(documentViews)).toHaveLength(3);
		const picture = await admin.browser.call(linkToDocument, { params: { id: state.licence?.id ?? '' }, body: { page: 1 } });
		expect(picture).toMatchObject({ contentType: 'image/jpeg', pages: null });
	});

	it('that is a PDF whose pages cannot be drawn is not displayed, and no view is recorded', async () => {
		const [person, admin] = [await aPerson(world, { identity: 'NOT_SUBMITTED' }), await anAdmin()];
		// One refers to a missing page, the other to a missing catalogue.
		const papers = { idDocUrl: await upload(person, aPdf({ kids: [99] })), licenseUrl: await upload(person, aPdf({ root: 99 })) };
		const state = await person.browser.call(submitKyc, { body: papers });
		const [first, second] = [{ id: state.idDocument?.id ?? '' }, { id: state.licence?.id ?? '' }];
		const { url } = await admin.browser.call(linkToDocument, { params: first, body: { page: 1 } });
		const shown = await admin.browser.fetch(url);
		expect([shown.status, await shown.json()]).toMatchObject([409, { code: 'DOCUMENT_NOT_DRAWN' }]);
		const refused = await admin.browser.refused(linkToDocument, { params: second, body: { page: 1 } });
		expect(refused).toMatchObject({ status: 409, code: 'DOCUMENT_NOT_DRAWN' });
		expect(await person.browser.call(documentViews)).toEqual([]);
	});

	it('is not available without permission', async () => {
		const [{ person, idId }, other, admin] = [await aSubmitter(), await aSubmitter(), await anAdmin()];
		const [own, admins, others] = [await linkOf(person, idId), await linkOf(admin, idId), await linkOf(other.person, other.idId)];
		const query = own.slice(own.indexOf('?'));
		const guessed = randomUUID();
		const attempts: Array<[string, Person | null, string, number]> = [
			['its bare address, as its person', person, `/objects/identity/${idId}`, 404],
			['its bare address, as an admin', admin, `/objects/identity/${idId}`, 404],
			['its bare address, as nobody', null, `/objects/identity/${idId}`, 404],
			['the person’s link, as nobody', null, own, 404],
			['the person’s link, as somebody else', other.person, own, 404],
			['the person’s link, as an admin', admin, own, 404],
			['the admin’s link, as the person', person, admins, 404],
			['the link of another document', person, `/objects/identity/${idId}${others.slice(others.indexOf('?'))}`, 404],
			['one’s own link, on another’s document', other.person, `/objects/identity/${other.idId}${query}`, 404],
			['a guessed id with a link', person, `/objects/identity/${guessed}${query}`, 404],
			['a longer life', person, own.replace(/expires=\d+/, 'expires=99999999999'), 404],
			['another reason', admin, admins.replace('REVIEW', 'OWN'), 404],
			['no signature', person, own.replace(/&signature=.*/, ''), 404],
			['the path of photos', person, `/objects/photos/${idId}`, 404],
			['the path of uploads', person, `/objects/uploads/${idId}`, 404],
			['the path of handovers', admin, `/objects/handover/${idId}`, 404],
			['the folder of documents', admin, `/objects/documents/${idId}`, 404],
			['a way up', admin, `/objects/photos/..%2fdocuments%2f${idId}`, 404],
			['a way up among identities', admin, `/objects/identity/..%2f..%2fdocuments%2f${idId}${query}`, 400],
		];
		for (const [what, reader, path, status] of attempts) {
			const response = await (reader?.browser ?? world.visitor()).fetch(path);
			expect([what, response.status]).toEqual([what, status]);
			expect(response.headers.get('cache-control'), what).toContain('no-store');
			expect((await response.text()).startsWith('{'), what).toBe(true);
		}
		for (const reader of [other.person.browser, (await aPerson(world, { role: 'OWNER' })).browser]) {
			expect(await reader.refused(linkToDocument, { params: { id: idId }, body: {} })).toMatchObject({ status: 404 });
		}
		expect(await world.visitor().refused(linkToDocument, { params: { id: idId }, body: {} })).toMatchObject({ status: 401 });
		expect(await person.browser.call(documentViews)).toEqual([]);
		world.clock.advance(60_000);
		expect((await person.browser.fetch(own)).status).toBe(403);
		expect((await admin.browser.fetch(admins)).status).toBe(403);
	});

	it('is no longer available to a former admin', async () => {
		const [{ idId }, admin] = [await aSubmitter(), await anAdmin()];
		const link = await linkOf(admin, idId);
		await world.running.platform.db.updateTable('users').set({ role: 'RENTER' }).where('id', '=', admin.id).execute();
		expect((await admin.browser.fetch(link)).status).toBe(404);
	});

	it('is deleted 90 days after it was rejected, and an approved one stays', async () => {
		const [rejected, approved, admin] = [await aSubmitter(), await aSubmitter(), await anAdmin()];
		await admin.browser.call(rejectKyc, { params: { userId: rejected.person.id }, body: { notes: REASON } });
		await look(admin, approved);
		await admin.browser.call(approveKyc, { params: { userId: approved.person.id } });
		const { platform, jobs } = world.running;
		const clean = async () => {
			await jobs.find(({ name }) => name === 'kyc.remove-rejected-documents')?.run(platform, {});
			await world.runJobs();
		};
		const kept = async (ids: string[]) => Promise.all(ids.map(async (id) => (await platform.store.get(documentKey(id))) !== null));
		world.clock.advance(90 * DAY_MS - 1000);
		await clean();
		expect(await kept([rejected.idId, rejected.licenceId])).toEqual([true, true]);
		world.clock.advance(2000);
		await clean();
		expect(await kept([rejected.idId, rejected.licenceId, approved.idId, approved.licenceId])).toEqual([false, false, true, true]);
		expect(await rejected.person.browser.call(kycStatus)).toMatchObject({ status: 'REJECTED', notes: REASON, idDocUrl: null });
		expect(await admin.browser.refused(linkToDocument, { params: { id: rejected.idId }, body: {} })).toMatchObject({ status: 404 });
	});
});
