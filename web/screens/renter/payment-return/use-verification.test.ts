import { expect, it } from 'vitest';
import { nextCheckMs } from './use-verification.ts';

it('checks again after 2, 5, 10 and 30 seconds, then on request only', () => {
	expect([0, 1, 2, 3, 4, 5, 6].map(nextCheckMs)).toEqual([false, 2000, 5000, 10_000, 30_000, false, false]);
});
