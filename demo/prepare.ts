/** Creates the demo once and completely, and never changes data that it did not create. */
import type { SimulatorControl } from '#gateway-simulator/control/client.ts';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import { StartError } from '#server/platform/base/start-error.ts';
import { TaggedCache } from '#server/platform/cache/tagged-cache.ts';
import type { MarketSettings } from '#server/platform/context/settings.ts';
import { onInvalidate } from '#server/platform/database/invalidation.ts';
import { connectAsyncCommit } from '#server/platform/database/pool.ts';
import { noReplicas } from '#server/platform/database/replicas.ts';
import type { SeedPlan, SeedRun } from './seed/seed-context.ts';
import { connectGateway, seedWorld } from './seed/seed-world.ts';
import { markFinished, markStarted, readState, truncateDatabase } from './world-state.ts';

/** `open`: makes the pages available while the rest of the demo is created. Called once, and not if the demo is already complete. */
type Options = { progress(line: string): void; open(): Promise<void> };

const unseen: Options = { progress: () => undefined, open: async () => undefined };

/** If two processes use one database, the second waits and finds the demo complete. */
const LOCK = `pg_advisory_lock(hashtext('mishwar demo world'))`;

/** Planning the bookings takes half a second, which a start that finds the demo complete does not need. */
const worlds = () => import('./worlds.ts');

type Filled = { gateway: SimulatorControl; plan: SeedPlan };

/** Without waiting for the disk: after a crash the demo counts as incomplete and is created again. */
async function fill(platform: PaymentPlatform, run: SeedRun, { gateway, plan }: Filled, options: Options): Promise<void> {
	const { db, pool, close } = connectAsyncCommit(run.workerPool, platform.log, platform.pool.options.max);
	try {
		// Invalidations go to the listeners of the database that is written to.
		const settingsCache = new TaggedCache<MarketSettings>(platform.clock);
		onInvalidate(db, (parts) => settingsCache.invalidate(parts));
		await seedWorld({ ...platform, db, pool, replicas: noReplicas({ db, pool }), settingsCache }, gateway, plan, options);
	} finally {
		await close();
	}
}

/** Creates the demo if it is missing or incomplete. Throws StartError on a database with other data. */
export async function prepareDemo(platform: PaymentPlatform, run: SeedRun, options: Options): Promise<void> {
	if ((await readState(platform)) === 'WHOLE') return;
	await alone(run, async () => {
		const state = await readState(platform);
		if (state === 'WHOLE') return;
		if (state === 'HALF') options.progress('The last start was cut short: making the demo world anew');
		await make(platform, run, options);
	});
}

/** Recreates the demo from any state. Nothing else may use this database. */
export async function reseedDemo(platform: PaymentPlatform, run: SeedRun, { progress }: Pick<Options, 'progress'>): Promise<void> {
	await alone(run, () => make(platform, run, { ...unseen, progress }));
}

/** For tests, on an empty database: the same accounts, a dozen cars, some bookings. Takes a few seconds. */
export async function seedSmallWorld(platform: PaymentPlatform, run: SeedRun): Promise<void> {
	const { smallWorld: plan } = await worlds();
	await fill(platform, run, { gateway: await connectGateway(run), plan }, unseen);
}

/** For pictures: the small world with a day of an office, and requests to the support. */
export async function seedBusyWorld(platform: PaymentPlatform, run: SeedRun): Promise<void> {
	const { busyWorld: plan } = await worlds();
	await fill(platform, run, { gateway: await connectGateway(run), plan }, unseen);
}

/** For tests that need only a car and somebody to book it. */
export async function seedTinyWorld(platform: PaymentPlatform, run: SeedRun): Promise<void> {
	const { tinyWorld: plan } = await worlds();
	await fill(platform, run, { gateway: await connectGateway(run), plan }, unseen);
}

async function make(platform: PaymentPlatform, run: SeedRun, options: Options): Promise<void> {
	const state = await readState(platform);
	if (state === 'FOREIGN') {
		throw new StartError('DEMO: the database holds data that is not the demo’s, and is left alone. Set DEMO=0, or use another database.');
	}
	const gateway = await connectGateway(run);
	if (state !== 'NONE') {
		await truncateDatabase(platform, run);
		await gateway.reset();
	}
	options.progress('Making the demo world: people, cars, bookings. It takes a minute or two, and only this once');
	await markStarted(platform);
	const { wholeWorld: plan } = await worlds();
	await fill(platform, run, { gateway, plan }, options);
	// The first commit that waits for the disk again: it makes all earlier ones durable.
	await markFinished(platform);
}

async function alone({ workerPool }: SeedRun, work: () => Promise<void>): Promise<void> {
	const client = await workerPool.connect();
	try {
		await client.query(`SELECT ${LOCK}`);
		await work();
	} finally {
		// The lock belongs to the connection and ends with it.
		client.release(true);
	}
}
