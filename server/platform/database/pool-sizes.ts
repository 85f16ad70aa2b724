/** How many connections each process may hold, so that all processes of all servers together stay below the limit of PostgreSQL. */
import pg from 'pg';
import { StartError } from '../base/start-error.ts';

export type ConnectionLimit = { max: number; reserved: number };

/** More connections would only wait for PostgreSQL's own cores. */
const MOST = 20;
/** As many as jobs run at once, so that no job waits for another one's connection. */
const LEAST = 4;
/** Reserved for an operator with psql, a backup or a migration. */
export const LEFT_FREE = 5;

/**
 * `servers`: how many share the database, each with `processes`. `others`: connections of each process outside this pool. `isPooled`: a pooler
 * provides those of this pool.
 */
type Processes = { servers: number; processes: number; others: number; isPooled?: boolean };

/** Throws StartError if there are too few. */
export function poolSize(limit: ConnectionLimit, { servers, processes, others, isPooled = false }: Processes): number {
	const sharing = servers * processes;
	const share = Math.floor((limit.max - limit.reserved - LEFT_FREE) / sharing) - others;
	const least = isPooled ? 0 : LEAST;
	if (share >= least) return isPooled ? MOST : Math.min(MOST, share);
	const needed = sharing * (least + others) + limit.reserved + LEFT_FREE;
	const who = servers === 1 ? `PROCESSES: ${processes} of them` : `PROCESSES and SERVERS: ${processes} on each of ${servers} servers`;
	throw new StartError(`${who} need max_connections of ${needed}, and this PostgreSQL has ${limit.max}. Lower the one or raise the other.`);
}

/** As many as all servers may hold directly. Throws StartError if there are too few. */
export function mostConnections(limit: ConnectionLimit, sharing: Processes): number {
	const size = poolSize(limit, sharing);
	return sharing.servers * sharing.processes * (sharing.others + (sharing.isPooled ? 0 : size));
}

export async function connectionLimit(connection: pg.ClientConfig): Promise<ConnectionLimit> {
	const client = new pg.Client(connection);
	await client.connect();
	try {
		// reserved_connections exists since PostgreSQL 16.
		const { rows } = await client.query<ConnectionLimit>(`SELECT current_setting('max_connections')::integer AS max,
			current_setting('superuser_reserved_connections')::integer + coalesce(current_setting('reserved_connections', true)::integer, 0) AS reserved`);
		return rows[0] ?? { max: 100, reserved: 3 };
	} finally {
		await client.end();
	}
}
