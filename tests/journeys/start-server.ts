/** Starts the journeys' server as a process, for one journey or for all of them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type JourneyServer = { url: string; control(path: string): Promise<string>; controlUrl: string; stop(): Promise<void> };

/** Returns its addresses and how to stop it. `settings`: environment variables. */
export async function startJourneyServer(settings: Record<string, string> = {}): Promise<JourneyServer> {
	const child = spawn(process.execPath, ['tests/journeys/server.ts'], {
		stdio: ['pipe', 'pipe', 'inherit'],
		env: { ...process.env, ...settings },
	});
	const ended = once(child, 'exit');
	const first = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended.then(() => null)]);
	if (!first) throw new Error('the journeys’ server did not start');
	const { url, control } = JSON.parse(String(first[0])) as { url: string; control: string };
	return {
		url,
		controlUrl: control,
		control: (path) => send(control, path),
		stop: async () => {
			child.stdin.end();
			await ended;
		},
	};
}

/** Throws with the response of the control address. */
export async function send(controlUrl: string, path: string): Promise<string> {
	const response = await fetch(controlUrl + path, { method: 'POST' });
	if (!response.ok) throw new Error(await response.text());
	return response.text();
}

/** Before all journeys: starts their server and stops it afterwards; passes its addresses through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
	const server = await startJourneyServer();
	process.env.JOURNEY_URL = server.url;
	process.env.JOURNEY_CONTROL = server.controlUrl;
	return server.stop;
}
