/**
 * `npm run cluster [-- --ports 21000]`: Mishwar on several machines, on this one: three etcd, three PostgreSQL under Patroni, an S3 server, three
 * servers and HAProxy in front, with the files of deploy/cluster. Ctrl-C stops everything and deletes its data.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '#server/platform/base/start-error.ts';
import { primaryAmong } from './cluster/database.ts';
import { type Cluster, startCluster } from './cluster/start.ts';

const { values } = parseArgs({ options: { ports: { type: 'string', default: '21000' } } });

const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-cluster-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

async function describe(cluster: Cluster): Promise<void> {
	const primary = await primaryAmong(cluster.databases);
	console.log(`\nMishwar is at ${cluster.url}`);
	console.table([
		{ what: 'HAProxy', where: cluster.url, pid: cluster.proxy.pid() },
		...cluster.apps.map(({ name, url, pid }) => ({ what: `server ${name}`, where: url, pid: pid() })),
		...cluster.databases.map((machine) => ({
			what: `PostgreSQL ${machine.name}${machine === primary ? ', primary' : ''}`,
			where: `127.0.0.1:${machine.postgresPort}`,
			pid: '',
		})),
		...cluster.databases.map(({ name, restPort }) => ({ what: `Patroni ${name}`, where: `http://127.0.0.1:${restPort}/cluster`, pid: '' })),
		...cluster.etcd.map(({ name, clientPort, pid }) => ({ what: name, where: `http://127.0.0.1:${clientPort}`, pid: pid() })),
		{ what: 'S3 server', where: 'bucket mishwar', pid: cluster.files.pid() },
	]);
	console.log(`Logs, letters and SMS: ${folder}\nPress Ctrl-C to stop.`);
}

/** Ctrl-C arrives twice under npm, and may come while everything is still starting. */
const interrupted = new Promise<void>((resolve) => {
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
});
try {
	const starting = startCluster({ folder, base: Number(values.ports), say: (line) => console.log(`· ${line}`) });
	const cluster = await Promise.race([starting, interrupted.then(() => null)]);
	// The kernel ends every process of the cluster with this one.
	if (!cluster) process.exit(1);
	await describe(cluster);
	await interrupted;
	console.log('\nStopping');
	await cluster.close();
	process.exit(0);
} catch (error) {
	console.error(error instanceof StartError ? error.message : error);
	process.exit(1);
}
