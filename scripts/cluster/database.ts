/** Three etcd and three PostgreSQL under Patroni, with the files of deploy/cluster. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { aProcess, asMachine, asNobody, POSTGRES_FOLDER, type Process, processesOf } from './programs.ts';

/** Below the ports that the system gives to outgoing connections. */
export const PORTS = { proxy: 0, app: 1, files: 5, postgres: 11, rest: 21, etcd: 31, etcdPeer: 41 } as const;
const MEMBERS = [1, 2, 3] as const;

export type Secrets = Record<'superuser' | 'replication' | 'rewind' | 'app', string>;

/** The ports at which the other machines reach a machine: its own, or those of a link that can be cut. */
export type Reached = {
	postgres(machine: string, port: number): Promise<number>;
	rest(machine: string, port: number): Promise<number>;
	etcd(machine: string, port: number): Promise<number>;
};

export type DatabaseMachine = {
	readonly name: string;
	/** Ports under which servers and the other machines reach it. */
	readonly postgresPort: number;
	readonly restPort: number;
	readonly ownRestPort: number;
	/** Turns the machine on. */
	start(): void;
	/** Turns the machine off: all of its processes end at once. */
	kill(): Promise<void>;
	/** Suspends all of its processes without closing a connection. */
	freeze(): void;
	thaw(): void;
	/** SIGKILL to one of its programs; Patroni starts again after a second, like a service that systemd restarts. */
	killProgram(program: 'patroni' | 'postgres'): void;
	hasEnded(): boolean;
};

export type EtcdMember = Process & { clientPort: number };

export function etcdMembers(folder: string, base: number): EtcdMember[] {
	const address = (port: number) => `http://127.0.0.1:${base + port}`;
	const initial = MEMBERS.map((index) => `etcd${index}=${address(PORTS.etcdPeer + index)}`).join(',');
	return MEMBERS.map((index) => {
		const env = {
			ETCD_ENABLE_V2: 'true',
			ETCD_INITIAL_CLUSTER: initial,
			ETCD_NAME: `etcd${index}`,
			ETCD_DATA_DIR: path.join(folder, `etcd${index}`),
			ETCD_LISTEN_CLIENT_URLS: address(PORTS.etcd + index),
			ETCD_ADVERTISE_CLIENT_URLS: address(PORTS.etcd + index),
			ETCD_LISTEN_PEER_URLS: address(PORTS.etcdPeer + index),
			ETCD_INITIAL_ADVERTISE_PEER_URLS: address(PORTS.etcdPeer + index),
		};
		const member = aProcess(`etcd${index}`, asNobody(['etcd']), { env, log: path.join(folder, `etcd${index}.log`) });
		return { ...member, clientPort: base + PORTS.etcd + index };
	});
}

/**
 * The first program of a machine, as after a boot: creates a folder for sockets, then runs Patroni, and restarts it when it ends. Process ids begin
 * again with each start, so the lock file of the former run is meaningless.
 */
const SUPERVISOR = [
	'mount -t tmpfs tmpfs /run/postgresql || exit 1',
	'rm -f "$PATRONI_POSTGRESQL_DATA_DIR/postmaster.pid"',
	'while :; do patroni deploy/cluster/patroni.yml; sleep 1; done',
].join('\n');

export function databaseMachines(
	folder: string,
	base: number,
	{ secrets, reached, etcd }: { secrets: Secrets; reached: Reached; etcd: readonly EtcdMember[] },
): Promise<DatabaseMachine[]> {
	return Promise.all(
		MEMBERS.map(async (index) => {
			const name = `db${index}`;
			const [own, ownRest] = [base + PORTS.postgres + index, base + PORTS.rest + index];
			const [postgres, rest] = [await reached.postgres(name, own), await reached.rest(name, ownRest)];
			const etcdPorts = await Promise.all(etcd.map(({ clientPort }) => reached.etcd(name, clientPort)));
			const home = path.join(folder, name);
			mkdirSync(home, { mode: 0o700 });
			const env = {
				HOME: home,
				PATRONI_NAME: name,
				PATRONI_RESTAPI_LISTEN: `127.0.0.1:${ownRest}`,
				PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${rest}`,
				PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${own}`,
				PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${postgres}`,
				PATRONI_POSTGRESQL_DATA_DIR: path.join(home, 'data'),
				PATRONI_POSTGRESQL_BIN_DIR: POSTGRES_FOLDER,
				PATRONI_POSTGRESQL_PGPASS: path.join(home, 'pgpass'),
				// Otherwise Patroni asks etcd for its addresses and bypasses the links between the machines.
				PATRONI_ETCD_USE_PROXIES: 'true',
				PATRONI_ETCD_HOSTS: etcdPorts.map((port) => `127.0.0.1:${port}`).join(','),
				PATRONI_SUPERUSER_USERNAME: 'postgres',
				PATRONI_SUPERUSER_PASSWORD: secrets.superuser,
				PATRONI_REPLICATION_USERNAME: 'replicator',
				PATRONI_REPLICATION_PASSWORD: secrets.replication,
				PATRONI_REWIND_USERNAME: 'rewind',
				PATRONI_REWIND_PASSWORD: secrets.rewind,
			};
			const machine = aProcess(name, asMachine(SUPERVISOR), { env, log: path.join(folder, `${name}.log`) });
			const signalAll = (signal: NodeJS.Signals) => {
				for (const { pid } of processesOf(machine.pid())) process.kill(pid, signal);
			};
			return {
				name,
				postgresPort: postgres,
				restPort: rest,
				ownRestPort: ownRest,
				start: machine.start,
				kill: () => machine.kill(),
				// Twice, because a process may have started another one before it was suspended.
				freeze: () => {
					signalAll('SIGSTOP');
					signalAll('SIGSTOP');
				},
				thaw: () => signalAll('SIGCONT'),
				killProgram: (program) => {
					const own = program === 'patroni' ? /^\S*python3\S* \/usr\/bin\/patroni/ : /^\S*\/postgres -D /;
					for (const { pid, command } of processesOf(machine.pid())) if (own.test(command)) process.kill(pid, 'SIGKILL');
				},
				hasEnded: machine.hasEnded,
			};
		}),
	);
}

/** The machine whose PostgreSQL accepts writes, according to Patroni; null while there is none. */
export async function primaryAmong(machines: readonly DatabaseMachine[]): Promise<DatabaseMachine | null> {
	const answers = await Promise.all(
		machines.map(({ restPort }) =>
			fetch(`http://127.0.0.1:${restPort}/primary`, { signal: AbortSignal.timeout(1000) }).then(
				async (answer) => {
					await answer.arrayBuffer();
					return answer.ok;
				},
				() => false,
			),
		),
	);
	return machines[answers.indexOf(true)] ?? null;
}

/** Streaming standbys by name; `isSynchronous`: an acknowledgement waits for this standby. */
export async function standbysOf(primary: DatabaseMachine): Promise<Array<{ name: string; isSynchronous: boolean }>> {
	const answer = await fetch(`http://127.0.0.1:${primary.restPort}/patroni`, { signal: AbortSignal.timeout(1000) });
	const { replication = [] } = (await answer.json()) as {
		replication?: Array<{ application_name: string; state: string; sync_state: string }>;
	};
	return replication
		.filter(({ state }) => state === 'streaming')
		.map((standby) => ({ name: standby.application_name, isSynchronous: standby.sync_state !== 'async' }));
}
