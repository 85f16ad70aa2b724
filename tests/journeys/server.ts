/**
 * The journeys' server: a small demo, a busy one for pictures, or a tiny one with one car, in a folder of its own, with an adjustable clock and a control address.
 * Prints one line of JSON with both addresses; ends when its standard input does.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STEP_UP_MINUTES } from '#contract/second-factor.ts';
import { DAY_MS } from '#contract/time.ts';
import { seedBusyWorld, seedSmallWorld, seedTinyWorld } from '#demo/prepare.ts';
import { readEnv } from '#server/app/env.ts';
import { start } from '#server/app/start.ts';
import { checkSavedSearches } from '#server/capabilities/saved-searches/check-searches.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { runDueJobs } from '#server/platform/jobs/worker.ts';
import { publishLiveEvents } from '#server/platform/live/append.ts';
import { renewingPeople } from './renewing-people.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-journeys-'));
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);

const { JOURNEY_WORLD, PAYMENT_GATEWAY, MAP_STYLE_URL } = process.env;
const running = await start(readEnv({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', PAYMENT_GATEWAY, MAP_STYLE_URL }), {
	web: 'built',
	progress: (line) => process.stderr.write(`· ${line}\n`),
	clock: { now },
	limitScale: 1000,
	prepare: { tiny: seedTinyWorld, busy: seedBusyWorld }[JOURNEY_WORLD ?? ''] ?? seedSmallWorld,
});
const { db } = running.platform;

/** `who`: an e-mail, or a user id. */
const userOf = (who: string) =>
	db
		.selectFrom('users')
		.select('id')
		.where(who.includes('@') ? 'email' : 'id', '=', who)
		.executeTakeFirstOrThrow();

/** Adds a notification and publishes it to open pages. */
async function ring(who: string): Promise<string> {
	const user = await userOf(who);
	const id = randomUUID();
	const text = JSON.stringify({ en: 'Something happened', ar: 'حدث شيء' });
	await inTransaction(db, async (tx) => {
		await tx
			.insertInto('notifications')
			.values({
				id,
				user_id: user.id,
				type: 'BOOKING_REMINDER',
				event_key: id,
				title: text,
				body: text,
				action_url: '/trips',
				created_at: now(),
			})
			.execute();
		await publishLiveEvents(running.platform, tx, [{ userId: user.id, kind: 'bell', payload: { unread: 1 } }]);
	});
	return 'done';
}

/** Signs a user in by inserting a session, and returns its token. */
async function signIn(who: string): Promise<string> {
	const user = await userOf(who);
	const token = randomBytes(32).toString('base64url');
	await db
		.insertInto('sessions')
		.values({
			id: randomUUID(),
			token_hash: createHash('sha256').update(token).digest(),
			user_id: user.id,
			created_at: now(),
			last_active_at: now(),
			// A day ahead, so that this journey is not asked to reauthenticate when another one advances the clock.
			confirmed_at: new Date(now().getTime() + DAY_MS),
			expires_at: new Date(now().getTime() + DAY_MS),
		})
		.execute();
	return token;
}

/** Makes the user's sign-ins older than sensitive calls accept. */
async function age(who: string): Promise<string> {
	const user = await userOf(who);
	const at = new Date(now().getTime() - (STEP_UP_MINUTES + 1) * 60_000);
	await db.updateTable('sessions').set({ created_at: at, confirmed_at: null }).where('user_id', '=', user.id).execute();
	return 'done';
}

/** `/now`: the clock. `/advance?ms=`: advances the clock and runs what is due. `/session?who=`: signs in. `/ring?who=`: adds a notification. `/age?who=`: makes sign-ins older. `/morning`: checks saved searches. `/renewing`: ids of people whose licence ends. */
async function obey(url: URL): Promise<string> {
	if (url.pathname === '/session') return signIn(url.searchParams.get('who') ?? '');
	if (url.pathname === '/age') return age(url.searchParams.get('who') ?? '');
	if (url.pathname === '/ring') return ring(url.searchParams.get('who') ?? '');
	if (url.pathname === '/morning') await inTransaction(db, (tx) => enqueue(tx, checkSavedSearches, {}));
	if (url.pathname === '/now') return now().toISOString();
	if (url.pathname === '/renewing') return (await renewingPeople(running.platform)).join(' ');
	aheadMs += Number(url.searchParams.get('ms') ?? 0);
	await runDueJobs(running.platform, running.workerPool, running.jobs);
	return 'done';
}

const control = createServer((request, response) => {
	obey(new URL(request.url ?? '', 'http://control.test')).then(
		(answer) => response.end(answer),
		(error: unknown) => response.writeHead(500).end(String(error)),
	);
});
control.listen(0, '127.0.0.1', () => {
	const address = control.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	process.stdout.write(`${JSON.stringify({ url: running.platform.publicUrl, control: `http://127.0.0.1:${port}` })}\n`);
});

async function end(): Promise<void> {
	control.close();
	await running.stop();
	rmSync(folder, { recursive: true, force: true });
	process.exit(0);
}
process.stdin.on('end', () => void end()).resume();
process.on('SIGTERM', () => void end());
