/** What every measurement is handed and hands back. */
import type { Size } from './data.ts';
import type { Table } from './report.ts';

export type BenchOptions = {
	sizes: readonly Size[];
	rounds: number;
	/** For each contestant and round. */
	requests: number;
	/** Requests under way at any time, where the measurement has no number of its own. */
	clients: number | undefined;
	postgresUrl: string;
	say(line: string): void;
};

export type Bench = (options: BenchOptions) => Promise<Table[]>;
