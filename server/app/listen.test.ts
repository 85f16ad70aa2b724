/** Behind a proxy: until a server can answer, its port refuses connections, so that the proxy sends no request to it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '#tests/support/main-process.ts';
import { StartError } from '../platform/base/start-error.ts';
import { listenAsConfigured } from './listen.ts';

const HOST = '127.0.0.1';

/** Whether a connection was accepted. */
async function tryConnection(port: number): Promise<boolean> {
	const socket = connect(port, HOST);
	try {
		await once(socket, 'connect');
		return true;
	} catch {
		return false;
	} finally {
		socket.destroy();
	}
}

it('accepts no connection before it can answer, also for a moment', async () => {
	const port = await freePort();
	const attempts: boolean[] = [];
	let isOver = false;
	const proxy = (async () => {
		while (!isOver) attempts.push(await tryConnection(port));
	})();
	const server = await listenAsConfigured({ PORT: port, HOST, TRUSTED_PROXIES: 1 });
	isOver = true;
	await proxy;
	expect(new Set(attempts)).toEqual(new Set([false]));
	await server.serve((_, response) => void response.end('ready'));
	expect(await (await fetch(`http://${HOST}:${port}/`)).text()).toBe('ready');
	await server.close();
});

it('reports at once that another program has the port', async () => {
	const other = createServer().listen(0, HOST);
	await once(other, 'listening');
	const { port } = other.address() as { port: number };
	const start = listenAsConfigured({ PORT: port, HOST, TRUSTED_PROXIES: 1 });
	await expect(start).rejects.toThrow(StartError);
	await expect(start).rejects.toThrow(`PORT: ${port} on ${HOST} is taken by another program`);
	other.close();
});
