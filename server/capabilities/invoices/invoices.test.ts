/** Invoices: issued with the money, numbered without gaps, read by their parties only, and never changed. Statements of the same money. */
import { describe, expect, it } from 'vitest';
import { changeSettings } from '#contract/admin.ts';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptBooking, getBooking, requestBooking } from '#contract/bookings.ts';
import { bookingInvoices, getInvoice, listInvoices, ownerInvoices } from '#contract/invoices.ts';
import { acceptRenterClaim } from '#contract/renter-claims.ts';
import { ownerStatement } from '#contract/statements.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { completionLines, post } from '#server/capabilities/ledger/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, violatedConstraint } from '#server/platform/database/transaction.ts';
import { aLicensedOffice, approvePaper, submitPaper } from '#tests/support/companies.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, confirmedTrip, type Trip } from '#tests/support/handovers.ts';
import { pay, WEEKEND } from '#tests/support/payments.ts';
import { completedTrip, settledTrip } from '#tests/support/payouts.ts';
import { aPromoCode } from '#tests/support/promo-codes.ts';
import { aDeliveredReturn, aRenterClaim } from '#tests/support/renter-claims.ts';
import { aMember } from '#tests/support/teams.ts';
import { aWorld, START } from '#tests/support/world.ts';
import { invoicePersonalData, issueInvoices, issueMissingInvoices } from './index.ts';

const world = aWorld();
const query = (text: string, values: unknown[] = []) => world.running.platform.pool.query(text, values);
const officeUntil = addDays(ammanDate(START), 300);

/** Name of the constraint that rejected the write, or "written". */
const outcome = (text: string) =>
	query(text).then(
		() => 'written',
		(error: unknown) => violatedConstraint(error) ?? String(error),
	);

const invoicesFor = (person: Person, { params }: Pick<Trip, 'params'>) => person.browser.call(bookingInvoices, { params });
const summary = (invoices: Awaited<ReturnType<typeof invoicesFor>>) => invoices.map(({ number, totalJod }) => `${number} ${totalJod}`);

/** A trip with a licensed office, handed over and returned at its end. `tax`: its tax number is approved; `code`: a code of the platform paid a fifth. */
async function anOfficesReturn({ tax = false, code = false } = {}): Promise<Trip> {
	const [owner, renter, admin] = [await aPerson(world), await aPerson(world), await aPerson(world, { role: 'ADMIN' })];
	const car = await aCar(world, owner);
	await aLicensedOffice(owner, admin, officeUntil);
	if (tax) await approvePaper(admin, await submitPaper(owner, 'TAX'));
	const promoCode = code ? { promoCode: await aPromoCode(world, { percent: 20 }, owner) } : {};
	const { id, startAt, endAt } = await renter.browser.call(requestBooking, { body: { carId: car.id, ...WEEKEND, ...promoCode } });
	await pay(world, renter, { id });
	await owner.browser.call(acceptBooking, { params: { id } });
	await world.runJobs();
	const trip: Trip = { id, params: { id }, owner, renter, car, startsAt: new Date(startAt), endsAt: new Date(endAt) };
	world.clock.moveTo(trip.startsAt);
	await checkInByOwner(trip);
	world.clock.moveTo(trip.endsAt);
	await checkOutBy('owner', trip);
	await world.runJobs();
	return trip;
}

/** Another completed copy of the booking, without its entry in the ledger. */
async function copiesOf(bookingId: string, count: number): Promise<string[]> {
	const { rows } = await query(
		`INSERT INTO bookings SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid()))).*
			FROM bookings b, generate_series(1, $2::integer) WHERE b.id = $1 RETURNING id`,
		[bookingId, count],
	);
	return rows.map(({ id }) => id);
}

const RENTAL = { totalFils: 106_500n, platformFeeFils: 12_780n };

const complete = (tx: Transaction, bookingId: string, ownerId: string) =>
	post(tx, {
		...{ eventKey: `booking-completed:${bookingId}` as const, bookingId, occurredAt: world.clock.now() },
		lines: completionLines({ ...RENTAL, ownerId }),
	});

