/** Parameters and result of a measurement. */
import type { Size } from './data.ts';
import type { Table } from './report.ts';

export type BenchOptions = {
	sizes: readonly Size[];
	rounds: number;
	/** Number of requests for each contestant and round. */
	requests: number;
	/** Concurrent requests, unless the measurement sets its own number. */
	clients: number | undefined;
	/** Number of our servers, in measurements that can have several. */
	servers: number;
	/** The folder of the option --data. */
	data: string | undefined;
	postgresUrl: string;
	say(line: string): void;
};

export type Bench = (options: BenchOptions) => Promise<Table[]>;
