/**
 * Shared by several servers of a journey: one database with a tiny demo, one gateway, and a signed-in user on each side of its car.
 * It is not a server itself. Prints one line of JSON; ends when its standard input does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedTinyWorld } from '#demo/prepare.ts';
import { readEnv } from '#server/app/env.ts';
import { startGatewaySimulator } from '#server/app/gateway-process.ts';
import { start } from '#server/app/start.ts';
import { createSigningKeys } from '#server/platform/base/signing-keys.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded.ts';
import { aSession } from '#tests/support/factories.ts';
import type { World } from '#tests/support/world.ts';

const SECRET_KEY = 'a key for tests that is long enough';
const CAR = 'toyota-camry-2021';

const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-shared-'));
const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
const gateway = await startGatewaySimulator({
	port: 0,
	store: path.join(folder, 'gateway.sqlite'),
	keys: createSigningKeys([SECRET_KEY]),
	// These journeys contain no payments.
	webhookUrl: (name) => `http://127.0.0.1:9/${name}`,
});
const settings = {
	DATABASE_URL: postgres.url,
	DATA_DIR: folder,
	DEMO: '1',
	SECRET_KEY,
	MYFATOORAH_URL: gateway.myFatoorah.baseUrl,
	MYFATOORAH_API_KEY: gateway.myFatoorah.apiKey,
	MYFATOORAH_WEBHOOK_SECRET: gateway.myFatoorah.webhookSecret,
};

const running = await start(readEnv({ ...settings, PORT: '0', LOG_LEVEL: 'warn' }), {
	web: 'none',
	progress: () => undefined,
	prepare: seedTinyWorld,
	runJobs: false,
});
const { db, clock } = running.platform;
// Marks the demo data as complete for the servers.
await db.insertInto('demo_world').values({ started_at: clock.now(), finished_at: clock.now() }).execute();
const { owner_id } = await db.selectFrom('cars').select('owner_id').where('slug', '=', CAR).executeTakeFirstOrThrow();
const renter = await db.selectFrom('users').select('id').where('email', '=', 'renter@mishwar.test').executeTakeFirstOrThrow();
const signIn = (userId: string) => aSession({ clock, running } as unknown as World, userId);
const shared = { settings, car: CAR, owner: await signIn(owner_id), renter: await signIn(renter.id) };
await running.stop();
process.stdout.write(`${JSON.stringify(shared)}\n`);

async function end(): Promise<void> {
	await gateway.stop();
	await postgres.stop();
	rmSync(folder, { recursive: true, force: true });
	process.exit(0);
}
process.stdin.on('end', () => void end()).resume();
process.on('SIGTERM', () => void end());
