import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { savePosition } from './position.ts';
import { shareAmongTabs } from './share.ts';

/** A lock like that of browsers: the next tab gets it when the first one releases it. */
class Locks {
	#held: Promise<unknown> | null = null;

	async request(_: string, options: { ifAvailable?: true }, act: (lock: object | null) => unknown): Promise<void> {
		if (options.ifAvailable && this.#held) return void (await act(null));
		const before = this.#held;
		this.#held = (async () => {
			await before;
			await act({});
		})();
		await this.#held;
	}
}

beforeEach(() => vi.stubGlobal('navigator', { locks: new Locks() }));
afterEach(() => {
	localStorage.clear();
	vi.unstubAllGlobals();
});

const PERSON = 'person';

/** A tab that was rendered after event number `shown`. */
function openTab(shown: string | null) {
	const events: string[] = [];
	const opened = vi.fn();
	const states: string[] = [];
	const here = { event: (kind: string) => void events.push(kind), state: (state: string) => void states.push(state) };
	const leave = shareAmongTabs(PERSON, shown, here, (everybody, isCaughtUp) => {
		opened(isCaughtUp);
		everybody.state('live');
		return () => undefined;
	});
	return { events, opened, states, leave };
}

it.each([
	['shows what the first has heard', '7', '7', []],
	['was rendered after that', '7', '8', []],
	['lacks something', '8', '7', ['reset']],
	['does not know what it shows, as one that was kept by the browser', '7', null, ['reset']],
	['cannot learn how far the first one is', null, '7', ['reset']],
])('a second tab that %s: whether it refetches', async (_, heard, shown, expected) => {
	const first = openTab('1');
	savePosition(PERSON, heard);
	const second = openTab(shown);
	await vi.waitFor(() => expect(second.states).toContain('live'));
	expect(second.events).toEqual(expected);
	expect(second.opened).not.toHaveBeenCalled();

	first.leave();
	await vi.waitFor(() => expect(second.opened).toHaveBeenCalledWith(true));
	expect(second.events).toEqual(expected);
	second.leave();
});