describe('an owner', () => {
	it('is invoiced the platform’s fee once, when the rental is completed', async () => {
		const trip = await settledTrip(world);
		const [invoice, ...others] = await invoicesFor(trip.owner, trip);
		expect(others).toEqual([]);
		expect(invoice).toMatchObject({ kind: 'PLATFORM_FEE', document: 'INVOICE', totalJod: '12.780', credits: null });
		expect(await trip.owner.browser.call(getInvoice, { params: { id: invoice?.id ?? '' } })).toMatchObject({
			seller: { nameEn: 'Mishwar', nameAr: 'مشوار', taxNumber: '' },
			...{ taxPercent: 0, netJod: '12.780', taxJod: '0.000', creditNotes: [] },
			lines: [{ textEn: expect.stringContaining('12%'), quantity: 1, totalJod: '12.780' }],
		});
		expect(await invoicesFor(trip.renter, trip)).toEqual([]);
		expect(await trip.renter.browser.refused(getInvoice, { params: { id: invoice?.id ?? '' } })).toMatchObject({
			code: 'INVOICE_NOT_FOUND',
		});
	});

	it('is invoiced the fee on the retained part of a cancelled booking', async () => {
		const trip = await confirmedTrip(world);
		world.clock.moveTo(new Date(trip.startsAt.getTime() - 3_600_000));
		await trip.renter.browser.call(cancelBooking, { params: trip.params, body: {} });
		const { rows } = await query('SELECT kept_platform_fee_fils AS fee FROM bookings WHERE id = $1', [trip.id]);
		const [invoice] = await invoicesFor(trip.owner, trip);
		expect(rows[0].fee > 0n).toBe(true);
		expect(invoice?.totalJod).toBe(`${rows[0].fee / 1000n}.${String(rows[0].fee % 1000n).padStart(3, '0')}`);
	});

	it('is invoiced for a booking that a process of the former release has completed', async () => {
		const trip = await completedTrip(world);
		const { platform } = world.running;
		const [id = ''] = await copiesOf(trip.id, 1);
		await inTransaction(platform.db, (tx) => complete(tx, id, trip.owner.id));
		await issueMissingInvoices(platform);
		await issueMissingInvoices(platform);
		expect((await invoicesFor(trip.owner, { params: { id } })).map(({ totalJod }) => totalJod)).toEqual(['12.780']);
	});

	it('reads the invoices of a month, and so does an accountant of the office; the dispatcher does not', async () => {
		const trip = await anOfficesReturn();
		const [accountant, desk] = [await aMember(world, trip.owner, 'ACCOUNTS'), await aMember(world, trip.owner, 'DESK')];
		const inMarch = await accountant.browser.call(ownerInvoices, { query: { month: '2031-03' } });
		expect(inMarch.map(({ kind }) => kind).toSorted()).toEqual(['PLATFORM_FEE', 'RENTAL']);
		expect(await trip.owner.browser.call(ownerInvoices, { query: { month: '2031-02' } })).toEqual([]);
		expect(await desk.browser.refused(ownerInvoices)).toMatchObject({ status: 403 });
		const [first] = inMarch;
		expect(await desk.browser.refused(getInvoice, { params: { id: first?.id ?? '' } })).toMatchObject({ status: 404 });
	});
});

it('the fee on the part of the rental that a claim refunds is credited', async () => {
	const trip = await aDeliveredReturn(world);
	const { id } = await aRenterClaim(trip, [{ kind: 'DELIVERY_MISSING', amountJod: '25' }]);
	await trip.owner.browser.call(acceptRenterClaim, { params: { id } });
	const [invoice, creditNote] = await invoicesFor(trip.owner, trip);
	expect(invoice).toMatchObject({ totalJod: '15.780' });
	expect(creditNote).toMatchObject({ document: 'CREDIT_NOTE', totalJod: '3.000', credits: { id: invoice?.id } });
});

