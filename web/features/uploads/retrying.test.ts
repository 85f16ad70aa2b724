import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/browser/fetching.ts';
import { isRetryable, withRetries } from './retrying.ts';

const { signal } = new AbortController();

/** Fails with these statuses in order, then succeeds. */
function failing(...statuses: number[]) {
	const left = [...statuses];
	let tries = 0;
	return {
		tries: () => tries,
		attempt: async () => {
			tries += 1;
			const status = left.shift();
			if (status !== undefined) throw new ApiError(status, '', 'no');
			return 'done';
		},
	};
}

describe('retrying', () => {
	it('recognizes temporary failures', () => {
		expect([0, 408, 409, 418, 423, 429, 500, 502, 503].every(isRetryable)).toBe(true);
		expect([400, 401, 403, 404, 413, 415, 501, 505].some(isRetryable)).toBe(false);
	});
	it('waits 0, 1, 3 and 5 seconds', async () => {
		const waits: number[] = [];
		const wait = async (ms: number) => void waits.push(ms);
		expect(await withRetries(failing(0, 503, 429, 500).attempt, { signal, wait })).toBe('done');
		expect(waits).toEqual([0, 1000, 3000, 5000]);
	});
	it('gives up after the fifth attempt, and at once if a retry is useless', async () => {
		const wait = async () => undefined;
		const broken = failing(500, 500, 500, 500, 503);
		await expect(withRetries(broken.attempt, { signal, wait })).rejects.toMatchObject({ status: 503 });
		expect(broken.tries()).toBe(5);
		const refused = failing(415);
		await expect(withRetries(refused.attempt, { signal, wait })).rejects.toMatchObject({ status: 415 });
		expect(refused.tries()).toBe(1);
	});
	it('stops when it is cancelled', async () => {
		const cancel = new AbortController();
		const broken = failing(500, 500);
		const wait = async () => cancel.abort();
		await expect(withRetries(broken.attempt, { signal: cancel.signal, wait })).rejects.toMatchObject({ name: 'AbortError' });
		expect(broken.tries()).toBe(1);
	});
});
