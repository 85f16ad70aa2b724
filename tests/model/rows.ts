/** Database reads and writes for commands that need an id, and for events that only the gateway decides, such as the arrival of a refund. */
import { setPayoutDetails } from '#contract/payouts.ts';
import { refreshCar } from '#server/capabilities/search/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import type { World } from '#tests/support/world.ts';
import type { OtherCar } from './expected-state.ts';

export type RefundRow = { id: string; payment_id: string; amount_fils: bigint; state: string; gateway_refund_id: string | null };
export type PayoutRow = { id: string; source: string; amount_fils: bigint; state: string };

type Harness = { world: World; bookingId: string };

async function read<Row extends object>({ world, bookingId }: Harness, text: string): Promise<Row[]> {
	return (await world.running.platform.pool.query<Row>(text, [bookingId])).rows;
}

export const refunds = (harness: Harness) =>
	read<RefundRow>(harness, 'SELECT id, payment_id, amount_fils, state, gateway_refund_id FROM refunds WHERE booking_id = $1');

/** Whether the use of the promo code was released; undefined if there is none. */
export const isReleased = async (harness: Harness): Promise<boolean | undefined> =>
	(await read<{ released: boolean }>(harness, 'SELECT released_at IS NOT NULL AS released FROM promo_redemptions WHERE booking_id = $1'))[0]
		?.released;

export const payouts = (harness: Harness) =>
	read<PayoutRow>(harness, 'SELECT id, source, amount_fils, state FROM payouts WHERE booking_id = $1');

/** The owner's discount for a week or more. */
export async function setWeekDiscount({ running }: World, carId: string, percent: bigint): Promise<void> {
	const { platform } = running;
	await platform.pool.query('UPDATE cars SET discount_percent_7_days = $2 WHERE id = $1', [carId, percent]);
	await inTransaction(platform.db, (tx) => refreshCar(platform, tx, { carId }));
}

/** A licensed office, which invoices its rentals. */
export async function makeOffice({ running, clock }: World, owner: { id: string }): Promise<void> {
	await running.platform.pool.query(
		`INSERT INTO companies (id, owner_id, name_en, name_ar, is_licensed, permit_ends_on, created_at, updated_at)
			VALUES (gen_random_uuid(), $1, 'Sama Cars', 'سما للسيارات', true, '2040-01-01', $2, $2)`,
		[owner.id, clock.now()],
	);
}

/** Hides the cars of earlier histories, so that none is offered as an alternative. */
export async function hideAllCars({ running }: World): Promise<void> {
	await running.platform.pool.query('DELETE FROM car_search');
}

export const replacementOf = async (harness: Harness): Promise<string | undefined> =>
	(await read<{ id: string }>(harness, 'SELECT id FROM bookings WHERE rebooked_from = $1'))[0]?.id;

/** Carried payments, in the order in which the product uses them. */
export const carriedPayments = (harness: Harness) =>
	read<{ id: string; rental_fils: bigint; deposit_fils: bigint }>(
		harness,
		`SELECT id, rental_fils, deposit_fils FROM payments WHERE booking_id = $1 AND purpose = 'CARRIED' ORDER BY id`,
	);

/** What the car costs today. */
export async function setDailyRate({ running }: World, carId: string, fils: bigint): Promise<void> {
	const { platform } = running;
	await platform.pool.query('UPDATE car_pricing SET daily_rate_fils = $2 WHERE car_id = $1', [carId, fils]);
	await inTransaction(platform.db, (tx) => refreshCar(platform, tx, { carId }));
}

/** What bringing the car costs today. */
export async function setDeliveryFee({ running }: World, carId: string, fils: bigint): Promise<void> {
	await running.platform.pool.query('UPDATE car_delivery_zones SET fee_fils = $2 WHERE car_id = $1', [carId, fils]);
}

