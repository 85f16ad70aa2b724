/** The faults of `npm run cluster:faults`. A fault has ended when its promise resolves; the failed part is then back, or starting again. */
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseMachine, type EtcdMember, primaryAmong, standbysOf } from '../scripts/cluster/database.ts';
import type { Cluster } from '../scripts/cluster/start.ts';
import type { ClusterLinks } from './cluster-links.ts';

export type ClusterFault = {
	name: string;
	/** Maximum number of seconds without a success. */
	mostGapS: number;
	/** The same for visitors who are not signed in, whose reads may come from a standby. By default `mostGapS`. */
	mostVisitGapS?: number;
	/** `complain`: reports a broken promise. */
	happen(cluster: Cluster, links: ClusterLinks, complain: (what: string) => void): Promise<void>;
};

/** Longer than `ttl` of deploy/cluster/patroni.yml, after which a silent primary is replaced, and long enough for another one to take over. */
const MACHINE_AWAY_MS = 15_000;
const STANDBY_AWAY_MS = 10_000;
const PROGRAM_AWAY_MS = 5000;
/** A server asks the S3 server every ten seconds. */
const STORE_AWAY_MS = 15_000;
const LOST_PRIMARY_S = 10;
/** Visitors read from the standbys meanwhile. */
const VISITS_S = 2;
const LOST_STANDBY_S = 10;
const LOST_ETCD_S = 10;
const LOST_APP_S = 1;
const LOST_STORE_S = 1;

async function primary({ databases }: Cluster): Promise<DatabaseMachine> {
	const found = await primaryAmong(databases);
	if (!found) throw new Error('there is no primary');
	return found;
}

async function synchronousStandby(cluster: Cluster): Promise<DatabaseMachine> {
	const standbys = await standbysOf(await primary(cluster));
	const name = standbys.find(({ isSynchronous }) => isSynchronous)?.name;
	const found = cluster.databases.find((machine) => machine.name === name);
	if (!found) throw new Error(`there is no synchronous standby: ${JSON.stringify(standbys)}`);
	return found;
}

/** The leading etcd: only the leader answers this call. */
async function etcdLeader({ etcd }: Cluster): Promise<EtcdMember> {
	for (const member of etcd) {
		const answer = await fetch(`http://127.0.0.1:${member.clientPort}/v2/stats/leader`).catch(() => null);
		await answer?.arrayBuffer();
		if (answer?.ok) return member;
	}
	throw new Error('no etcd leads');
}

type Away = {
	away(machine: DatabaseMachine, links: ClusterLinks): Promise<void> | void;
	back(machine: DatabaseMachine, links: ClusterLinks): void;
};

const off: Away = { away: (machine) => machine.kill(), back: (machine) => machine.start() };
const still: Away = { away: (machine) => machine.freeze(), back: (machine) => machine.thaw() };
const cutOff: Away = { away: ({ name }, links) => links.cut(name), back: ({ name }, links) => links.restore(name) };

const machineFault =
	(choose: (cluster: Cluster) => Promise<DatabaseMachine>, { away, back }: Away, lastsMs: number): ClusterFault['happen'] =>
	async (cluster, links) => {
		const machine = await choose(cluster);
		await away(machine, links);
		await wait(lastsMs);
		back(machine, links);
	};

/** A frozen process keeps its connections. */
async function stillFor({ pid }: { pid(): number }, milliseconds: number): Promise<void> {
	process.kill(pid(), 'SIGSTOP');
	await wait(milliseconds);
	process.kill(pid(), 'SIGCONT');
}

/** Calls that need no file must still work, and no server may be taken out of the balancer (decision 125). */
async function watchStoreAway({ apps, url }: Cluster, complain: (what: string) => void): Promise<void> {
	const [end, reporting] = [performance.now() + STORE_AWAY_MS, new Set<string>()];
	while (performance.now() < end) {
		for (const { name, state } of apps) {
			const { isOk = false, failed = [], degraded = [] } = (await state()) ?? {};
			if (!isOk) complain(`${name} is not ready without the S3 server: ${failed}`);
			if (degraded.includes('storage')) reporting.add(name);
		}
		const proxied = await fetch(`${url}/readyz`).catch(() => null);
		await proxied?.arrayBuffer();
		if (!proxied?.ok) complain(`without the S3 server HAProxy answers ${proxied?.status ?? 'nothing'}`);
		await wait(500);
	}
	for (const { name } of apps) if (!reporting.has(name)) complain(`${name} does not say that the S3 server is away`);
}