describe('a licensed office', () => {
	it('invoices what it earned, and the renter owes only the part that a code of the platform did not pay', async () => {
		const trip = await anOfficesReturn({ code: true });
		const [{ id } = { id: '' }] = await invoicesFor(trip.renter, trip);
		expect(await trip.renter.browser.call(getInvoice, { params: { id } })).toMatchObject({
			...{ totalJod: '106.500', promoJod: '21.300', payableJod: '85.200' },
		});
		const xml = await (await trip.renter.browser.fetch(`/api/invoices/${id}/ubl.xml`)).text();
		expect(xml).toContain('<cbc:PrepaidAmount currencyID="JOD">21.300</cbc:PrepaidAmount>');
		expect(xml).toContain('<cbc:PayableAmount currencyID="JOD">85.200</cbc:PayableAmount>');
		expect((await trip.renter.browser.call(getBooking, { params: trip.params })).totalJod).toBe('85.20');
	});

	it('is invoiced the platform’s fee also if a code of the platform exceeded the fee', async () => {
		const trip = await anOfficesReturn({ code: true });
		const [id = ''] = await copiesOf(trip.id, 1);
		const { db } = world.running.platform;
		const lines = completionLines({ totalFils: 85_200n, promoFils: 21_300n, platformFeeFils: -8_520n, ownerId: trip.owner.id });
		await inTransaction(db, (tx) =>
			post(tx, { eventKey: `booking-completed:${id}` as const, bookingId: id, occurredAt: world.clock.now(), lines }),
		);
		await issueMissingInvoices(world.running.platform);
		const kinds = (await invoicesFor(trip.owner, { params: { id } })).map(({ kind, totalJod }) => `${kind} ${totalJod}`);
		expect(kinds.toSorted()).toEqual(['PLATFORM_FEE 12.780', 'RENTAL 106.500']);
	});

	it('invoices the rental to its renter in its own series, and credits what a claim refunds', async () => {
		const trip = await anOfficesReturn();
		expect(summary(await invoicesFor(trip.renter, trip))).toEqual(['R-000001 106.500']);
		const { id } = await aRenterClaim(trip);
		await trip.owner.browser.call(acceptRenterClaim, { params: { id } });
		const ofOwner = await invoicesFor(trip.owner, trip);
		expect(ofOwner.map(({ kind, document, totalJod }) => `${kind} ${document} ${totalJod}`).toSorted()).toEqual([
			// Only the owner bears the fuel: the fee stays.
			'PLATFORM_FEE INVOICE 12.780',
			'RENTAL CREDIT_NOTE 20.000',
			'RENTAL INVOICE 106.500',
		]);
		const [invoice, creditNote] = await invoicesFor(trip.renter, trip);
		expect(creditNote).toMatchObject({ number: 'RC-000001', credits: { id: invoice?.id, number: 'R-000001' } });
		expect(await trip.renter.browser.call(getInvoice, { params: { id: invoice?.id ?? '' } })).toMatchObject({
			seller: { nameEn: 'Sama Cars', nameAr: 'سما للسيارات' },
			lines: [{ textEn: 'Car rental: Toyota Corolla 2022, days: 3', totalJod: '106.500' }],
			creditNotes: [{ number: 'RC-000001' }],
		});
	});

	it('shows the contained tax, once its tax number is approved and a tax is set', async () => {
		const superAdmin = await aPerson(world, { role: 'SUPER_ADMIN' });
		const set = (percent: number) =>
			superAdmin.browser.call(changeSettings, { body: { invoiceTaxPercent: percent, sellerTaxNumber: '١٢٣٤٥' } });
		await set(16);
		const without = await anOfficesReturn();
		world.clock.moveTo(START);
		const taxed = await anOfficesReturn({ tax: true });
		await set(0);
		const read = async (trip: Trip, kind: string) => {
			const found = (await invoicesFor(trip.owner, trip)).find((invoice) => invoice.kind === kind);
			return trip.owner.browser.call(getInvoice, { params: { id: found?.id ?? '' } });
		};
		expect(await read(taxed, 'RENTAL')).toMatchObject({ taxPercent: 16, netJod: '91.810', taxJod: '14.690', totalJod: '106.500' });
		expect(await read(taxed, 'PLATFORM_FEE')).toMatchObject({
			...{ seller: { taxNumber: '12345' }, buyer: { taxNumber: '200145678' }, netJod: '11.017', taxJod: '1.763' },
		});
		expect(await read(without, 'RENTAL')).toMatchObject({ taxPercent: 0, netJod: '106.500', taxJod: '0.000' });
	});
});

