/** Personal data that the platform stores outside the capabilities: messages, live events, stored responses, counters, uploads, and free text in the audit log. */
import { sql } from 'kysely';
import type { Transaction } from '../database/pool.ts';
import { removeObject } from '../files/delete-object.ts';
import { enqueue, priority } from '../jobs/jobs.ts';
import { targetKey } from '../limits/attempt-delays.ts';
import { eraseLiveEvents } from '../live/sql.ts';
import { previewKey, uploadKey } from '../storage/object-store.ts';

type ErasedUser = { userId: string /** E-mail addresses and phone numbers. */; addresses: readonly string[] };

export async function eraseTraces(tx: Transaction, { userId, addresses }: ErasedUser): Promise<void> {
	if (addresses.length > 0) {
		await tx.deleteFrom('outbox_messages').where('recipient', 'in', addresses).execute();
		const targets = addresses.map(targetKey);
		// `<limit>:<target> <network>`
		await sql`DELETE FROM rate_limits WHERE split_part(substr(key, strpos(key, ':') + 1), ' ', 1) = ANY(${targets}::text[])`.execute(tx);
		await tx.deleteFrom('attempt_delays').where('target', 'in', targets).execute();
	}
	// Responses to other people may contain this person's id too.
	await sql`DELETE FROM idempotency_keys WHERE user_id = ${userId} OR answer::text LIKE ${`%${userId}%`}`.execute(tx);
	await eraseLiveEvents(tx, userId);
	await eraseUploads(tx, userId);
}

/** The audit log retains who did what and when; typed text is removed: the listed fields, or all of it. */
export async function redactAuditText(
	tx: Transaction,
	subject: string,
	subjectIds: readonly string[],
	names: readonly string[] | 'ALL',
): Promise<void> {
	if (subjectIds.length === 0) return;
	const without = (column: 'before' | 'after') =>
		names === 'ALL'
			? sql`'null'::jsonb`
			: sql`CASE jsonb_typeof(${sql.ref(column)}) WHEN 'object' THEN ${sql.ref(column)} - ${[...names]}::text[] ELSE ${sql.ref(column)} END`;
	await sql`UPDATE audit_entries SET before = ${without('before')}, after = ${without('after')}
		WHERE subject = ${subject} AND subject_id = ANY(${[...subjectIds]}::text[])`.execute(tx);
}

async function eraseUploads(tx: Transaction, userId: string): Promise<void> {
	const uploads = await tx
		.deleteFrom('stored_objects')
		.where('uploaded_by', '=', userId)
		.where('purpose', 'in', ['UPLOAD', 'TAKEN'])
		.returning('id')
		.execute();
	const keys = uploads.flatMap(({ id }) => [uploadKey(id), previewKey(id)]);
	if (keys.length > 0) await enqueue(tx, removeObject, { keys }, { priority: priority.background });
}