const lastApp = ({ apps }: Cluster) => apps.at(-1) as Cluster['apps'][number];

export const clusterFaults: readonly ClusterFault[] = [
	{
		name: 'the machine of the primary loses its power for 15 s',
		mostGapS: LOST_PRIMARY_S,
		mostVisitGapS: VISITS_S,
		happen: machineFault(primary, off, MACHINE_AWAY_MS),
	},
	{
		name: 'a server is killed, and started again after 5 s',
		mostGapS: LOST_APP_S,
		happen: async (cluster) => {
			const app = lastApp(cluster);
			await app.kill();
			await wait(PROGRAM_AWAY_MS);
			app.start();
		},
	},
	{
		name: 'the machine of the primary is cut off for 15 s',
		mostGapS: LOST_PRIMARY_S,
		mostVisitGapS: VISITS_S,
		happen: machineFault(primary, cutOff, MACHINE_AWAY_MS),
	},
	{ name: 'the leading etcd is killed, and started again after 5 s', mostGapS: LOST_ETCD_S, happen: killedEtcd },
	{
		name: 'the S3 server is killed, and started again after 15 s',
		mostGapS: LOST_STORE_S,
		happen: async (cluster, _, complain) => {
			await cluster.files.kill();
			await watchStoreAway(cluster, complain);
			cluster.files.start();
		},
	},
	{
		name: 'the machine of the primary stands still for 15 s',
		mostGapS: LOST_PRIMARY_S,
		mostVisitGapS: VISITS_S,
		happen: machineFault(primary, still, MACHINE_AWAY_MS),
	},
	{ name: 'a server stands still for 5 s', mostGapS: LOST_APP_S, happen: (cluster) => stillFor(lastApp(cluster), PROGRAM_AWAY_MS) },
	{
		name: 'PostgreSQL of the primary is killed',
		mostGapS: LOST_PRIMARY_S,
		mostVisitGapS: VISITS_S,
		happen: async (cluster) => (await primary(cluster)).killProgram('postgres'),
	},
	{
		name: 'the machine of the synchronous standby loses its power for 10 s',
		mostGapS: LOST_STANDBY_S,
		happen: machineFault(synchronousStandby, off, STANDBY_AWAY_MS),
	},
	{
		name: 'Patroni of the primary is killed',
		mostGapS: LOST_PRIMARY_S,
		mostVisitGapS: VISITS_S,
		happen: async (cluster) => (await primary(cluster)).killProgram('patroni'),
	},
	{
		name: 'the machine of the synchronous standby stands still for 10 s',
		mostGapS: LOST_STANDBY_S,
		happen: machineFault(synchronousStandby, still, STANDBY_AWAY_MS),
	},
	{
		name: 'HAProxy is killed, and started again at once',
		mostGapS: LOST_APP_S,
		happen: async ({ proxy }) => {
			await proxy.kill();
			proxy.start();
		},
	},
	{
		name: 'the machine of the synchronous standby is cut off for 10 s',
		mostGapS: LOST_STANDBY_S,
		happen: machineFault(synchronousStandby, cutOff, STANDBY_AWAY_MS),
	},
	{
		name: 'the S3 server stands still for 15 s',
		mostGapS: LOST_STORE_S,
		happen: async (cluster, _, complain) => {
			process.kill(cluster.files.pid(), 'SIGSTOP');
			await watchStoreAway(cluster, complain);
			process.kill(cluster.files.pid(), 'SIGCONT');
		},
	},
	{
		name: 'a server is restarted',
		mostGapS: LOST_APP_S,
		happen: async (cluster) => {
			const app = lastApp(cluster);
			await app.kill('SIGTERM');
			app.start();
		},
	},
	{
		name: 'the leading etcd stands still for 5 s',
		mostGapS: LOST_ETCD_S,
		happen: async (cluster) => stillFor(await etcdLeader(cluster), PROGRAM_AWAY_MS),
	},
];

async function killedEtcd(cluster: Cluster): Promise<void> {
	const member = await etcdLeader(cluster);
	await member.kill();
	await wait(PROGRAM_AWAY_MS);
	member.start();
}
