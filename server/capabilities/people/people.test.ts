import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { adminBookings, listAudit } from '#contract/admin.ts';
import { findForAdmins } from '#contract/admin-find.ts';
import { cancelBooking } from '#contract/booking-life.ts';
import { devOutbox } from '#contract/dev.ts';
import { linkToDocument } from '#contract/kyc.ts';
import { reinstateUser, suspendUser } from '#contract/people.ts';
import { findPeople, getPersonFile, writePersonNote } from '#contract/person-file.ts';
import { deleteMe, exportMe, sendDeletionCode } from '#contract/privacy.ts';
import { listSettlements } from '#contract/settlement-lists.ts';
import { createTicket } from '#contract/tickets.ts';
import { addDays, ammanDate, DAY_MS } from '#contract/time.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { aClaim, aReturn } from '#tests/support/claims.ts';
import { aCompany, aLicensedOffice } from '#tests/support/companies.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aPicture } from '#tests/support/handovers.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { findColumnsWith } from '#tests/support/search.ts';
import { aWorld, START } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE_MS = 60_000;
const anAdmin = () => aPerson(world, { role: 'ADMIN' });
const fileOf = (admin: Person, { id }: { id: string }) => admin.browser.call(getPersonFile, { params: { id } });
const noted = (admin: Person, { id }: { id: string }, text: string) =>
	admin.browser.call(writePersonNote, { params: { id }, body: { text }, headers: { 'idempotency-key': randomUUID() } });

describe('finding a person', () => {
	it('works by name, e-mail, phone in any form, id, and the plate of their car', async () => {
		const [admin, owner] = [await anAdmin(), await aPerson(world, { phone: '+962795557001', nameAr: 'رانية الحداد' })];
		await aPerson(world, { phone: '+962795557002' });
		const car = await aCar(world, owner);
		const { db } = world.running.platform;
		await db.updateTable('cars').set({ plate_number: '20-77713' }).where('id', '=', car.id).execute();
		const found = async (q: string) => (await admin.browser.call(findPeople, { query: { q } })).map(({ id }) => id);
		for (const q of [
			'رانيه',
			owner.email,
			owner.id,
			owner.id.toUpperCase(),
			'079 555 7001',
			'٠٧٩٥٥٥٧٠٠١',
			'5557001',
			'20-77713',
			'20 77713',
			'٢٠٧٧٧١٣',
		])
			expect([q, await found(q)]).toEqual([q, [owner.id]]);
		expect(await found('20-77714')).toEqual([]);
		expect(await found(randomUUID())).toEqual([]);
		expect(await found('')).toContain(owner.id);
	});

	it('has pages of suspended people', async () => {
		const [admin, master] = [await anAdmin(), await aPerson(world, { role: 'SUPER_ADMIN' })];
		const people = [await aPerson(world), await aPerson(world), await aPerson(world)];
		for (const { id } of people) await master.browser.call(suspendUser, { params: { id }, body: { reason: 'A stolen card.' } });
		const first = await admin.browser.try(findPeople, { query: { suspended: '1', limit: '2' } as never });
		expect(first.headers.get('x-total-count')).toBe('3');
		expect(first.headers.get('link')).toContain('suspended=1');
		const { person, suspendedBy } = await fileOf(admin, people[0] ?? master);
		expect(person).toMatchObject({ suspensionReason: 'A stolen card.' });
		expect(suspendedBy).toMatchObject({ id: master.id });
	});
});

