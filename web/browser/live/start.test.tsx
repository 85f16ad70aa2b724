import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { savePosition } from './position.ts';
import { startLive } from './start.ts';

const opened: string[] = [];
class Source {
	constructor(address: string) {
		opened.push(address);
	}
	addEventListener() {}
	close() {}
}

beforeEach(() => {
	opened.length = 0;
	vi.stubGlobal('EventSource', Source);
	// Without locks each tab has its own stream.
	vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
	localStorage.clear();
	vi.unstubAllGlobals();
});

it('continues after the displayed state; restored by the browser, it starts again from there, regardless of what other pages have received', () => {
	const stop = startLive('person', new QueryClient(), '7', () => Promise.resolve(true));
	dispatchEvent(new Event('pagehide'));
	savePosition('person', '9');
	dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
	stop();
	expect(opened).toEqual(['/api/notifications/stream?after=7', '/api/notifications/stream']);
});
