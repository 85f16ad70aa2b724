import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sendEmailCode, sendPhoneCode, verifyPhone } from '#contract/account.ts';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptBooking, declineBooking, getBooking, requestBooking } from '#contract/bookings.ts';
import { devOutbox } from '#contract/dev.ts';
import { recordCheckIn } from '#contract/handover.ts';
import { currentUser, updateMe } from '#contract/identity.ts';
import { approveKyc, linkToDocument, rejectKyc, submitKyc } from '#contract/kyc.ts';
import { changeOwnerCar, getOwnerCar } from '#contract/listing.ts';
import { getNotificationChoices, putNotificationChoices } from '#contract/notification-choices.ts';
import { listNotifications } from '#contract/notifications.ts';
import { deleteMe, exportMe, getDeletionBlockers, sendDeletionCode } from '#contract/privacy.ts';
import { signInWithEmail } from '#contract/sign-in.ts';
import { DAY_MS } from '#contract/time.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { Browser } from '#tests/support/browser.ts';
import { aCar, aPerson, aSession, type Person } from '#tests/support/factories.ts';
import { aRecord, checkOutBy, codeOfRenter, type Trip } from '#tests/support/handovers.ts';
import { hold, paidRequest, pay } from '#tests/support/payments.ts';
import { aPdf } from '#tests/support/pdf.ts';
import { findColumnsWith } from '#tests/support/search.ts';
import { signUp } from '#tests/support/sign-up.ts';
import { upload } from '#tests/support/uploads.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const PASSWORD = 'a long password';
const MARKERS = ['zebulon', 'markfield', 'زبولون', '795551234', '20-77712', 'permit-4711'];
const picture = (width = 600) =>
	sharp({ create: { width, height: 400, channels: 3, background: '#a8452c' } })
		.jpeg()
		.toBuffer();
const EMAIL = 'zebulon@mishwar.test';
const PHONE = '+962795551234';
const codeTo = async (to: string) =>
	/\b\d{6}\b/.exec((await world.visitor().call(devOutbox)).find((message) => message.to === to)?.text ?? '')?.[0] ?? '';

/** Signs up, verifies a phone, adds a picture, and has documents rejected and approved. */
async function aKnownPerson(): Promise<Person> {
	const browser = world.visitor();
	const body = { email: EMAIL, password: PASSWORD, firstName: 'Zebulon', lastName: 'Markfield' };
	const user = await signUp(world, browser, body, { 'user-agent': 'Zebulon/1.0' });
	const person = { id: user.id, browser, email: EMAIL, world };
	await browser.call(sendPhoneCode, { body: { phone: PHONE } });
	await browser.call(verifyPhone, { body: { phone: PHONE, code: await codeTo(PHONE) } });
	await browser.call(updateMe, { body: { displayNameAr: 'زبولون', profileImageUrl: await upload(person, await picture()) } });
	await browser.call(updateMe, { body: { email: 'zebulon-next@mishwar.test' } });
	await browser.call(sendEmailCode);
	const admin = await aPerson(world, { role: 'ADMIN' });
	const params = { userId: person.id };
	const submit = async (idDocument: Buffer) =>
		browser.call(submitKyc, { body: { idDocUrl: await upload(person, idDocument), licenseUrl: await upload(person, await picture()) } });
	await submit(await picture());
	await admin.browser.call(rejectKyc, { params, body: { notes: 'Zebulon, the photo is blurred.' } });
	world.clock.advance(1000);
	const { idDocument, licence } = await submit(aPdf());
	await open(admin, idDocument, licence);
	await admin.browser.call(approveKyc, { params });
	await upload(person, await picture());
	return person;
}

/** A view of each document, which an approval requires. */
async function open(admin: Person, ...documents: Array<{ id: string } | null>): Promise<void> {
	for (const document of documents) {
		const { url } = await admin.browser.call(linkToDocument, { params: { id: document?.id ?? '' }, body: {} });
		await admin.browser.fetch(url);
	}
}

