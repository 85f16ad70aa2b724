/** Queries that export and erase personal data in payouts. */
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

export async function allDetailsOf(db: Queryable, ownerId: string) {
	return db
		.selectFrom('payout_details')
		.select(['version', 'kind', 'iban', 'holder_name', 'cliq_alias', 'changed_at'])
		.where('owner_id', '=', ownerId)
		.orderBy('version')
		.execute();
}

export async function payoutsOfOwner(db: Queryable, ownerId: string) {
	return db
		.selectFrom('payouts')
		.select(['id', 'booking_id', 'source', 'amount_fils', 'state', 'created_at', 'due_at', 'sent_at', 'paid_at', 'bank_reference'])
		.where('owner_id', '=', ownerId)
		.orderBy('created_at')
		.execute();
}

/** Accounts to which nothing was ever sent. */
export async function deleteUnusedDetailsOf(tx: Transaction, ownerId: string): Promise<void> {
	await tx
		.deleteFrom('payout_details')
		.where('owner_id', '=', ownerId)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom('payout_attempts').select('payout_id').whereRef('payout_attempts.details_id', '=', 'payout_details.id'))),
		)
		.execute();
}

/** Nothing of an alias is retained: it is a name or a phone number. */
export async function erasePayoutDetails(tx: Transaction, ownerId: string, now: Date): Promise<void> {
	await tx
		.updateTable('payout_details')
		.set({ forgotten_at: now, kept_ending: sql`coalesce(right(iban, 4), '')`, iban: null, holder_name: null, cliq_alias: null })
		.where('owner_id', '=', ownerId)
		.where('forgotten_at', 'is', null)
		.execute();
}

/** The bank's reason for a return was typed and may name the person. */
export async function erasePayoutFailures(tx: Transaction, ownerId: string): Promise<void> {
	await tx
		.updateTable('payout_attempts')
		.set({ failure: '—' })
		.where('failure', 'is not', null)
		.where('payout_id', 'in', (eb) => eb.selectFrom('payouts').select('id').where('owner_id', '=', ownerId))
		.execute();
}
