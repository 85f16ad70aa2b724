/** Sessions that work for a company. */
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

/** Null: the person acts for themselves again. */
export async function setSessionCompany(db: Queryable, sessionId: string, companyId: string | null): Promise<void> {
	await db.updateTable('sessions').set({ company_id: companyId }).where('id', '=', sessionId).execute();
}

/** Signs the member out wherever they work for the company; their other sessions stay. */
export async function endCompanySessions(tx: Transaction, userId: string, companyId: string): Promise<void> {
	await tx.deleteFrom('sessions').where('company_id', '=', companyId).where('user_id', '=', userId).execute();
}
