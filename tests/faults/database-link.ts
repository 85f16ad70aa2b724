/** A network path to PostgreSQL that can be cut: connections are refused, or stay open and say nothing, as when a host vanishes. */
import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

export type DatabaseLink = {
	port: number;
	/** Accepts connections and passes everything on; connections from before a silence stay silent. */
	open(): Promise<void>;
	/** From now on nothing passes in either direction, and no connection is closed. */
	silence(): void;
	/** Ends PostgreSQL's side of silent connections: their sessions went with the vanished host, and hold no lock where another takes over. */
	endSessions(): void;
	close(): Promise<void>;
};

/** `socket`: path of the database's socket. Refuses connections until `open`. */
export function databaseLink(port: number, socket: string): DatabaseLink {
	let isSilent = false;
	const pairs = new Set<readonly [Socket, Socket]>();
	const accepted = new Set<Socket>();
	const server = createServer((client) => {
		client.on('error', () => undefined);
		accepted.add(client);
		if (isSilent) return;
		const database = createConnection(socket);
		const pair = [client, database] as const;
		pairs.add(pair);
		database.on('error', () => undefined);
		client.pipe(database);
		database.pipe(client);
		client.once('close', () => {
			pairs.delete(pair);
			database.destroy();
		});
		database.once('close', () => {
			if (!isSilent) client.destroy();
		});
	});
	return {
		port,
		open: async () => {
			isSilent = false;
			if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening');
		},
		silence: () => {
			isSilent = true;
			for (const [client, database] of pairs) {
				client.unpipe(database);
				database.unpipe(client);
				client.pause();
				database.pause();
			}
		},
		endSessions: () => {
			for (const [, database] of pairs) if (database.isPaused()) database.destroy();
		},
		close: async () => {
			for (const [, database] of pairs) database.destroy();
			for (const client of accepted) client.destroy();
			if (server.listening) await new Promise((resolve) => server.close(resolve));
		},
	};
}