describe('the database', () => {
	// The invoices that the tests above have issued must all be protected.
	it.each([
		['UPDATE invoices SET total_fils = total_fils + 1', 'invoices_stay'],
		[`UPDATE invoices SET buyer_name_en = 'Somebody else'`, 'invoices_stay'],
		['DELETE FROM invoices', 'invoices_stay'],
		['TRUNCATE invoices CASCADE', 'invoices_stay'],
		['UPDATE invoice_lines SET quantity = 2', 'invoices_stay'],
		['DELETE FROM invoice_lines', 'invoices_stay'],
		['UPDATE invoice_series SET last_number = last_number + 2', 'invoice_series_count_one_by_one'],
		['UPDATE invoice_series SET last_number = last_number - 1', 'invoice_series_count_one_by_one'],
		['UPDATE invoice_series SET last_number = last_number + 1', 'invoice_series_have_no_gaps'],
		['DELETE FROM invoice_series', 'invoice_series_count_one_by_one'],
		[`INSERT INTO invoice_lines SELECT invoice_id, 9, '', '', 1, 5, 0 FROM invoice_lines LIMIT 1`, 'invoices_are_their_lines'],
		[
			`INSERT INTO invoices SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid()))).* FROM invoices i LIMIT 1`,
			'invoices_take_the_next_number',
		],
	])('refuses %s', async (statement, constraint) => {
		expect(await outcome(statement)).toBe(constraint);
	});
});

it('fifty rentals that end at once, some of them rolled back, leave no gap in the numbers', async () => {
	const trip = await anOfficesReturn();
	const { platform } = world.running;
	const ids = await copiesOf(trip.id, 50);
	const ended = await Promise.allSettled(
		ids.map((bookingId, index) =>
			inTransaction(platform.db, async (tx) => {
				await complete(tx, bookingId, trip.owner.id);
				await issueInvoices(platform, tx, { bookingId });
				if (index % 5 === 0) throw new Error('the process ends here');
			}),
		),
	);
	expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
	const { rows } = await query(
		`SELECT s.kind, s.owner_id, count(*)::integer AS documents, max(i.number)::integer AS newest, s.last_number::integer AS counted
			FROM invoice_series s JOIN invoices i ON i.series_id = s.id GROUP BY s.id`,
	);
	for (const { documents, newest, counted } of rows) expect([newest, counted]).toEqual([documents, documents]);
	expect(rows.find(({ owner_id }) => owner_id === trip.owner.id)?.documents).toBe(41);
});

it('an admin reads all invoices, by kind', async () => {
	const trip = await anOfficesReturn();
	const admin = await aPerson(world, { role: 'ADMIN' });
	const found = await admin.browser.call(listInvoices, { query: { kind: 'RENTAL', ownerId: trip.owner.id } });
	expect(summary(found)).toEqual(['R-000001 106.500']);
});

it('the names of a deleted account are removed from invoices, and the numbers stay', async () => {
	const trip = await anOfficesReturn();
	const { platform } = world.running;
	const own = (await invoicePersonalData.export(platform, trip.renter.id)).data;
	expect(own).toMatchObject([{ number: 'R-000001', seller_name_en: 'Sama Cars' }]);
	await inTransaction(platform.db, async (tx) => invoicePersonalData.erase?.(platform, tx, trip.renter.id));
	const [invoice] = await invoicesFor(trip.owner, trip).then((all) => all.filter(({ kind }) => kind === 'RENTAL'));
	expect(invoice).toMatchObject({ number: 'R-000001', buyer: { nameEn: '', nameAr: '' } });
	await inTransaction(platform.db, async (tx) => invoicePersonalData.erase?.(platform, tx, trip.owner.id));
	const { rows } = await query('SELECT seller_name_en, buyer_name_en FROM invoices WHERE booking_id = $1 AND kind = $2', [
		trip.id,
		'RENTAL',
	]);
	expect(rows).toEqual([{ seller_name_en: '', buyer_name_en: '' }]);
});

it('the statement of a month leads from its opening to its closing balance, which agrees with the ledger', async () => {
	const trip = await settledTrip(world);
	const statement = await trip.owner.browser.call(ownerStatement, { query: { month: '2031-03' } });
	expect(statement).toMatchObject({
		...{ openingJod: '0.00', closingJod: '93.72' },
		sums: { rental: '106.50', fee: '-12.78', compensation: '0.00', goodwill: '0.00', payout: '0.00' },
		entries: [{ part: 'rental', bookingId: trip.id, totalJod: '93.72', balanceJod: '93.72' }],
	});
	expect(await trip.owner.browser.call(ownerStatement, { query: { month: '2031-04' } })).toMatchObject({
		...{ openingJod: '93.72', closingJod: '93.72', entries: [] },
	});
	const file = await trip.owner.browser.fetch('/api/owner/statement?month=2031-03&format=csv');
	expect(await file.text()).toContain('106.5,-12.78,0,0,0,93.72');
});
