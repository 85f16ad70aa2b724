/** Every query on admin_views. */
import type { AdminView } from '#contract/admin-views.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

const columns = ['id', 'list', 'name', 'query'] as const;

export async function viewsOf(db: Queryable, adminId: string): Promise<AdminView[]> {
	return db.selectFrom('admin_views').select(columns).where('admin_id', '=', adminId).orderBy('created_at').orderBy('id').execute();
}

/** Replaces one of the same name. */
export async function saveView(tx: Transaction, adminId: string, view: AdminView, now: Date): Promise<AdminView> {
	return tx
		.insertInto('admin_views')
		.values({ ...view, admin_id: adminId, created_at: now })
		.onConflict((on) => on.constraint('admin_views_one_of_a_name').doUpdateSet({ query: view.query }))
		.returning(columns)
		.executeTakeFirstOrThrow();
}

export async function deleteView(db: Queryable, adminId: string, id: string): Promise<boolean> {
	const deleted = await db.deleteFrom('admin_views').where('admin_id', '=', adminId).where('id', '=', id).executeTakeFirst();
	return deleted.numDeletedRows > 0n;
}

export async function deleteViewsOf(tx: Transaction, adminId: string): Promise<void> {
	await tx.deleteFrom('admin_views').where('admin_id', '=', adminId).execute();
}
