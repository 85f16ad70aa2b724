/** Entry point: reads the settings, starts everything, prints how to sign in and how to stop, and shuts down in order. */
import cluster from 'node:cluster';
import { READY, startProcesses } from '#server/app/cluster.ts';
import { type Env, readEnv } from '#server/app/env.ts';
import { type StartOptions, start } from '#server/app/start.ts';
import { StartError } from '#server/platform/base/start-error.ts';
import { serveMetricsToPrimary } from '#server/platform/http/cluster-metrics.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A start error is one line per mistake; anything else is a bug and is printed with its stack. */
function fail(error: unknown): never {
	process.stderr.write(`${error instanceof StartError ? error.message : (error instanceof Error && error.stack) || String(error)}\n`);
	process.exit(1);
}

function stopOnce(running: { stop(): Promise<void> }, told: () => void): () => void {
	let stopping = false;
	return () => {
		// Ctrl-C arrives twice, a millisecond apart: from the terminal and from npm.
		if (stopping) return;
		stopping = true;
		told();
		running.stop().then(() => process.exit(0), fail);
	};
}

/** Loaded for a demo alone: planning its bookings and drawing its cars is code that no other server needs. */
const demoJobs = async () => (await import('#demo/seed/car-photos.ts')).demoJobs;

async function main(env: Env): Promise<void> {
	const development = process.argv.includes('--development');
	const options: StartOptions = {
		web: development ? 'development' : 'built',
		progress: (line) => say(`· ${line}`),
		...(env.demo
			? {
					prepare: async (platform, run, open) => {
						const { prepareDemo } = await import('#demo/prepare.ts');
						await prepareDemo(platform, run, { progress: (line) => say(`· ${line}`), open });
					},
					furtherJobs: await demoJobs(),
				}
			: {}),
	};
	const several = env.PROCESSES > 1 && !development;
	const running = several ? await startProcesses(env, options) : await start(env, options);
	const stop = stopOnce(running, () => say('\nStopping'));
	process.on('SIGINT', stop);
	process.on('SIGTERM', stop);
	say(`\nMishwar is at ${'publicUrl' in running ? running.publicUrl : running.platform.publicUrl}`);
	if (several) say(`${env.PROCESSES} processes serve it.`);
	if (env.demo) say((await import('#demo/describe.ts')).describeDemo(env));
	say('Press Ctrl-C to stop.');
}

/** One of several processes: the parent has started what they share and tells this one when to stop. */
async function serveAmongOthers(env: Env): Promise<void> {
	serveMetricsToPrimary();
	// Ctrl-C reaches all processes of the terminal; the parent decides.
	process.on('SIGINT', () => undefined);
	const running = await start(env, {
		web: 'built',
		progress: () => undefined,
		amongOthers: true,
		...(env.demo ? { furtherJobs: await demoJobs() } : {}),
	});
	const stop = stopOnce(running, () => undefined);
	process.on('SIGTERM', stop);
	// The parent process is gone.
	process.on('disconnect', stop);
	process.send?.(READY);
}

const run = cluster.isWorker ? serveAmongOthers : main;
new Promise<Env>((resolve) => resolve(readEnv(process.env))).then(run).catch(fail);
