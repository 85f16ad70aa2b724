import { afterEach, describe, expect, it } from 'vitest';
import { isFromCache, recordSource } from './from-cache.ts';
import { CACHE_STATUS } from './offline-pages.ts';

const answer = (headers: Record<string, string> = {}) => new Response('{}', { headers });
const fromWorker = () => answer({ [CACHE_STATUS.header]: CACHE_STATUS.value });

describe('the origin of the last response', () => {
	afterEach(() => void recordSource(answer()));

	it('is the cache from a response that says so until the server answers', () => {
		expect(isFromCache()).toBe(false);
		recordSource(fromWorker());
		expect(isFromCache()).toBe(true);
		recordSource(answer());
		expect(isFromCache()).toBe(false);
	});
	it('is not the cache if a proxy has answered from its own', () => {
		recordSource(answer({ [CACHE_STATUS.header]: 'ExampleCache; hit' }));
		expect(isFromCache()).toBe(false);
	});
	it('does not affect the response itself', () => {
		const passed = fromWorker();
		expect(recordSource(passed)).toBe(passed);
	});
});
