/** What a silent host receives from a process that waits for it. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { DatabaseSockets } from './database-sockets.ts';

it('opens no connection while the host is silent', async () => {
	let accepted = 0;
	const host = createServer(() => {
		accepted += 1;
	}).listen(0, '127.0.0.1');
	await once(host, 'listening');
	const { port } = host.address() as AddressInfo;
	const sockets = new DatabaseSockets();
	onTestFinished(() => {
		sockets.cut();
		host.close();
	});
	sockets.refuseNew(true);
	await expect(once(sockets.create().connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
	sockets.refuseNew(false);
	const later = sockets.create();
	// The host accepts in order, so an earlier connection would be counted first.
	await Promise.all([once(host, 'connection'), once(later.connect(port, '127.0.0.1'), 'connect')]);
	expect(accepted).toBe(1);
	later.on('error', () => undefined);
});