describe('the file of a person', () => {
	it('has cars, money, cases and bookings of both sides', async () => {
		const admin = await anAdmin();
		const trip = await aReturn(world);
		const claim = await aClaim(trip);
		await trip.renter.browser.call(createTicket, { body: { subject: 'The claim', text: 'I did not do that.' } });
		const withdrawn = await paidRequest(world, trip.renter, trip.car, { startAt: '2031-06-10', endAt: '2031-06-12' });
		await trip.renter.browser.call(cancelBooking, { params: { id: withdrawn.id }, body: {} });
		const renter = await fileOf(admin, trip.renter);
		expect(renter.cases).toMatchObject([
			{ kind: 'TICKET', subject: 'The claim', isOpen: true },
			{ kind: 'CLAIM', id: claim.id, bookingId: trip.id, isOpen: true },
		]);
		const charges = renter.money.payments.map(({ amountJod }) => Number(amountJod));
		expect(Number(renter.money.paidJod)).toBeCloseTo(
			charges.reduce((sum, jod) => sum + jod, 0),
			3,
		);
		expect(renter.money).toMatchObject({ refundedJod: '0.00', payableJod: '0.00' });
		expect(renter.money.refundsOpenJod).toBe(renter.money.payments.find(({ bookingId }) => bookingId === withdrawn.id)?.amountJod);
		expect(Number(renter.money.depositsHeldJod)).toBeGreaterThan(0);
		await world.runJobs();
		await world.advance(MINUTE_MS);
		expect((await fileOf(admin, trip.renter)).money).toMatchObject({ refundedJod: renter.money.refundsOpenJod, refundsOpenJod: '0.00' });

		const owner = await fileOf(admin, trip.owner);
		expect(owner.cars).toMatchObject([{ id: trip.car.id, verificationStatus: 'VERIFIED' }]);
		expect(owner.cases).toMatchObject([{ kind: 'CLAIM', id: claim.id }]);
		expect(Number(owner.money.settlementsWaitingJod)).toBeGreaterThan(0);
		expect(owner.money.payoutsPaidJod).toBe('0.00');
		for (const { id } of [trip.owner, trip.renter]) {
			const bookings = await admin.browser.call(adminBookings, { query: { person: id } });
			expect(bookings.map((booking) => booking.id).sort()).toEqual([trip.id, withdrawn.id].sort());
		}
		const settled = await admin.browser.call(listSettlements, { query: { ownerId: trip.owner.id } });
		expect(settled.map(({ bookingId }) => bookingId)).toEqual([trip.id]);
		expect(await admin.browser.call(listSettlements, { query: { ownerId: trip.renter.id } })).toEqual([]);
	});

	it('names the company of the account, and whether it is licensed', async () => {
		const [admin, owner, other] = [await anAdmin(), await aPerson(world), await aPerson(world)];
		await aLicensedOffice(owner, admin, addDays(ammanDate(START), 30));
		expect((await fileOf(admin, owner)).company).toEqual({ nameEn: 'Sama Cars', nameAr: 'سما للسيارات', state: 'LICENSED' });
		world.clock.moveTo(new Date(START.getTime() + 40 * DAY_MS));
		expect((await fileOf(admin, owner)).company).toMatchObject({ state: 'CLOSED' });
		world.clock.moveTo(START);
		await aCompany(other);
		expect((await fileOf(admin, other)).company).toMatchObject({ state: 'NOT_LICENSED' });
		expect((await fileOf(admin, admin)).company).toBeNull();
	});

	it('logs each view of a document: in the file with the viewer, and in the audit log', async () => {
		const [admin, person] = [await anAdmin(), await aPerson(world)];
		const { checks } = await fileOf(admin, person);
		expect(checks).toMatchObject([{ status: 'APPROVED' }]);
		const id = checks[0]?.licence?.id ?? '';
		await world.running.platform.store.put(documentKey(id), await aPicture(), 'image/jpeg');
		for (const reader of [person, admin]) {
			const { url } = await reader.browser.call(linkToDocument, { params: { id }, body: { reason: 'DISPUTE' } });
			expect((await reader.browser.fetch(url)).status).toBe(200);
		}
		expect((await fileOf(admin, person)).looks).toMatchObject([{ kind: 'LICENCE', reason: 'DISPUTE', viewer: { id: admin.id } }]);
		const log = await admin.browser.call(listAudit, { query: { subjectId: person.id, action: 'kyc.document-read' } });
		expect(log).toMatchObject([{ actor: { id: admin.id }, after: { kind: 'LICENCE', reason: 'DISPUTE' } }]);
	});

	it('names suspended people who sign in with the same browser, as long as they are suspended', async () => {
		const [admin, master] = [await anAdmin(), await aPerson(world, { role: 'SUPER_ADMIN' })];
		const [person, other, stranger] = [await aPerson(world), await aPerson(world), await aPerson(world)];
		const [shared, elsewhere] = [randomUUID(), randomUUID()];
		const now = world.clock.now();
		const known = (user: Person, deviceId: string) => ({ user_id: user.id, device_id: deviceId, created_at: now, last_used_at: now });
		const rows = [known(person, shared), known(other, shared), known(stranger, elsewhere)];
		await world.running.platform.db.insertInto('known_devices').values(rows).execute();
		expect((await fileOf(admin, person)).signals).toEqual([]);
		for (const { id } of [other, stranger])
			await master.browser.call(suspendUser, { params: { id }, body: { reason: 'A forged licence.' } });
		expect((await fileOf(admin, person)).signals).toMatchObject([
			{ kind: 'SAME_DEVICE', person: { id: other.id }, suspensionReason: 'A forged licence.' },
		]);
		expect((await fileOf(admin, other)).signals).toEqual([]);
		await master.browser.call(reinstateUser, { params: { id: other.id } });
		expect((await fileOf(admin, person)).signals).toEqual([]);
	});

	it('does not exist for unknown ids, and is for admins only', async () => {
		const [admin, person] = [await anAdmin(), await aPerson(world)];
		const params = { id: randomUUID() };
		expect(await admin.browser.refused(getPersonFile, { params })).toMatchObject({ status: 404, code: 'PERSON_NOT_FOUND' });
		expect(await person.browser.refused(getPersonFile, { params: { id: person.id } })).toMatchObject({ status: 403 });
	});
});

