/** Links between the machines of a cluster: every machine can be cut off from all others, as if its cable were pulled. Connections are not closed. */
import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import type { Reached } from '../scripts/cluster/database.ts';

export type ClusterLinks = {
	reached: Reached;
	/** From now on no data pass to or from the machine; connections stay open and silent. */
	cut(machine: string): void;
	/** Data pass again, including those that were held back. */
	restore(machine: string): void;
	close(): void;
};

/** `target` is null until it is connected. `machines`: the machines at both ends. */
type Connection = { client: Socket; target: Socket | null; port: number; machines: Set<string> };

/** Under Patroni a standby sends its name in its first message to the primary, or in the second after a request for TLS. */
const APPLICATION_NAME = /application_name\0(db\d)\0/;
const FIRST_CHUNKS = 2;

/** `base`: the first of the ports on which it listens. */
export function clusterLinks(base: number): ClusterLinks {
	const cutOff = new Set<string>();
	const connections = new Set<Connection>();
	const servers: Server[] = [];
	const isCut = ({ machines }: Connection) => [...machines].some((machine) => cutOff.has(machine));

	function hold({ client, target }: Connection): void {
		client.pause();
		if (!target) return;
		client.unpipe(target);
		target.unpipe(client);
		target.pause();
	}

	function pass(connection: Connection): void {
		const { client } = connection;
		const target = connection.target ?? createConnection(connection.port, '127.0.0.1');
		if (!connection.target) {
			connection.target = target;
			target.on('error', () => undefined);
			target.once('close', () => ended(connection));
		}
		// One side may have closed the connection meanwhile.
		if (client.destroyed || target.destroyed) ended(connection);
		else {
			client.pipe(target);
			target.pipe(client);
		}
	}

	function ended(connection: Connection): void {
		if (isCut(connection)) return;
		connections.delete(connection);
		connection.client.destroy();
		connection.target?.destroy();
	}

	function accept(client: Socket, machine: string, port: number): void {
		const connection: Connection = { client, target: null, port, machines: new Set([machine]) };
		connections.add(connection);
		client.on('error', () => undefined);
		client.once('close', () => ended(connection));
		let chunks = 0;
		const look = (chunk: Buffer) => {
			const standby = APPLICATION_NAME.exec(chunk.toString('latin1'))?.[1];
			chunks += 1;
			if (standby) connection.machines.add(standby);
			if (standby || chunks === FIRST_CHUNKS) client.off('data', look);
			if (isCut(connection)) hold(connection);
		};
		client.on('data', look);
		if (isCut(connection)) hold(connection);
		else pass(connection);
	}

	let next = base;
	const between = async (machine: string, port: number): Promise<number> => {
		const own = next;
		next += 1;
		const server = createServer((client) => accept(client, machine, port));
		servers.push(server);
		await once(server.listen(own, '127.0.0.1'), 'listening');
		return own;
	};
	const changed = (change: () => void) => {
		const before = new Map([...connections].map((connection) => [connection, isCut(connection)]));
		change();
		for (const [connection, was] of before) {
			if (!was && isCut(connection)) hold(connection);
			if (was && !isCut(connection)) pass(connection);
		}
	};
	return {
		reached: { postgres: between, rest: between, etcd: between },
		cut: (machine) => changed(() => cutOff.add(machine)),
		restore: (machine) => changed(() => cutOff.delete(machine)),
		close: () => {
			for (const server of servers) server.close();
			for (const { client, target } of connections) {
				client.destroy();
				target?.destroy();
			}
		},
	};
}
