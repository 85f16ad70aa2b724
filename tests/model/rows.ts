/** Database state needed by commands that use an id, and by events that only the gateway decides, such as the arrival of a refund. */
import { setPayoutDetails } from '#contract/payouts.ts';
import { refreshCar } from '#server/capabilities/search/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import type { World } from '#tests/support/world.ts';
import type { OtherCar } from './expected-state.ts';

export type RefundRow = { id: string; payment_id: string; amount_fils: bigint; state: string; gateway_refund_id: string | null };
export type PayoutRow = { id: string; source: string; amount_fils: bigint; state: string };

type Stage = { world: World; bookingId: string };

async function read<Row extends object>({ world, bookingId }: Stage, text: string): Promise<Row[]> {
	return (await world.running.platform.pool.query<Row>(text, [bookingId])).rows;
}

export const refunds = (stage: Stage) =>
	read<RefundRow>(stage, 'SELECT id, payment_id, amount_fils, state, gateway_refund_id FROM refunds WHERE booking_id = $1');

/** The use of a promo code. */
export const isReleased = async (stage: Stage): Promise<boolean | undefined> =>
	(await read<{ released: boolean }>(stage, 'SELECT released_at IS NOT NULL AS released FROM promo_redemptions WHERE booking_id = $1'))[0]
		?.released;

export const payouts = (stage: Stage) => read<PayoutRow>(stage, 'SELECT id, source, amount_fils, state FROM payouts WHERE booking_id = $1');

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

/** Cars of earlier histories are no alternatives. */
export async function hideAllCars({ running }: World): Promise<void> {
	await running.platform.pool.query('DELETE FROM car_search');
}

export const replacementOf = async (stage: Stage): Promise<string | undefined> =>
	(await read<{ id: string }>(stage, 'SELECT id FROM bookings WHERE rebooked_from = $1'))[0]?.id;

/** In the order in which the product takes them. */
export const carriedPayments = (stage: Stage) =>
	read<{ id: string; rental_fils: bigint; deposit_fils: bigint }>(
		stage,
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
export const sendablePayouts = (stage: Stage) =>
	read<{ id: string }>(stage, `SELECT id FROM payouts WHERE booking_id = $1 AND state = 'PENDING' AND held_at IS NULL`);

export const orderOf = async (stage: Stage, paymentId: string): Promise<string> =>
	(
		await stage.world.running.platform.pool.query<{ gateway_order_id: string }>('SELECT gateway_order_id FROM payments WHERE id = $1', [
			paymentId,
		])
	).rows[0]?.gateway_order_id ?? '';

export const settlement = async (stage: Stage) =>
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
			stage,
			'SELECT id, status, deposit_held_fils, deposit_captured_fils, deposit_released_fils, fine_hold_fils, deposit_status FROM settlements WHERE booking_id = $1',
		)
	)[0];

export const claim = async (stage: Stage) =>
	(await read<{ id: string }>(stage, 'SELECT id FROM claims WHERE booking_id = $1 ORDER BY attempt DESC'))[0];

export const claimItems = (stage: Stage) =>
	read<{ id: string }>(
		stage,
		'SELECT i.id FROM claim_items i JOIN claims c ON c.id = i.claim_id WHERE c.booking_id = $1 ORDER BY c.attempt DESC, i.position',
	);

/** The newest. */
export const renterClaim = async (stage: Stage) =>
	(
		await read<{ id: string; status: string }>(stage, 'SELECT id, status FROM renter_claims WHERE booking_id = $1 ORDER BY opened_at DESC')
	)[0];

/** Of the newest, in order. */
export const renterClaimLines = async (stage: Stage) =>
	read<{ id: string }>(
		stage,
		`SELECT l.id FROM renter_claim_lines l JOIN renter_claims c ON c.id = l.claim_id WHERE c.booking_id = $1 ORDER BY c.opened_at DESC, l.position`,
	);

/** Newest first; the open one before others of its moment. */
const changes = (stage: Stage) =>
	read<{ id: string; state: string }>(
		stage,
		'SELECT id, state FROM booking_changes WHERE booking_id = $1 ORDER BY created_at DESC, closed_at DESC NULLS FIRST',
	);

export const change = async (stage: Stage) => (await changes(stage))[0];

/** Sorted: two changes of one moment are in no order. */
export const statesOfChanges = async (stage: Stage) => (await changes(stage)).map(({ state }) => state).toSorted();

export const finesOf = (stage: Stage) =>
	read<{ id: string; granted_fils: bigint | null }>(stage, 'SELECT id, granted_fils FROM fines WHERE booking_id = $1');

export const goodwill = (stage: Stage) =>
	read<{ id: string; state: string }>(stage, 'SELECT id, state FROM goodwill WHERE booking_id = $1');

export const reports = (stage: Stage) =>
	read<{ id: string; outcome: string | null; refund_fils: bigint | null }>(
		stage,
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
