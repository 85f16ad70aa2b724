/** The gateway simulator as one HTTP server: protocols, hosted pages and control calls on one store. */
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createControl } from './control/routes.ts';
import type { Core, GatewayProtocol } from './core/core.ts';
import { openDatabase } from './core/database.ts';
import type { Invoice } from './core/invoices.ts';
import { createSettings, DEFAULT_DELAYS, type Delays } from './core/settings.ts';
import { createWebhookDispatcher } from './core/webhook-dispatcher.ts';
import { createWebhookEnqueuer } from './core/webhook-enqueuer.ts';
import * as myFatoorahWire from './myfatoorah/protocol.ts';
import * as myFatoorah from './myfatoorah/routes.ts';
import { createPages } from './pages/routes.ts';
import * as payTabsWire from './paytabs/protocol.ts';
import * as payTabs from './paytabs/routes.ts';

export type SimulatorOptions = {
	/** Bearer key of calls to MyFatoorah and of control calls. */
	apiKey: string;
	/** Signs MyFatoorah's webhooks. */
	webhookSecret: string;
	/** Address of MyFatoorah's webhooks; without it the address in each invoice, if any. */
	webhookUrl?: string | undefined;
	/** Enables PayTabs; `webhookUrl` is the address of its notices. */
	payTabs?: { serverKey: string; profileId: string; webhookUrl?: string | undefined } | undefined;
	/** 0 or undefined: a free port. */
	port?: number;
	host?: string;
	/** Path of the SQLite file; in memory by default. */
	store?: string;
	/** Public address of the pages, if it differs from the one for the merchant's calls. */
	publicUrl?: string | undefined;
	delays?: Partial<Delays>;
	/** Milliseconds since 1970; by default the system clock. */
	now?: () => number;
};

export type Simulator = { url: string; close(): Promise<void> };

/** Starts the simulator and resolves when it listens. `close` stops it; a `store` on disk is continued by the next one. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
	const now = options.now ?? Date.now;
	const database = openDatabase(options.store ?? ':memory:');
	const settings = createSettings(database, { ...DEFAULT_DELAYS, ...options.delays });
	const closing = new AbortController();
	const publicUrl = options.publicUrl?.replace(/\/$/, '');
	const wires: readonly GatewayProtocol[] = [
		myFatoorahWire.createProtocol({ database, now }, options.webhookSecret),
		...(options.payTabs ? [payTabsWire.createProtocol(options.payTabs.serverKey)] : []),
	];
	const announce = createWebhookEnqueuer({ database, settings, now }, wires, {
		[myFatoorahWire.PROTOCOL_NAME]: options.webhookUrl,
		[payTabsWire.PROTOCOL_NAME]: options.payTabs?.webhookUrl,
	});
	const core: Core = {
		database,
		settings,
		now,
		closing: closing.signal,
		announce(event, dispatch) {
			const ids = announce(event, dispatch);
			postman.poke();
			return ids;
		},
		wakeDispatcher: () => postman.poke(),
		paymentId: (invoice, number, isFirst) => wireOf(invoice).paymentId(invoice, number, isFirst),
	};
	const postman = createWebhookDispatcher(core);
	const wireOf = (invoice: Invoice): GatewayProtocol => {
		const wire = wires.find(({ name }) => name === invoice.wire);
		if (!wire) throw new Error(`No wire called ${invoice.wire}`);
		return wire;
	};

	const app = new Hono<{ Bindings: HttpBindings }>();
	app.onError((error) => {
		process.stderr.write(`${JSON.stringify({ error: error.message, stack: error.stack })}\n`);
		return Response.json(
			{ IsSuccess: false, Message: 'Internal error of the simulator', ValidationErrors: null, Data: null },
			{ status: 500 },
		);
	});
	app.route('/_control', createControl({ core, postman, wires, apiKey: options.apiKey }));
	app.route('/', myFatoorah.createRoutes(core, { wire: myFatoorahWire.PROTOCOL_NAME, apiKey: options.apiKey, publicUrl }));
	if (options.payTabs) app.route('/', payTabs.createRoutes(core, { wire: payTabsWire.PROTOCOL_NAME, ...options.payTabs, publicUrl }));
	const { pages, unknownPage } = createPages({ core, wireOf, publicUrl });
	app.route('/', pages);
	app.notFound(unknownPage);

	const server = createAdaptorServer({ fetch: app.fetch });
	const host = options.host ?? '127.0.0.1';
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(options.port ?? 0, host, resolve);
	});
	postman.poke();
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
		async close() {
			closing.abort();
			const ended = new Promise<void>((resolve) => server.close(() => resolve()));
			if ('closeAllConnections' in server) server.closeAllConnections();
			await ended;
			await postman.close();
			database.close();
		},
	};
}
