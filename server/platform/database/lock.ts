/** One lock for everything that happens to a subject across tables. It is always taken first, so that two operations on it run one after the other and cannot deadlock. */
import { sql } from 'kysely';
import type { Transaction } from './pool.ts';

/** Held until the transaction ends. */
export async function lockSubject(
	tx: Transaction,
	subject: 'booking' | 'person' | 'slug' | 'uploads' | 'super-admins' | 'settings' | 'instant-book' | 'plates',
	id: string,
): Promise<void> {
	await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${subject}:${id}`}, 0))`.execute(tx);
}
