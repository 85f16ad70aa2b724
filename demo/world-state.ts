/** State of the demo data, and their removal, which empties all tables and deletes all files. */
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { privatePhotoKeys } from '#server/platform/files/private-photos.ts';
import { migrateJobs } from '#server/platform/jobs/worker.ts';
import { documentKey, photoKeys, previewKey, uploadKey } from '#server/platform/storage/object-store.ts';
import type { SeedRun } from './seed/seed-context.ts';

/** FOREIGN: the database has users that the demo did not create. */
export type WorldState = 'NONE' | 'HALF' | 'WHOLE' | 'FOREIGN';

export async function readState({ db }: PaymentPlatform): Promise<WorldState> {
	const world = await db.selectFrom('demo_world').select('finished_at').executeTakeFirst();
	if (world) return world.finished_at ? 'WHOLE' : 'HALF';
	const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
	return anybody ? 'FOREIGN' : 'NONE';
}

export async function markStarted({ db, clock }: PaymentPlatform): Promise<void> {
	await db.insertInto('demo_world').values({ started_at: clock.now() }).execute();
}

export async function markFinished({ db, clock }: PaymentPlatform): Promise<void> {
	await db.updateTable('demo_world').set({ finished_at: clock.now() }).execute();
}

/** Resets the database to its migrated state. If interrupted, the demo counts as incomplete or missing. */
export async function truncateDatabase(platform: PaymentPlatform, { workerPool }: SeedRun): Promise<void> {
	await platform.db.updateTable('demo_world').set({ finished_at: null }).execute();
	await removeFiles(platform);
	// The journal forbids deleting rows, hence TRUNCATE.
	await platform.pool.query('DROP SCHEMA IF EXISTS graphile_worker CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public');
	await migrate(platform.db);
	await migrateJobs(workerPool);
}

async function removeFiles({ db, store }: PaymentPlatform): Promise<void> {
	const objects = await db.selectFrom('stored_objects').select(['id', 'purpose']).execute();
	for (const { id, purpose } of objects) {
		await Promise.all(keysOf(id, purpose).map((key) => store.remove(key)));
	}
}

function keysOf(id: string, purpose: string): string[] {
	if (purpose === 'HANDOVER_PHOTO') return privatePhotoKeys(id);
	if (purpose === 'IDENTITY_DOCUMENT' || purpose === 'CAR_PAPER') return [documentKey(id)];
	if (purpose === 'UPLOAD' || purpose === 'TAKEN') return [uploadKey(id), previewKey(id)];
	return photoKeys(id);
}
