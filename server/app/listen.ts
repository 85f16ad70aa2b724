/** The HTTP server: bound first, so that a port conflict is reported at once; answers "starting" until the app is ready; stops gracefully. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as nextRound } from 'node:timers/promises';
import { StartError } from '../platform/base/start-error.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;
export type Listening = {
	port: number;
	serve(listener: Listener): Promise<void>;
	/** From now on each response closes its connection, so that proxies open none for further requests to this process. */
	drain(): void;
	close(): Promise<void>;
};

const DRAIN_MS = 10_000;
const CLOSE_IDLE_MS = 50;
/** A round of the event loop that took less answered nothing. */
const SHORT_ROUND_MS = 0.5;
/** The port is closed once no connection came for this long, but after this wait at the latest. A client that waits for an answer opens no connection meanwhile. */
const QUIET_MS = 20;
const MOST_QUIET_MS = 200;
/** Longer than proxies keep an idle connection (usually 60 s), so that the proxy closes it first and never sends a request into a closing connection. */
const KEEP_ALIVE_MS = 75_000;

/** A free port of one's own machine refuses at once. */
const PROBE_MS = 1000;

export type RequestLimits = {
	/** Time limit for all headers. */
	headersMs: number;
	/** Time limit for the whole request. Calls allow less for their bodies (`readBytes`); this one is for uploads, and for bodies that no handler reads. */
	requestMs: number;
	/** How often both time limits are checked. */
	checkEveryMs: number;
};
const defaultLimits: RequestLimits = { headersMs: 10_000, requestMs: 300_000, checkEveryMs: 2000 };

const serverOptions = ({ headersMs, requestMs, checkEveryMs }: RequestLimits) => ({
	keepAliveTimeout: KEEP_ALIVE_MS,
	headersTimeout: headersMs,
	requestTimeout: requestMs,
	connectionsCheckingInterval: checkEveryMs,
});

/** Throws StartError if the address is not available. `port` 0 uses a free one. */
export async function listen(port: number, host: string, limits: RequestLimits = defaultLimits): Promise<Listening> {
	let listener: Listener = starting;
	const gate = gateOf((request, response) => listener(request, response));
	const server = createServer(serverOptions(limits), gate.listener);
	const drain = drainOf(server);
	server.listen(port, host);
	try {
		await once(server, 'listening');
	} catch (error) {
		throw toStartError(error, port, host);
	}
	const address = server.address();
	return {
		port: typeof address === 'object' && address ? address.port : port,
		serve: async (next) => {
			listener = next;
		},
		drain,
		close: async () => {
			drain();
			await close(server, gate);
		},
	};
}

/** For one of several processes on one port: binds when it can answer, while the others serve. */
export function listenLater(port: number, host: string): Listening {
	let opened: { server: Server; gate: Gate } | null = null;
	let drain = () => undefined;
	return {
		port,
		serve: async (listener) => {
			const gate = gateOf(listener);
			const server = createServer(serverOptions(defaultLimits), gate.listener);
			opened = { server, gate };
			drain = drainOf(server);
			server.listen(port, host);
			try {
				await once(server, 'listening');
			} catch (error) {
				throw toStartError(error, port, host);
			}
		},
		drain: () => drain(),
		close: async () => {
			drain();
			if (opened) await close(opened.server, opened.gate);
		},
	};
}

type Address = { PORT: number; HOST: string; TRUSTED_PROXIES: number };

/**
 * Behind a proxy the port stays closed until the app can answer: the proxy then sends requests to another server, where it would pass on
 * "starting". A port conflict is reported at once all the same, without opening the port: a proxy would use it within milliseconds.
 */
export async function listenAsConfigured({ PORT, HOST, TRUSTED_PROXIES }: Address): Promise<Listening> {
	if (TRUSTED_PROXIES === 0) return listen(PORT, HOST);
	if (PORT === 0) return listenLater(await freePort(HOST), HOST);
	if (await isAnswered(PORT, HOST)) throw portTaken(PORT, HOST);
	return listenLater(PORT, HOST);
}

/** No proxy knows it yet. */
async function freePort(host: string): Promise<number> {
	const server = await listen(0, host);
	await server.close();
	return server.port;
}

/** Whether a program accepts connections there. */
async function isAnswered(port: number, host: string): Promise<boolean> {
	const socket = connect(port, host);
	try {
		await once(socket, 'connect', { signal: AbortSignal.timeout(PROBE_MS) });
		return true;
	} catch {
		return false;
	} finally {
		socket.destroy();
	}
}

function starting(_: IncomingMessage, response: ServerResponse): void {
	response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' });
	response.end('Mishwar is starting. One moment.\n');
}

const portTaken = (port: number, host: string) =>
	new StartError(`PORT: ${port} on ${host} is taken by another program. Stop it, or set PORT to another.`);

function toStartError(error: unknown, port: number, host: string): unknown {
	const code = error instanceof Error && 'code' in error ? error.code : undefined;
	if (code === 'EADDRINUSE') return portTaken(port, host);
	if (code === 'EACCES') return new StartError(`PORT: ${port} may not be opened by this user. Set PORT to one above 1023.`);
	if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartError(`HOST: ${host} is no address of this machine.`);
	return error;
}

/** Also responses that are already being prepared. Node sends the header unless the response has begun. */
function drainOf(server: Server): () => undefined {
	let isDraining = false;
	const running = new Set<ServerResponse>();
	const closeAfter = (response: ServerResponse) => {
		response.shouldKeepAlive = false;
	};
	server.prependListener('request', (_, response) => {
		if (isDraining) closeAfter(response);
		running.add(response);
		response.once('close', () => running.delete(response));
	});
	return () => {
		isDraining = true;
		for (const response of running) closeAfter(response);
	};
}

type Gate = {
	listener: Listener;
	/** Requests wait until `release`. */
	hold(): void;
	release(): void;
};

function gateOf(next: Listener): Gate {
	let waiting: Array<() => void> | null = null;
	return {
		listener: (request, response) => {
			if (waiting) waiting.push(() => next(request, response));
			else next(request, response);
		},
		hold: () => {
			waiting ??= [];
		},
		release: () => {
			const held = waiting ?? [];
			waiting = null;
			for (const answer of held) answer();
		},
	};
}

/**
 * Closing the port resets connections that the system has opened and this process has not accepted yet, with requests that no proxy may repeat.
 * A round of the event loop accepts one connection, so the port is closed right after a round in which none came and nothing else was done, once
 * none has come for a while.
 */
async function stopListening(server: Server, gate: Gate, closed: () => void): Promise<void> {
	let lastAt = performance.now();
	const noteConnection = () => {
		lastAt = performance.now();
	};
	server.on('connection', noteConnection);
	gate.hold();
	const deadline = lastAt + MOST_QUIET_MS;
	// The round in which this was called ends first.
	await nextRound();
	for (let begun = performance.now(); begun < deadline; ) {
		await nextRound();
		const ended = performance.now();
		if (ended - lastAt >= QUIET_MS && ended - begun < SHORT_ROUND_MS) break;
		begun = ended;
	}
	server.off('connection', noteConnection);
	server.close(closed);
	gate.release();
}

/** Refuses new connections, lets running requests finish (ten seconds at most), then closes. */
async function close(server: Server, gate: Gate): Promise<void> {
	if (!server.listening) return;
	const { promise: closed, resolve } = Promise.withResolvers<void>();
	await stopListening(server, gate, resolve);
	// Connections become idle one after the other: those of streams, for example, whose response had begun before.
	const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
	const patience = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
	await closed;
	clearInterval(closing);
	clearTimeout(patience);
}
