import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { acceptBooking, getBooking } from '#contract/bookings.ts';
import { bookingPayments, verifyPayment } from '#contract/payments.ts';
import { ownerPayableOf } from '#server/capabilities/ledger/index.ts';
import { lockSubject } from '#server/platform/database/transaction.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { accountBalances, cards, paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';
import { gatewayFeeOf, openClaimCheckout } from './index.ts';

const world = aWorld();
const MINUTE = 60_000;

/** A claim in the state after an admin's decision, without the steps before. */
async function decided(bookingId: string): Promise<string> {
	const claimId = randomUUID();
	await world.running.platform.db.transaction().execute(async (tx) => {
		await sql`SET LOCAL session_replication_role = replica`.execute(tx);
		await sql`INSERT INTO claims (id, booking_id, owner_id, renter_id, car_id, status, deposit_fils, claimed_fils, opened_at, answer_by,
				decision_due_at, outcome, decided_at, decided_by, decision_note, granted_fils, from_deposit_fils, excess_fils)
			SELECT ${claimId}, id, owner_id, renter_id, car_id, 'RESOLVED', deposit_fils, 146500, created_at, created_at + interval '1 day',
				created_at, 'DECIDED', created_at, owner_id, 'As the photos show', 146500, 106500, 40000 FROM bookings WHERE id = ${bookingId}`.execute(
			tx,
		);
		await sql`INSERT INTO claim_items (id, claim_id, position, type, description, amount_fils, granted_fils)
			VALUES (gen_random_uuid(), ${claimId}, 0, 'DAMAGE', 'The door', 146500, 146500)`.execute(tx);
	});
	return claimId;
}

/** A confirmed booking with a claim that exceeds the deposit by 40 JOD. */
async function aClaim() {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const { id } = await paidRequest(world, renter, await aCar(world, owner));
	await owner.browser.call(acceptBooking, { params: { id } });
	await world.gateway.flushWebhooks();
	await world.runJobs();
	const claimId = await decided(id);
	const open = () =>
		openClaimCheckout(world.running.platform, 'en', async (tx) => {
			await lockSubject(tx, 'booking', id);
			const payUntil = new Date(world.clock.now().getTime() + 60 * MINUTE);
			return { claimId, bookingId: id, payerId: renter.id, ownerId: owner.id, claimFils: 40_000n, payUntil };
		});
	const invoiceOf = async (paymentId: string) =>
		(await world.gateway.invoices()).find(({ externalId }) => externalId === paymentId)?.invoiceId ?? '';
	const look = (paymentId: string) => renter.browser.call(verifyPayment, { params: { paymentId } });
	return { owner, renter, id, claimId, open, invoiceOf, look };
}

describe('a payment for a claim', () => {
	it('goes to the owner, in addition to the booking’s own payment', async () => {
		const { owner, renter, id, claimId, open, invoiceOf, look } = await aClaim();
		const [first, second] = await Promise.all([open(), open()]);
		expect(first.paymentId).toBe(second.paymentId);
		await world.gateway.pay({ invoiceId: await invoiceOf(first.paymentId), card: cards.good });
		expect(await look(first.paymentId)).toMatchObject({ status: 'PAID', purpose: 'CLAIM', claimId, amountJod: '40.00' });
		await world.gateway.flushWebhooks();
		await world.runJobs();
		expect(await ownerPayableOf(world.running.platform.db, owner.id)).toBe(40_000n);
		expect(await accountBalances(world, id)).toEqual({
			GATEWAY_CLEARING: 246_675n,
			GATEWAY_FEES: 6_325n,
			RENTAL_ESCROW: -106_500n,
			DEPOSITS_HELD: -106_500n,
			OWNER_PAYABLE: -40_000n,
		});
		expect(await gatewayFeeOf(world.running.platform.db, id)).toBe(5_325n);
		expect(await renter.browser.call(bookingPayments, { params: { id } })).toMatchObject([
			{ purpose: 'BOOKING', amountJod: '213.00' },
			{ purpose: 'CLAIM', amountJod: '40.00', refunds: [] },
		]);
	});

	it('made twice is applied once; the other one is refunded, and the booking has no refund', async () => {
		const { owner, renter, id, open, invoiceOf, look } = await aClaim();
		const first = await open();
		const firstInvoice = await invoiceOf(first.paymentId);
		await world.gateway.pay({ invoiceId: firstInvoice, card: cards.declined });
		expect((await look(first.paymentId)).status).toBe('FAILED');
		expect((await renter.browser.call(getBooking, { params: { id } })).paymentStatus).toBe('PAID');
		const second = await open();
		expect(second.paymentId).not.toBe(first.paymentId);
		await world.gateway.pay({ invoiceId: await invoiceOf(second.paymentId), card: cards.good });
		await look(second.paymentId);
		await world.gateway.pay({ invoiceId: firstInvoice, card: cards.good });
		expect(await look(first.paymentId)).toMatchObject({ status: 'PAID', refunds: [{ amountJod: '40.00' }] });
		await world.runJobs();
		await world.advance(MINUTE);
		expect((await look(first.paymentId)).refunds).toMatchObject([{ status: 'REFUNDED' }]);
		expect(await ownerPayableOf(world.running.platform.db, owner.id)).toBe(40_000n);
		expect(await renter.browser.call(getBooking, { params: { id } })).toMatchObject({ paymentStatus: 'PAID', refundedJod: '0.00' });
		expect((await accountBalances(world, id)).REFUNDS_PAYABLE).toBeUndefined();
	});
});
