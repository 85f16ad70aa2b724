/** Every query on push_subscriptions. */
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

type NewSubscription = { id: string; userId: string; sessionId: string; endpoint: string; p256dh: Buffer; auth: Buffer; now: Date };

/** A browser belongs to the user who is signed in on it now. */
export async function saveSubscription(tx: Transaction, { id, userId, sessionId, endpoint, p256dh, auth, now }: NewSubscription) {
	const of = { user_id: userId, session_id: sessionId, p256dh, auth, created_at: now };
	await tx
		.insertInto('push_subscriptions')
		.values({ id, endpoint, ...of })
		.onConflict((conflict) => conflict.constraint('push_subscriptions_are_of_one_browser').doUpdateSet(of))
		.execute();
}

/** Deletes all but the newest `kept` subscriptions of a user. */
export async function dropOldSubscriptions(tx: Transaction, userId: string, limit: number): Promise<void> {
	await tx
		.deleteFrom('push_subscriptions')
		.where('id', 'in', (eb) =>
			eb
				.selectFrom('push_subscriptions')
				.select('id')
				.where('user_id', '=', userId)
				.orderBy('created_at', 'desc')
				.orderBy('id')
				.offset(limit),
		)
		.execute();
}

export async function subscriptionIdsOf(db: Queryable, userId: string): Promise<string[]> {
	const rows = await db.selectFrom('push_subscriptions').select('id').where('user_id', '=', userId).execute();
	return rows.map(({ id }) => id);
}

export async function subscriptionById(db: Queryable, id: string) {
	return db.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteSubscription(db: Queryable, id: string): Promise<void> {
	await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export async function deleteSubscriptionAt(db: Queryable, userId: string, endpoint: string): Promise<void> {
	await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint', '=', endpoint).execute();
}
