/** Every query on notification_choices. */
import type { Channel, NotificationTopic } from '#contract/notification-choices.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

export async function choicesOf(db: Queryable, userId: string) {
	return db.selectFrom('notification_choices').select(['channel', 'topic', 'wanted']).where('user_id', '=', userId).execute();
}

type Choice = { channel: Channel; topic: NotificationTopic; wanted: boolean };

export async function replaceChoices(tx: Transaction, userId: string, choices: readonly Choice[]): Promise<void> {
	await deleteChoicesOf(tx, userId);
	if (choices.length === 0) return;
	await tx
		.insertInto('notification_choices')
		.values(choices.map((choice) => ({ user_id: userId, ...choice })))
		.onConflict((conflict) =>
			conflict.columns(['user_id', 'channel', 'topic']).doUpdateSet((eb) => ({ wanted: eb.ref('excluded.wanted') })),
		)
		.execute();
}

export async function deleteChoicesOf(tx: Transaction, userId: string): Promise<void> {
	await tx.deleteFrom('notification_choices').where('user_id', '=', userId).execute();
}
