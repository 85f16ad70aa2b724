/** The program: reads the settings, starts everything, says how to get in and how to stop, and ends in order. */
import { demoJobs, describeDemo, prepareDemo } from '#demo/index.ts';
import { readEnv } from '#server/env.ts';
import { StartError } from '#server/platform/base/start-error.ts';
import { type Running, start } from '#server/start.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A start error is one line for each mistake; anything else is a bug and shows where. */
function fail(error: unknown): never {
	process.stderr.write(`${error instanceof StartError ? error.message : (error instanceof Error && error.stack) || String(error)}\n`);
	process.exit(1);
}

function stopOnce(running: Running): (signal: string) => void {
	let stopping = false;
	return () => {
		// Ctrl-C arrives twice, a millisecond apart: from the terminal and from npm.
		if (stopping) return;
		stopping = true;
		say('\nStopping');
		running.stop().then(() => process.exit(0), fail);
	};
}

async function main(): Promise<void> {
	const env = readEnv(process.env);
	const development = process.argv.includes('--development');
	const running = await start(env, {
		web: development ? 'development' : 'built',
		progress: (line) => say(`· ${line}`),
		...(env.demo
			? { prepare: (platform, run) => prepareDemo(platform, run, { progress: (line) => say(`· ${line}`) }), furtherJobs: demoJobs }
			: {}),
	});
	const stop = stopOnce(running);
	process.on('SIGINT', stop);
	process.on('SIGTERM', stop);
	say(`\nMishwar is at ${running.platform.publicUrl}`);
	if (env.demo) say(describeDemo());
	say('Press Ctrl-C to stop.');
}

main().catch(fail);