/** Adds a car with plate, documents and an external calendar; a request for it is declined. */
async function asOwner(person: Person): Promise<{ carId: string; renter: Person }> {
	const { id: carId } = await aCar(world, person);
	const renter = await aPerson(world);
	const body = {
		plateNumber: '20-77712',
		plateClass: 'RENTAL' as const,
		permitNumber: 'PERMIT-4711',
		permitDocUrl: await upload(person, aPdf()),
	};
	await person.browser.call(changeOwnerCar, { params: { id: carId }, body: { ...body, title: 'Zebulon’s own Corolla' } });
	const { platform } = world.running;
	await platform.db.updateTable('cars').set({ verification_status: 'VERIFIED' }).where('id', '=', carId).execute();
	await platform.db
		.insertInto('calendar_sources')
		.values({
			id: randomUUID(),
			car_id: carId,
			name: 'Zebulon elsewhere',
			url: 'https://cal.test/zebulon.ics',
			created_at: world.clock.now(),
		})
		.execute();
	const key = { 'idempotency-key': randomUUID() };
	const booking = await renter.browser.call(requestBooking, { body: { carId, startAt: '2031-04-10', endAt: '2031-04-12' }, headers: key });
	await pay(world, renter, booking);
	await world.runJobs();
	await person.browser.call(declineBooking, { params: { id: booking.id }, body: { reason: 'Zebulon needs the car himself' } });
	await world.runJobs();
	return { carId, renter };
}

/** A completed trip, and a hold that was given up. */
async function asRenter(person: Person): Promise<{ owner: Person; trip: Trip }> {
	const owner = await aPerson(world);
	const car = await aCar(world, owner);
	const { id, startAt, endAt } = await paidRequest(world, person, car);
	await owner.browser.call(acceptBooking, { params: { id } });
	await world.runJobs();
	const trip: Trip = { id, params: { id }, owner, renter: person, car, startsAt: new Date(startAt), endsAt: new Date(endAt) };
	const givenUp = await hold(person, car, { startAt: '2031-05-10', endAt: '2031-05-12' });
	await person.browser.call(cancelBooking, { params: { id: givenUp.id }, body: { reason: 'Zebulon changed his plans' } });
	await world.runJobs();
	return { owner, trip };
}

async function finish(booked: Trip): Promise<void> {
	world.clock.moveTo(booked.startsAt);
	const trip = { ...booked, renter: await signedInAnew(booked.renter) };
	const record = await aRecord(trip.owner);
	await trip.owner.browser.call(recordCheckIn, { params: trip.params, body: { ...record, code: await codeOfRenter(trip) } });
	world.clock.moveTo(trip.endsAt);
	await checkOutBy('owner', trip);
	await world.runJobs();
	await world.advance(3 * DAY_MS);
	await world.advance(DAY_MS);
}

/** A new session, because the clock is past the idle time. */
async function signedInAnew(person: Person): Promise<Person> {
	const browser = world.visitor();
	await browser.call(signInWithEmail, { body: { email: person.email, password: PASSWORD }, headers: { 'user-agent': 'Zebulon/1.0' } });
	return { ...person, browser };
}

