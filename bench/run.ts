/** `npm run bench -- NAME [options]`: measures ours against a baseline. Without a name it lists the benchmarks. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';
import { openPostgres } from './data.ts';
import { report } from './report.ts';

/** Name → module; loaded on demand. */
const benches: Record<string, () => Promise<{ bench: Bench }>> = {
	search: () => import('./search.ts'),
	statements: () => import('./statements.ts'),
	car: () => import('./car.ts'),
	session: () => import('./session.ts'),
	booking: () => import('./booking.ts'),
	page: () => import('./page.ts'),
	image: () => import('./image.ts'),
	memory: () => import('./memory.ts'),
	weight: async () => ({ bench: (await import('./weight.ts')).run }),
	inp: async () => ({ bench: (await import('./inp.ts')).run }),
	lighthouse: async () => ({ bench: (await import('./lighthouse.ts')).run }),
	chat: () => import('./chat.ts'),
	fleet: () => import('./fleet.ts'),
	review: () => import('./review.ts'),
	faults: () => import('./faults.ts'),
};

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		cars: { type: 'string', default: '10000' },
		bookings: { type: 'string' },
		rounds: { type: 'string', default: '5' },
		requests: { type: 'string', default: '1000' },
		clients: { type: 'string' },
		servers: { type: 'string' },
		data: { type: 'string' },
		profile: { type: 'string' },
	},
});
const say = (line: string) => console.log(`· ${line}`);
const name = positionals[0] ?? '';
const loadBench = benches[name];
if (!loadBench) {
	console.log(`npm run bench -- ${Object.keys(benches).join('|')} [--cars 10000,1000000] [--bookings N] [--rounds 5] [--requests 1000] [--clients N] [--servers N] [--data FOLDER] [--profile FOLDER]
--data keeps the generated databases there for further runs; without it they go into a temporary folder. --bookings: ten for each car unless it says otherwise. --profile writes what our server did there, as a CPU profile.`);
	process.exit(1);
}
if (values.profile) process.env.BENCH_PROFILE = path.resolve(values.profile);
const { bench } = await loadBench();
const cars = values.cars.split(',').map(Number);
const bookings = values.bookings?.split(',').map(Number) ?? cars.map((count) => count * 10);
const options = {
	sizes: cars.map((count, index) => ({ cars: count, bookings: bookings[index] ?? count * 10 })),
	rounds: Number(values.rounds),
	requests: Number(values.requests),
	clients: values.clients === undefined ? undefined : Number(values.clients),
	servers: Number(values.servers ?? 1),
};
const folder = values.data ? path.resolve(values.data) : mkdtempSync(path.join(tmpdir(), 'mishwar-bench-'));
const postgres = await openPostgres(folder);
try {
	report(name, options, await bench({ ...options, data: values.data, postgresUrl: postgres.url, say }));
} finally {
	await postgres.stop();
	if (!values.data) rmSync(folder, { recursive: true, force: true });
}
