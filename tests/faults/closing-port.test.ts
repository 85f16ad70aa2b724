/** A port that is closed under load refuses new connections, but resets hardly any accepted ones: proxies may not repeat a request that was already sent. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';

const CLIENTS = 6;
const CLOSINGS = 10;
const LOAD_MS = 100;
const REQUEST = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

type Outcome = 'answered' | 'refused' | 'reset';

/** One request on a connection of its own, as proxies send them to a server that is stopping. */
async function send(port: number): Promise<Outcome> {
	const socket = connect(port, '127.0.0.1');
	let outcome: Outcome = 'refused';
	socket.on('connect', () => {
		outcome = 'reset';
		socket.write(REQUEST);
	});
	socket.on('data', () => {
		outcome = 'answered';
	});
	socket.on('error', () => undefined);
	await new Promise((resolve) => socket.on('close', resolve));
	return outcome;
}

async function closeUnderLoad(): Promise<Outcome[]> {
	const server = fork('tests/faults/listening.ts');
	const ended = once(server, 'exit');
	const [port] = (await once(server, 'message')) as [number];
	const load = Array.from({ length: CLIENTS }, async () => {
		const outcomes: Outcome[] = [];
		while (server.exitCode === null) outcomes.push(await send(port));
		return outcomes;
	});
	await wait(LOAD_MS);
	server.send('close');
	await ended;
	return (await Promise.all(load)).flat();
}

it('answers requests that were sent before', { timeout: 60_000 }, async () => {
	const outcomes: Outcome[] = [];
	for (let closing = 0; closing < CLOSINGS; closing += 1) outcomes.push(...(await closeUnderLoad()));
	expect(outcomes).toContain('answered');
	expect(outcomes).toContain('refused');
	// Without the precaution about two are reset at each closing.
	expect(outcomes.filter((outcome) => outcome === 'reset').length).toBeLessThan(CLOSINGS / 2);
});
