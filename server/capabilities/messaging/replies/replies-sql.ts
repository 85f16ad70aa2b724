/** Every query on quick replies, automatic messages and the record of sent ones. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AutomaticMessage, AutomaticMoment, QuickReply } from '#contract/replies.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

const texts = ['text_en as textEn', 'text_ar as textAr'] as const;

export async function quickRepliesOf(db: Queryable, ownerId: string): Promise<QuickReply[]> {
	return db
		.selectFrom('quick_replies')
		.select(['id', 'title', ...texts])
		.where('owner_id', '=', ownerId)
		.orderBy('position')
		.execute();
}

/** A reply keeps its id as long as it is in the list. */
export async function replaceQuickReplies(
	tx: Transaction,
	ownerId: string,
	replies: ReadonlyArray<Omit<QuickReply, 'id'> & { id?: string | undefined }>,
): Promise<void> {
	const known = new Set((await quickRepliesOf(tx, ownerId)).map(({ id }) => id));
	await tx.deleteFrom('quick_replies').where('owner_id', '=', ownerId).execute();
	if (replies.length === 0) return;
	await tx
		.insertInto('quick_replies')
		.values(
			replies.map(({ id, title, textEn, textAr }, position) => ({
				// `delete` makes a repeated id a new reply.
				...{ id: id && known.delete(id) ? id : randomUUID(), owner_id: ownerId, position },
				...{ title, text_en: textEn, text_ar: textAr },
			})),
		)
		.execute();
}

export async function automaticMessagesOf(db: Queryable, ownerId: string): Promise<AutomaticMessage[]> {
	return db
		.selectFrom('automatic_messages')
		.select(['moment', ...texts, 'is_on as isOn'])
		.where('owner_id', '=', ownerId)
		.execute();
}

export async function upsertAutomaticMessage(tx: Transaction, ownerId: string, message: AutomaticMessage): Promise<void> {
	const written = { text_en: message.textEn, text_ar: message.textAr, is_on: message.isOn };
	await tx
		.insertInto('automatic_messages')
		.values({ owner_id: ownerId, moment: message.moment, ...written })
		.onConflict((conflict) => conflict.columns(['owner_id', 'moment']).doUpdateSet(written))
		.execute();
}

export type DueMessage = { bookingId: string; moment: AutomaticMoment };

/**
 * A day before pickup or return until then, unless it was sent for this time. One page, ordered by booking and moment. A pickup is ahead until the car
 * is handed over, and a return from then on.
 */
export async function dueMessages(db: Queryable, now: Date, after: DueMessage | null, limit: number): Promise<DueMessage[]> {
	const { rows } = await sql<DueMessage>`
		SELECT due.booking_id AS "bookingId", due.moment
		FROM (
			SELECT b.id AS booking_id, m.moment, CASE m.moment WHEN 'BEFORE_PICKUP' THEN b.starts_at ELSE b.ends_at END AS occasion_at
			FROM automatic_messages m JOIN bookings b ON b.owner_id = m.owner_id
			WHERE m.is_on AND b.status = 'CONFIRMED' AND b.returned_at IS NULL
				AND ((m.moment = 'BEFORE_PICKUP' AND b.checked_in_at IS NULL) OR (m.moment = 'BEFORE_RETURN' AND b.checked_in_at IS NOT NULL))
		) due
		WHERE due.occasion_at > ${now} AND due.occasion_at <= ${now}::timestamptz + interval '1 day'
			AND (${after === null}::boolean OR (due.booking_id, due.moment) > (${after?.bookingId ?? null}::uuid, ${after?.moment ?? null}::text))
			AND NOT EXISTS (
				SELECT FROM automatic_sends s
				WHERE s.booking_id = due.booking_id AND s.moment = due.moment AND s.occasion_at = due.occasion_at
			)
		ORDER BY due.booking_id, due.moment LIMIT ${limit}`.execute(db);
	return rows;
}

/** Returns false if it was sent before. */
export async function markSent(tx: Transaction, { bookingId, moment }: DueMessage, occasion: Date, now: Date): Promise<boolean> {
	const row = await tx
		.insertInto('automatic_sends')
		.values({ booking_id: bookingId, moment, occasion_at: occasion, sent_at: now })
		.onConflict((conflict) => conflict.columns(['booking_id', 'moment', 'occasion_at']).doNothing())
		.returning('moment')
		.executeTakeFirst();
	return row !== undefined;
}

/** The booking from which a preview is filled in. */
export async function newestConfirmedOf(db: Queryable, ownerId: string): Promise<string | undefined> {
	const row = await db
		.selectFrom('bookings')
		.select('id')
		.where('owner_id', '=', ownerId)
		.where('status', '=', 'CONFIRMED')
		.orderBy('confirmed_at', 'desc')
		.limit(1)
		.executeTakeFirst();
	return row?.id;
}

export async function deleteRepliesOf(tx: Transaction, ownerId: string): Promise<void> {
	await tx.deleteFrom('quick_replies').where('owner_id', '=', ownerId).execute();
	await tx.deleteFrom('automatic_messages').where('owner_id', '=', ownerId).execute();
}
