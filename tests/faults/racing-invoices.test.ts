/** Fifty rentals of an office end at once, and their invoices compete for the next number when the process is killed: no number is skipped or used twice, and each rental is invoiced once. */
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { requestBooking } from '#contract/bookings.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { aLicensedOffice } from '#tests/support/companies.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { pay } from '#tests/support/payments.ts';
import { beforeInsert } from './holding.ts';
import { aKillableApp, type KillableApp } from './killable-app.ts';

const RENTALS = 60;
/** Rentals that are invoiced before the other fifty compete. */
const FIRST = 10;
const SOON = { timeout: 30_000, interval: 20 };

let app: KillableApp;
beforeAll(async () => {
	app = await aKillableApp(inject('postgresUrl'));
	await app.start();
}, 240_000);
afterAll(() => app?.close());

const query = async <Row extends object>(text: string) => (await app.connections.pool.query<Row>(text)).rows;
const issued = async () => (await query('SELECT FROM invoices')).length;

/** Paid and confirmed, each with a car and a renter of its own. */
async function confirmedRentals(): Promise<void> {
	const { world } = app;
	const [owner, admin, today] = [await aPerson(world), await aPerson(world, { role: 'ADMIN' }), ammanDate(new Date())];
	await aLicensedOffice(owner, admin, addDays(today, 300));
	const book = async () => {
		const renter = await aPerson(world);
		const { id: carId } = await aCar(world, owner, { instantBook: true });
		const booking = await renter.browser.call(requestBooking, {
			body: { carId, startAt: addDays(today, 20), endAt: addDays(today, 23) },
		});
		await pay(world, renter, booking);
	};
	await Promise.all(Array.from({ length: RENTALS }, book));
}

/** Completes this many rentals, as 24 hours after their return. */
const end = (rentals: number) =>
	query(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE id IN (
		SELECT j.id FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
		WHERE t.identifier = 'bookings.complete-rental' AND j.locked_at IS NULL ORDER BY j.id LIMIT ${rentals})`);

it('skips no invoice number and uses none twice', { timeout: 180_000 }, async ({ annotate }) => {
	await confirmedRentals();
	await end(FIRST);
	await vi.waitUntil(async () => (await issued()) === 2 * FIRST, SOON);
	// One job has taken a number and not inserted its invoice yet; the others wait for the lock of the series.
	const held = await beforeInsert('invoices')(app, '');
	await end(RENTALS);
	await held.reached();
	const before = await issued();
	expect(before).toBeLessThan(2 * RENTALS);
	await app.kill();
	await held.release();
	await app.start();
	await end(RENTALS);
	await vi.waitUntil(async () => (await issued()) === 2 * RENTALS, SOON);

	const series = await query(`SELECT i.kind, s.last_number::integer AS last, count(*)::integer AS invoices,
			count(DISTINCT i.number)::integer AS numbers, max(i.number)::integer AS newest, count(DISTINCT i.booking_id)::integer AS bookings
		FROM invoices i JOIN invoice_series s ON s.id = i.series_id GROUP BY s.id, i.kind ORDER BY i.kind`);
	const all = { last: RENTALS, invoices: RENTALS, numbers: RENTALS, newest: RENTALS, bookings: RENTALS };
	expect(series).toEqual([
		{ kind: 'PLATFORM_FEE', ...all },
		{ kind: 'RENTAL', ...all },
	]);
	expect(
		await query(`SELECT count(*)::integer AS settled FROM settlements s JOIN bookings b ON b.id = s.booking_id AND b.status = 'COMPLETED'`),
	).toEqual([{ settled: RENTALS }]);
	await annotate(`killed with ${before} of ${2 * RENTALS} invoices`);
});
