import { expect, it } from 'vitest';
import { poolSize } from './pool-sizes.ts';

it.each([
	{ max: 100, reserved: 3, processes: 1, size: 20 },
	{ max: 100, reserved: 3, processes: 2, size: 20 },
	{ max: 100, reserved: 3, processes: 4, size: 15 },
	{ max: 100, reserved: 3, processes: 7, size: 5 },
	{ max: 500, reserved: 3, processes: 16, size: 20 },
	{ max: 25, reserved: 3, processes: 1, size: 9 },
])('$processes processes on a PostgreSQL with $max connections have $size each', ({ max, reserved, processes, size }) => {
	const others = 8;
	expect(poolSize({ max, reserved }, { processes, others })).toBe(size);
	expect(processes * (size + others)).toBeLessThanOrEqual(max - reserved);
});

it('refuses more processes than the connections are enough for, and says how many would be', () => {
	expect(() => poolSize({ max: 100, reserved: 3 }, { processes: 8, others: 8 })).toThrow(
		'PROCESSES: 8 of them need max_connections of 104, and this PostgreSQL has 100',
	);
});