describe('a note', () => {
	it('is visible to other admins, never in one’s own file', async () => {
		const [admin, other, person] = [await anAdmin(), await anAdmin(), await aPerson(world)];
		await noted(admin, person, '  Called twice about the licence. ');
		expect((await fileOf(other, person)).notes).toMatchObject([{ text: 'Called twice about the licence.', author: { id: admin.id } }]);
		await noted(other, admin, 'Shares a phone with his wife.');
		expect(await fileOf(admin, admin)).toMatchObject({ notes: [], mayWriteNotes: false });
		const refused = await admin.browser.refused(writePersonNote, { params: { id: admin.id }, body: { text: 'I am fine.' } });
		expect(refused).toMatchObject({ status: 403, code: 'NOTES_ABOUT_ONESELF' });
		const [entry] = await admin.browser.call(listAudit, { query: { subjectId: person.id, action: 'user.note-written' } });
		expect(entry).toMatchObject({ actor: { id: admin.id }, after: null });
	});

	it('is created once, also if it is sent repeatedly', async () => {
		const [admin, person] = [await anAdmin(), await aPerson(world)];
		const send = { params: { id: person.id }, body: { text: 'Once.' }, headers: { 'idempotency-key': randomUUID() } };
		const [one, two] = [await admin.browser.call(writePersonNote, send), await admin.browser.call(writePersonNote, send)];
		expect(two).toEqual(one);
		expect((await fileOf(admin, person)).notes).toHaveLength(1);
	});

	it('is part of the person’s data, without its author, and is erased with the account', async () => {
		const [admin, person] = [await anAdmin(), await aPerson(world, { phone: '+962795557009' })];
		await noted(admin, person, 'Zebedee pays in time.');
		const archive = unzipSync(new Uint8Array(await (await person.browser.fetch(exportMe.path)).arrayBuffer()));
		const notes = new TextDecoder().decode(archive['notes.json']);
		expect(JSON.parse(notes)).toMatchObject([{ text: 'Zebedee pays in time.' }]);
		expect(notes).not.toContain(admin.id);
		await person.browser.call(sendDeletionCode);
		const sent = (await world.visitor().call(devOutbox)).find(({ to }) => to === '+962795557009');
		await person.browser.call(deleteMe, { body: { code: /\d{6}/.exec(sent?.text ?? '')?.[0] ?? '' } });
		await world.runJobs();
		expect(await findColumnsWith(world, ['zebedee'])).toEqual([]);
		expect(await fileOf(admin, person)).toMatchObject({ hasLeft: true, notes: [], mayWriteNotes: false });
		const late = await admin.browser.refused(writePersonNote, { params: { id: person.id }, body: { text: 'Too late.' } });
		expect(late).toMatchObject({ status: 404, code: 'PERSON_NOT_FOUND' });
	});
});

