/** Content types of stored objects. */
import type { Queryable } from '../database/pool.ts';

/** By object id; objects without a type or that do not exist are left out. */
export async function contentTypesOf(db: Queryable, ids: ReadonlyArray<string | null>): Promise<Map<string, string>> {
	const wanted = ids.filter((id) => id !== null);
	if (wanted.length === 0) return new Map();
	const rows = await db.selectFrom('stored_objects').select(['id', 'content_type']).where('id', 'in', wanted).execute();
	return new Map(rows.flatMap((row) => (row.content_type ? [[row.id, row.content_type] as const] : [])));
}
