/** Accepting, declining and cancelling again under the same Idempotency-Key, after the response was lost. */
import { describe, expect, it } from 'vitest';
import { cancelBooking, cancelBookingAsAdmin } from '#contract/booking-life.ts';
import { acceptBooking, declineBooking } from '#contract/bookings.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const headers = { 'idempotency-key': 'one intention' };

async function aPaidRequest() {
	const [owner, renter, admin] = [await aPerson(world), await aPerson(world), await aPerson(world, { role: 'ADMIN' })];
	const { id } = await paidRequest(world, renter, await aCar(world, owner));
	return { owner, renter, admin, params: { id } };
}
type Of = Awaited<ReturnType<typeof aPaidRequest>>;
const refundsOf = async ({ params }: Of) =>
	(await world.running.platform.pool.query('SELECT FROM refunds WHERE booking_id = $1', [params.id])).rowCount;

describe.each([
	['accepting', (of: Of) => of.owner, acceptBooking, undefined, 'CONFIRMED', 0],
	['declining', (of: Of) => of.owner, declineBooking, { reason: 'It is at the workshop.' }, 'CANCELLED', 1],
	['cancelling', (of: Of) => of.renter, cancelBooking, { reason: 'Our plans changed.' }, 'CANCELLED', 1],
	['cancelling as an admin', (of: Of) => of.admin, cancelBookingAsAdmin, { reason: 'The car was sold.' }, 'CANCELLED', 1],
] as const)('%s again', (_, who: (of: Of) => Person, endpoint, body, status, refunds) => {
	it('returns the first response, and acts once', async () => {
		const of = await aPaidRequest();
		const send = () => who(of).browser.try(endpoint, { params: of.params, ...(body && { body }), headers } as never);
		const first = await send();
		expect(first).toMatchObject({ status: 200, body: { status } });
		expect(await send()).toMatchObject({ status: 200, body: first.body });
		expect(await refundsOf(of)).toBe(refunds);
	});

	it('is refused under another key', async () => {
		const of = await aPaidRequest();
		const input = { params: of.params, ...(body && { body }) };
		await who(of).browser.try(endpoint, { ...input, headers } as never);
		const other = { 'idempotency-key': 'another intention' };
		expect((await who(of).browser.try(endpoint, { ...input, headers: other } as never)).status).toBe(409);
	});
});
