/** Files that the database knows and the store lacks: after a restore whose files are older than its rows. */
import type { Database } from '../platform/database/pool.ts';
import { privatePhotoMasterKey } from '../platform/files/private-photos.ts';
import { documentKey, type ObjectStore, photoMasterKey } from '../platform/storage/object-store.ts';

type Found = { known: number; missing: Array<{ key: string; purpose: string; since: Date }> };

/** For a photo only its master, from which every variant can be made. */
const keyOf: Record<string, (id: string) => string> = {
	IDENTITY_DOCUMENT: documentKey,
	CAR_PAPER: documentKey,
	CAR_PHOTO: photoMasterKey,
	PROFILE_PHOTO: photoMasterKey,
};

/** Without unused uploads, which end after an hour. */
export async function findMissing(db: Database, store: ObjectStore): Promise<Found> {
	const rows = await db
		.selectFrom('stored_objects')
		.select(['id', 'purpose', 'created_at'])
		.where('purpose', 'not in', ['UPLOAD', 'TAKEN'])
		.where('byte_size', 'is not', null)
		.orderBy('created_at')
		.execute();
	const stored = new Set<string>();
	for await (const { key } of store.list()) stored.add(key);
	const missing = rows
		.map(({ id, purpose, created_at }) => ({ key: (keyOf[purpose] ?? privatePhotoMasterKey)(id), purpose, since: created_at }))
		.filter(({ key }) => !stored.has(key));
	return { known: rows.length, missing };
}

const NAMED = 20;

export function describeMissing({ known, missing }: Found): string[] {
	if (missing.length === 0) return [`Files that the database knows: ${known}. None is missing.`];
	const named = missing.slice(0, NAMED).map(({ key, purpose, since }) => `missing  ${key} (${purpose}, ${since.toISOString()})`);
	return [
		`Files that the database knows: ${known}. ${missing.length} of them are missing; a later backup may have them (--files).`,
		...named,
		...(missing.length > NAMED ? [`and ${missing.length - NAMED} more`] : []),
	];
}