describe('the deletion of an account', () => {
	it('waits for open matters, then leaves no trace of the person except what the ledger needs', async () => {
		const person = await aKnownPerson();
		const { carId, renter } = await asOwner(person);
		const { owner, trip } = await asRenter(person);
		expect(await findColumnsWith(world, MARKERS)).toEqual(
			expect.arrayContaining(['users.first_name', 'notifications.body', 'outbox_messages.text']),
		);
		const early = await person.browser.call(getDeletionBlockers);
		expect(early).toEqual({ reasons: ['RUNNING_BOOKINGS'], proof: 'PASSWORD' });
		const refused = await person.browser.refused(deleteMe, { body: { password: PASSWORD } });
		expect(refused).toMatchObject({ status: 409, code: 'CANNOT_LEAVE_YET', reasons: early.reasons });
		await finish(trip);

		const here = await signedInAnew(person);
		expect((await here.browser.refused(deleteMe, { body: { password: 'not it' } })).fields).toHaveProperty('password');
		expect((await here.browser.refused(deleteMe, { body: {} })).fields).toHaveProperty('password');
		expect((await here.browser.call(getDeletionBlockers)).reasons).toEqual([]);
		const papers = await world.running.platform.db.selectFrom('stored_objects').selectAll().where('uploaded_by', '=', person.id).execute();
		expect(new Set(papers.map(({ purpose }) => purpose))).toContain('IDENTITY_DOCUMENT');
		await here.browser.call(deleteMe, { body: { password: PASSWORD } });
		await world.runJobs();

		expect(await findColumnsWith(world, MARKERS)).toEqual([]);
		expect((await here.browser.try(currentUser)).status).toBe(401);
		expect((await world.visitor().try(signInWithEmail, { body: { email: EMAIL, password: PASSWORD } })).status).toBe(401);
		// As if one had been opened at the same moment.
		const late = new Browser(world.url, { mishwar_session: await aSession(world, person.id) });
		expect((await late.try(currentUser)).status).toBe(401);
		const { db, store } = world.running.platform;
		for (const { id } of papers) expect(await store.get(documentKey(id))).toBeNull();
		const left = await db.selectFrom('stored_objects').select('purpose').where('uploaded_by', '=', person.id).execute();
		expect(left).toEqual([]);
		expect(await db.selectFrom('cars').select(['is_active', 'plate_number']).where('id', '=', carId).execute()).toEqual([
			{ is_active: false, plate_number: null },
		]);
		expect(await owner.browser.call(getBooking, { params: trip.params })).toMatchObject({
			status: 'COMPLETED',
			renter: { displayName: 'Former member', displayNameAr: 'عضو سابق' },
		});
		expect((await owner.browser.call(listNotifications)).filter(({ body }) => body.en.includes('Zebulon'))).toEqual([]);
		expect((await renter.browser.call(listNotifications)).filter(({ body }) => body.en.includes('Zebulon'))).toEqual([]);

		const again = await signUp(world, world.visitor(), { email: EMAIL, password: PASSWORD, firstName: 'Z', lastName: 'M' });
		expect(again.id).not.toBe(person.id);
	});

	it('is confirmed by a code if there is no password', async () => {
		const person = await aPerson(world, { phone: '+962795550001' });
		expect(await person.browser.call(getDeletionBlockers)).toEqual({ reasons: [], proof: 'SMS_CODE' });
		expect((await person.browser.refused(deleteMe, { body: {} })).code).toBe('LEAVING_CODE_WRONG');
		await person.browser.call(sendDeletionCode);
		await person.browser.call(deleteMe, { body: { code: await codeTo('+962795550001') } });
		expect((await person.browser.try(currentUser)).status).toBe(401);
	});

	it('is impossible for the last super admin', async () => {
		const [one, other] = [
			await aPerson(world, { role: 'SUPER_ADMIN', phone: '+962795550002' }),
			await aPerson(world, { role: 'SUPER_ADMIN' }),
		];
		expect((await one.browser.call(getDeletionBlockers)).reasons).toEqual([]);
		await other.browser.call(sendDeletionCode);
		const code = /\d{6}/.exec((await world.visitor().call(devOutbox)).find(({ to }) => to === other.email)?.text ?? '')?.[0] ?? '';
		await other.browser.call(deleteMe, { body: { code } });
		expect((await one.browser.call(getDeletionBlockers)).reasons).toEqual(['LAST_SUPER_ADMIN']);
		await one.browser.call(sendDeletionCode);
		const refused = await one.browser.refused(deleteMe, { body: { code: await codeTo('+962795550002') } });
		expect(refused).toMatchObject({ code: 'CANNOT_LEAVE_YET', reasons: ['LAST_SUPER_ADMIN'] });
		expect((await one.browser.call(currentUser)).role).toBe('SUPER_ADMIN');
	});

	it('is impossible for an owner with a requested car', async () => {
		const [owner, renter] = [await aPerson(world, { phone: '+962795550003' }), await aPerson(world)];
		const car = await aCar(world, owner);
		await owner.browser.call(sendDeletionCode);
		const code = await codeTo('+962795550003');
		const [leaving] = await Promise.all([
			owner.browser.try(deleteMe, { body: { code } }),
			renter.browser.try(requestBooking, { body: { carId: car.id, startAt: '2031-04-10', endAt: '2031-04-12' } }),
		]);
		const { db } = world.running.platform;
		const running = await db.selectFrom('bookings').select('id').where('car_id', '=', car.id).where('status', '=', 'REQUESTED').execute();
		expect(leaving.status === 200).toBe(running.length === 0);
	});
});

