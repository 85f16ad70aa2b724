import { afterEach, describe, expect, it } from 'vitest';
import { isFromCache, recordSource } from './from-cache.ts';
import { CACHE_STATUS } from './offline-pages.ts';

const answer = (headers: Record<string, string> = {}) => new Response('{}', { headers });
const fromWorker = () => answer({ [CACHE_STATUS.header]: CACHE_STATUS.value });

describe('where the last answer came from', () => {
	afterEach(() => void recordSource(answer()));

	it('is the cache from an answer that says so until the server answers', () => {
		expect(isFromCache()).toBe(false);
		recordSource(fromWorker());
		expect(isFromCache()).toBe(true);
		recordSource(answer());
		expect(isFromCache()).toBe(false);
	});
	it('is not the cache where a proxy has answered from its own', () => {
		recordSource(answer({ [CACHE_STATUS.header]: 'ExampleCache; hit' }));
		expect(isFromCache()).toBe(false);
	});
	it('passes the answer on as it is', () => {
		const passed = fromWorker();
		expect(recordSource(passed)).toBe(passed);
	});
});
