/** How many connections each process may hold, so that all processes together stay below the limit of PostgreSQL. */
import pg from 'pg';
import { StartError } from '../base/start-error.ts';

export type ConnectionLimit = { max: number; reserved: number };

/** More connections would only wait for PostgreSQL's own cores. */
const MOST = 20;
/** As many as jobs run at once, so that no job waits for another one's connection. */
const LEAST = 4;
/** Reserved for an operator with psql, a backup or a migration. */
const LEFT_FREE = 5;

/** `others`: connections of each process outside this pool. `isPooled`: a pooler shares out those of this pool. */
type Processes = { processes: number; others: number; isPooled?: boolean };

/** Throws StartError if there are too few. */
export function poolSize(limit: ConnectionLimit, { processes, others, isPooled = false }: Processes): number {
	const share = Math.floor((limit.max - limit.reserved - LEFT_FREE) / processes) - others;
	const least = isPooled ? 0 : LEAST;
	if (share >= least) return isPooled ? MOST : Math.min(MOST, share);
	const needed = processes * (least + others) + limit.reserved + LEFT_FREE;
	throw new StartError(
		`PROCESSES: ${processes} of them need max_connections of ${needed}, and this PostgreSQL has ${limit.max}. Lower the one or raise the other.`,
	);
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
