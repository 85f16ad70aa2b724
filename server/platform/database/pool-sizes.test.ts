import { describe, expect, it } from 'vitest';
import { mostConnections, poolSize } from './pool-sizes.ts';

const others = 8;

describe('the connections of PostgreSQL', () => {
	it.each([
		{ max: 100, reserved: 3, servers: 1, processes: 1, size: 20 },
		{ max: 100, reserved: 3, servers: 1, processes: 2, size: 20 },
		{ max: 100, reserved: 3, servers: 1, processes: 4, size: 15 },
		{ max: 100, reserved: 3, servers: 1, processes: 7, size: 5 },
		{ max: 500, reserved: 3, servers: 1, processes: 16, size: 20 },
		{ max: 25, reserved: 3, servers: 1, processes: 1, size: 9 },
		{ max: 100, reserved: 3, servers: 2, processes: 2, size: 15 },
		{ max: 100, reserved: 3, servers: 3, processes: 1, size: 20 },
	])(
		'$max suffice for $processes processes on each of $servers servers, with $size in each pool',
		({ max, reserved, servers, processes, size }) => {
			const sharing = { servers, processes, others };
			expect(poolSize({ max, reserved }, sharing)).toBe(size);
			expect(mostConnections({ max, reserved }, sharing)).toBe(servers * processes * (size + others));
			expect(mostConnections({ max, reserved }, sharing)).toBeLessThanOrEqual(max - reserved);
		},
	);

	it.each([
		{ servers: 1, processes: 8, said: 'PROCESSES: 8 of them need max_connections of 104, and this PostgreSQL has 100' },
		{
			servers: 2,
			processes: 4,
			said: 'PROCESSES and SERVERS: 4 on each of 2 servers need max_connections of 104, and this PostgreSQL has 100',
		},
	])(
		'are too few for $processes processes on each of $servers servers, and the error says how many would suffice',
		({ said, ...sharing }) => {
			expect(() => poolSize({ max: 100, reserved: 3 }, { ...sharing, others })).toThrow(said);
		},
	);

	it('are counted without the pools where a pooler holds those', () => {
		expect(mostConnections({ max: 100, reserved: 3 }, { servers: 2, processes: 4, others, isPooled: true })).toBe(64);
	});
});
