import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOwnStream } from './stream.ts';

/** The browser's EventSource: what was opened, and a way to fail it. */
class Source {
	static opened: Source[] = [];
	onerror: (() => void) | null = null;
	constructor() {
		Source.opened.push(this);
	}
	addEventListener() {}
	close() {}
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('EventSource', Source);
	Source.opened = [];
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const failLast = () => Source.opened.at(-1)?.onerror?.();

it('after a long time without a connection, a first attempt that fails is followed by another within two seconds', () => {
	const close = openOwnStream('person', { event: () => undefined, state: () => undefined, reaches: () => Promise.resolve(false) });
	for (let failure = 0; failure < 8; failure++) {
		failLast();
		vi.advanceTimersByTime(60_000);
	}
	dispatchEvent(new Event('online'));
	const attempts = Source.opened.length;
	failLast();
	vi.advanceTimersByTime(2000);
	expect(Source.opened.length).toBe(attempts + 1);
	close();
});

it.each([
	['a beat is missing', 40_000, true],
	['the last one was just heard', 10_000, false],
])('a page that becomes visible where %s: whether it reopens its stream at once', (_, hiddenMs, reopens) => {
	const close = openOwnStream('person', { event: () => undefined, state: () => undefined, reaches: () => Promise.resolve(true) });
	vi.advanceTimersByTime(hiddenMs);
	document.dispatchEvent(new Event('visibilitychange'));
	expect(Source.opened.length).toBe(reopens ? 2 : 1);
	close();
	vi.advanceTimersByTime(hiddenMs);
	document.dispatchEvent(new Event('visibilitychange'));
	expect(Source.opened.length).toBe(reopens ? 2 : 1);
});