describe('the export of personal data', () => {
	it('is one archive of JSON and files, about the person only', async () => {
		const person = await aPerson(world, { identity: 'NOT_SUBMITTED' });
		const stranger = await aPerson(world);
		await person.browser.call(updateMe, { body: { firstName: 'Exporta', profileImageUrl: await upload(person, await picture()) } });
		await person.browser.call(submitKyc, {
			body: { idDocUrl: await upload(person, aPdf()), licenseUrl: await upload(person, await picture()) },
		});
		const car = await aCar(world, person);
		await person.browser.call(getOwnerCar, { params: { id: car.id } });
		const booking = await hold(stranger, car);
		const response = await person.browser.fetch(exportMe.path);
		expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="mishwar-\d{4}-\d\d-\d\d\.zip"$/);
		expect(response.headers.get('cache-control')).toContain('no-store');
		const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
		const names = Object.keys(files);
		const parts = [
			...['account', 'identity-checks', 'cars', 'bookings', 'handovers', 'payments', 'settlements', 'notifications', 'calendars'],
			...['claims', 'payouts', 'reviews', 'favourites', 'messages'],
		];
		expect(names).toEqual(expect.arrayContaining(['README.txt', ...parts.map((name) => `${name}.json`)]));
		expect(names).toEqual(
			expect.arrayContaining(['account/profile-photo.jpg', 'identity-checks/identity-1.pdf', 'identity-checks/licence-1.jpg']),
		);
		const json = (name: string) => JSON.parse(new TextDecoder().decode(files[`${name}.json`]));
		expect(json('account')).toMatchObject({ email: person.email, firstName: 'Exporta' });
		expect(json('bookings')).toMatchObject([{ id: booking.id, total_fils: '106500' }]);
		expect(await sharp(Buffer.from(files['account/profile-photo.jpg'] ?? [])).metadata()).toMatchObject({ format: 'jpeg' });
		expect(Buffer.from(files['identity-checks/identity-1.pdf'] ?? [])).toEqual(aPdf());
		const allBytes = Buffer.concat(Object.values(files)).toString('latin1');
		for (const secret of [stranger.email, 'password_hash', 'token_hash', 'code_hash', 'argon2']) expect(allBytes).not.toContain(secret);
	});
});

describe('the choices of notifications', () => {
	it('are stored, and the bell respects them', async () => {
		const [person, admin] = [await aPerson(world, { identity: 'NOT_SUBMITTED' }), await aPerson(world, { role: 'ADMIN' })];
		const choices = await person.browser.call(getNotificationChoices);
		expect(choices.ACCOUNT).toEqual({ BELL: true, PUSH: true, EMAIL: true, SMS: false });
		const sms = await person.browser.refused(putNotificationChoices, {
			body: { ...choices, MONEY: { BELL: true, PUSH: true, EMAIL: true, SMS: true } },
		});
		expect(sms).toMatchObject({ status: 409, code: 'NO_PHONE', error: 'No phone number' });
		const quiet = { ...choices, ACCOUNT: { BELL: false, PUSH: false, EMAIL: true, SMS: false } };
		expect(await person.browser.call(putNotificationChoices, { body: quiet })).toEqual(quiet);
		expect(await person.browser.call(getNotificationChoices)).toEqual(quiet);
		const papers = { idDocUrl: await upload(person, aPdf()), licenseUrl: await upload(person, aPdf()) };
		const { idDocument, licence } = await person.browser.call(submitKyc, { body: papers });
		await open(admin, idDocument, licence);
		await admin.browser.call(approveKyc, { params: { userId: person.id } });
		await world.runJobs();
		expect(await person.browser.call(listNotifications)).toEqual([]);
	});
});
