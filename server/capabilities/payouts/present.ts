/** Payouts and batches on the wire, for owners and for admins. */
import { formatFils } from '#contract/money.ts';
import type { AdminPayout, PayoutBatch } from '#contract/payout-batches.ts';
import { PAYOUT_FAILED_TEXT, type Payout, type PayoutObstacle } from '#contract/payouts.ts';
import { ammanIso } from '#contract/time.ts';
import { carOfRow } from '#server/capabilities/cars/index.ts';
import { namesOf, type PersonName } from '#server/capabilities/identity/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { maskAccount } from './account-rules.ts';
import type { BatchRow } from './batches-sql.ts';
import type { ListedPayout } from './lists-sql.ts';
import { detailsAreNew, obstacleOf, statusOf } from './rules.ts';

const iso = (moment: Date | null): string | null => moment && ammanIso(moment);

const obstacle = (row: ListedPayout): PayoutObstacle | null =>
	obstacleOf({ state: row.state, isHeld: row.held_at !== null, isFrozen: row.is_frozen, hasDetails: row.kind !== null });

export const toPayout = (row: ListedPayout): Payout => ({
	id: row.id,
	bookingId: row.booking_id,
	source: row.source,
	amountJod: formatFils(row.amount_fils),
	status: statusOf(row.state),
	...carOfRow({ make: row.car_make, model: row.car_model, year: row.car_year }),
	createdAt: ammanIso(row.created_at),
	dueAt: ammanIso(row.due_at),
	sentAt: iso(row.sent_at),
	paidAt: iso(row.paid_at),
	bankReference: row.bank_reference,
	destination: maskAccount(row),
	obstacle: obstacle(row),
	// The bank's reason is for admins; the owner reads what to do.
	failure: row.state === 'FAILED' ? PAYOUT_FAILED_TEXT : null,
});

export function toAdminPayout(row: ListedPayout, owner: PersonName, now: Date): AdminPayout {
	const { state } = row;
	const wasSent = state === 'SENT' || state === 'PAID';
	return {
		...{ id: row.id, bookingId: row.booking_id, ownerId: row.owner_id, ownerName: owner.en, ownerNameAr: owner.ar, state },
		source: row.source,
		amountJod: formatFils(row.amount_fils),
		createdAt: ammanIso(row.created_at),
		dueAt: ammanIso(row.due_at),
		isDue: state === 'PENDING' && row.due_at <= now && obstacle(row) === null,
		obstacle: obstacle(row),
		attempt: row.attempt,
		sentAt: iso(row.sent_at),
		paidAt: iso(row.paid_at),
		bankReference: row.bank_reference,
		batchId: row.batch_id,
		batchNumber: row.batch_number === null ? null : Number(row.batch_number),
		destination: maskAccount(row),
		destinationKind: row.kind,
		detailsAreNew: wasSent ? row.details_were_new === true : detailsAreNew(row.changed_at, now),
		failure: state === 'FAILED' ? row.failure : null,
	};
}

export async function presentBatches(db: Queryable, rows: readonly BatchRow[]): Promise<PayoutBatch[]> {
	const nameOf = await namesOf(
		db,
		rows.map((row) => row.made_by),
	);
	return rows.map((row) => ({
		id: row.id,
		number: Number(row.number),
		madeAt: ammanIso(row.made_at),
		madeBy: nameOf(row.made_by).en,
		madeByAr: nameOf(row.made_by).ar,
		count: Number(row.count),
		totalJod: formatFils(row.fils),
		sentCount: Number(row.sent),
		paidCount: Number(row.paid),
		failedCount: Number(row.failed),
		newDetailsCount: Number(row.new_details),
	}));
}