/** The notice that the car needs, of trips that are agreed on from now on. */
export async function setNotice({ running }: World, carId: string, hours: number): Promise<void> {
	await running.platform.pool.query('UPDATE cars SET advance_notice_hours = $2 WHERE id = $1', [carId, hours]);
}

/** Payouts without obstacles. */
export const sendablePayouts = (harness: Harness) =>
	read<{ id: string }>(harness, `SELECT id FROM payouts WHERE booking_id = $1 AND state = 'PENDING' AND held_at IS NULL`);

export const orderOf = async (harness: Harness, paymentId: string): Promise<string> =>
	(
		await harness.world.running.platform.pool.query<{ gateway_order_id: string }>('SELECT gateway_order_id FROM payments WHERE id = $1', [
			paymentId,
		])
	).rows[0]?.gateway_order_id ?? '';

export const settlement = async (harness: Harness) =>
	(
		await read<{
			id: string;
			status: string;
			deposit_held_fils: bigint;
			deposit_captured_fils: bigint;
			deposit_released_fils: bigint;
			fine_hold_fils: bigint;
			deposit_status: string;
		}>(
			harness,
			'SELECT id, status, deposit_held_fils, deposit_captured_fils, deposit_released_fils, fine_hold_fils, deposit_status FROM settlements WHERE booking_id = $1',
		)
	)[0];

export const claim = async (harness: Harness) =>
	(await read<{ id: string }>(harness, 'SELECT id FROM claims WHERE booking_id = $1 ORDER BY attempt DESC'))[0];

export const claimItems = (harness: Harness) =>
	read<{ id: string }>(
		harness,
		'SELECT i.id FROM claim_items i JOIN claims c ON c.id = i.claim_id WHERE c.booking_id = $1 ORDER BY c.attempt DESC, i.position',
	);

/** The newest claim. */
export const renterClaim = async (harness: Harness) =>
	(
		await read<{ id: string; status: string }>(
			harness,
			'SELECT id, status FROM renter_claims WHERE booking_id = $1 ORDER BY opened_at DESC',
		)
	)[0];

/** Lines of the newest claim, in order. */
export const renterClaimLines = async (harness: Harness) =>
	read<{ id: string }>(
		harness,
		`SELECT l.id FROM renter_claim_lines l JOIN renter_claims c ON c.id = l.claim_id WHERE c.booking_id = $1 ORDER BY c.opened_at DESC, l.position`,
	);

/** Changes, newest first; among those of the same time the open one is first. */
const changes = (harness: Harness) =>
	read<{ id: string; state: string }>(
		harness,
		'SELECT id, state FROM booking_changes WHERE booking_id = $1 ORDER BY created_at DESC, closed_at DESC NULLS FIRST',
	);

export const change = async (harness: Harness) => (await changes(harness))[0];

/** Sorted by state, because changes of the same time have no fixed order. */
export const statesOfChanges = async (harness: Harness) => (await changes(harness)).map(({ state }) => state).toSorted();

export const finesOf = (harness: Harness) =>
	read<{ id: string; granted_fils: bigint | null }>(harness, 'SELECT id, granted_fils FROM fines WHERE booking_id = $1');

export const goodwill = (harness: Harness) =>
	read<{ id: string; state: string }>(harness, 'SELECT id, state FROM goodwill WHERE booking_id = $1');

export const reports = (harness: Harness) =>
	read<{ id: string; outcome: string | null; refund_fils: bigint | null }>(
		harness,
		'SELECT id, outcome, refund_fils FROM reports WHERE booking_id = $1',
	);

/** Of another owner, who can be paid. */
export async function anOtherCar(world: World, { dailyFils, instantBook, weekPercent }: OtherCar) {
	const owner = await aPerson(world);
	const { id } = await aCar(world, owner, { dailyRateFils: dailyFils, instantBook });
	await setWeekDiscount(world, id, weekPercent);
	await owner.browser.call(setPayoutDetails, { body: { kind: 'CLIQ', cliqAlias: 'OWNER2' } });
	return { carId: id, owner };
}
