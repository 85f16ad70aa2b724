/** The faults of `npm run bench -- faults`. A fault lasts until its promise resolves. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Marketplace } from './marketplace.ts';

/** What the load's users experienced since the fault began. */
export type Users = { refusedWrites(): number };

export type Fault = {
	name: string;
	/** Whether a server's process is another one afterwards. */
	replaces?: true;
	/** Fills the disk of the data; used only if that disk has nothing else. */
	fills?: true;
	happen(marketplace: Marketplace, users: Users): Promise<unknown>;
};

const LASTS_MS = 5000;
const POLL_MS = 20;
/** For a while PostgreSQL still writes into space that it has reserved. */
const FULL_WITHIN_MS = 120_000;

const ofDatabase: readonly Fault[] = [
	{ name: 'all connections are ended', happen: ({ app }) => app.endConnections() },
	{ name: 'PostgreSQL restarts (fast)', happen: ({ postgres }) => postgres.end('SIGINT') },
	{ name: 'PostgreSQL is killed', happen: ({ postgres }) => postgres.end('SIGKILL') },
	{
		name: 'the host of the database vanishes; another takes over after 5 s',
		happen: async ({ vanish }) => {
			const takeOver = vanish();
			await wait(LASTS_MS);
			await takeOver();
		},
	},
	{
		name: 'the database is read-only for 5 s',
		happen: async ({ setting }) => {
			await setting('default_transaction_read_only', 'on');
			await wait(LASTS_MS);
			await setting('default_transaction_read_only', 'off');
		},
	},
];

const ofDisk: readonly Fault[] = [
	{
		name: 'the disk of the database is full until 5 s after the first refusal',
		fills: true,
		happen: async ({ fillDisk, isWritable }, { refusedWrites }) => {
			const empty = await fillDisk();
			const deadline = performance.now() + FULL_WITHIN_MS;
			while (refusedWrites() === 0 && performance.now() < deadline) await wait(POLL_MS);
			await wait(LASTS_MS);
			await empty();
			await isWritable();
		},
	},
];

const ofServices: readonly Fault[] = [
	{
		name: 'the mail server is silent for 20 s',
		happen: async ({ mail }) => {
			mail.behave('SAY_NOTHING');
			await wait(20_000);
			mail.behave('TAKE');
			mail.disconnect();
		},
	},
	{
		name: 'the gateway answers 503 for 10 s',
		happen: async ({ app }) => {
			for (const call of ['create', 'verify'] as const) await app.gateway.fault({ call, answer: 503, times: 100 });
			await wait(10_000);
			await app.gateway.clearFaults();
		},
	},
];

const ofServers: readonly Fault[] = [
	{ name: 'a server is killed and started again', replaces: true, happen: ({ killServer }) => killServer() },
	{ name: 'a server is restarted', replaces: true, happen: ({ restartServer }) => restartServer() },
];

export const faults: readonly Fault[] = [...ofServers, ...ofDatabase, ...ofDisk, ...ofServices];