describe('the search over everything', () => {
	it('finds people, cars, bookings and payouts, for admins only', async () => {
		const [admin, owner, renter] = [await anAdmin(), await aPerson(world, { nameAr: 'صفوان المجالي' }), await aPerson(world)];
		const car = await aCar(world, owner);
		const { db, clock } = world.running.platform;
		await db.updateTable('cars').set({ plate_number: '31-48213' }).where('id', '=', car.id).execute();
		const booking = await paidRequest(world, renter, car);
		const payout = {
			...{ id: randomUUID(), booking_id: booking.id, owner_id: owner.id },
			...{ due_at: clock.now(), created_at: clock.now() },
		};
		await db
			.insertInto('payouts')
			.values({ ...payout, source: 'CANCELLATION', amount_fils: 5000n })
			.execute();
		const found = async (q: string) => admin.browser.call(findForAdmins, { query: { q } });
		expect(await found('صفوان')).toMatchObject({
			people: [{ id: owner.id, nameAr: 'صفوان المجالي', contact: owner.email, suspended: false }],
			payouts: [{ id: payout.id, owner: { nameAr: 'صفوان المجالي' }, amountJod: '5.00', state: 'PENDING' }],
		});
		expect(await found('٣١-٤٨٢١٣')).toMatchObject({ people: [{ id: owner.id }], cars: [{ id: car.id, plateNumber: '31-48213' }] });
		const byNumber = await found(booking.id.slice(0, 8));
		expect(byNumber).toMatchObject({ people: [], cars: [], bookings: [{ id: booking.id }], payouts: [{ id: payout.id }] });
		expect(await found('%%')).toEqual({ people: [], cars: [], bookings: [], payouts: [] });
		expect(await owner.browser.refused(findForAdmins, { query: { q: 'صفوان' } })).toMatchObject({ code: 'NOT_ALLOWED' });
	});
});

describe('a list as a file', () => {
	const rowsOf = async (admin: Person, path: string) => {
		const response = await admin.browser.fetch(path);
		expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="mishwar-[a-z]+-2031-03-02\.csv"$/);
		return (await response.text()).trim().split('\r\n');
	};

	it('has all rows of the list with its filters, formulas as text, and is in the audit log', async () => {
		const [admin, owner] = [await anAdmin(), await aPerson(world, { nameAr: '=HYPERLINK("x")' })];
		for (const name of ['Zarqawi', 'Zarqawi']) {
			const { id } = await aPerson(world);
			await world.running.platform.db.updateTable('users').set({ last_name: name }).where('id', '=', id).execute();
		}
		const [heading, ...people] = await rowsOf(admin, '/api/admin/exports/people?q=Zarqawi&lang=ar');
		expect(heading).toContain('الاسم بالعربية');
		expect(people).toHaveLength(2);
		expect(people[0]).toContain('مستأجر,موثّق');
		const [, formula] = await rowsOf(admin, `/api/admin/exports/people?q=${owner.id}`);
		expect(formula).toContain(`"'=HYPERLINK(""x"")"`);
		const car = await aCar(world, owner);
		const booking = await paidRequest(world, await aPerson(world), car);
		expect((await rowsOf(admin, '/api/admin/exports/cars')).join()).toContain(car.id);
		const ofCar = (await rowsOf(admin, '/api/admin/exports/cars?lang=ar')).find((row) => row.includes(car.id));
		for (const word of ['عمّان', 'موثّقة', 'تويوتا']) expect(ofCar).toContain(word);
		const ofBooking = (await rowsOf(admin, '/api/admin/exports/bookings?status=REQUESTED')).find((row) => row.includes(booking.id));
		expect(ofBooking).toContain(',Requested,');
		expect(await rowsOf(admin, '/api/admin/exports/payouts?state=FAILED')).toHaveLength(1);
		const written = await admin.browser.call(listAudit, { query: { action: 'user.list-exported' } as never });
		expect(written.map(({ after }) => after)).toContainEqual({ kind: 'PAYOUTS' });
		expect((await owner.browser.fetch('/api/admin/exports/people')).status).toBe(403);
	});
});
