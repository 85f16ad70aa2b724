/** One lock for all that happens to a thing across tables, taken first: so two acts on it run one after the other and never wait in a circle. */
import { sql } from 'kysely';
import type { Transaction } from './pool.ts';

/** Held until the transaction ends. */
export async function lockSubject(
	tx: Transaction,
	subject: 'booking' | 'person' | 'slug' | 'super-admins' | 'settings',
	id: string,
): Promise<void> {
	await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${subject}:${id}`}, 0))`.execute(tx);
}
