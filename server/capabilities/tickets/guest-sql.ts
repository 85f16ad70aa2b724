/** Queries on visitors' questions before their address was verified, and on the links in their letters. Tokens are stored as hashes. */
import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type TicketDraftRow = Selectable<DB['ticket_drafts']>;

export async function insertDraft(tx: Transaction, draft: Insertable<DB['ticket_drafts']>): Promise<void> {
	await tx.insertInto('ticket_drafts').values(draft).execute();
}

/** Undefined if there is none, it has expired, or it was sent already. */
export async function consumeDraft(tx: Transaction, tokenHash: Buffer, now: Date): Promise<TicketDraftRow | undefined> {
	return tx.deleteFrom('ticket_drafts').where('token_hash', '=', tokenHash).where('expires_at', '>', now).returningAll().executeTakeFirst();
}

export async function insertLink(tx: Transaction, link: Insertable<DB['ticket_links']>): Promise<void> {
	await tx.insertInto('ticket_links').values(link).execute();
}

export async function ticketOfLink(db: Queryable, tokenHash: Buffer, now: Date): Promise<string | undefined> {
	const row = await db
		.selectFrom('ticket_links')
		.select('ticket_id')
		.where('token_hash', '=', tokenHash)
		.where('expires_at', '>', now)
		.executeTakeFirst();
	return row?.ticket_id;
}

export async function purgeGuestTickets(db: Queryable, { now, solvedBefore }: { now: Date; solvedBefore: Date }): Promise<void> {
	await db.deleteFrom('ticket_drafts').where('expires_at', '<', now).execute();
	await db.deleteFrom('ticket_links').where('expires_at', '<', now).execute();
	await db.deleteFrom('tickets').where('user_id', 'is', null).where('solved_at', '<', solvedBefore).execute();
}
