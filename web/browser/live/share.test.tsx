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
	const thisTab = { event: (kind: string) => void events.push(kind), state: (state: string) => void states.push(state) };
	const leave = shareAmongTabs(PERSON, shown, thisTab, (allTabs, isCaughtUp) => {
		opened(isCaughtUp);
		allTabs.state('live');
		return () => undefined;
	});
	return { events, opened, states, leave };
}

it.each([
	['displays the events of the first one', '7', '7', []],
	['was rendered after these', '7', '8', []],
	['misses some of them', '8', '7', ['reset']],
	['does not know what it displays, because the browser restored it', '7', null, ['reset']],
	['gets no position from the first one', null, '7', ['reset']],
])('a second tab that %s: whether it refetches', async (_, sharedPosition, shown, expected) => {
	const first = openTab('1');
	savePosition(PERSON, sharedPosition);
	const second = openTab(shown);
	await vi.waitFor(() => expect(second.states).toContain('live'));
	expect(second.events).toEqual(expected);
	expect(second.opened).not.toHaveBeenCalled();

	first.leave();
	await vi.waitFor(() => expect(second.opened).toHaveBeenCalledWith(true));
	expect(second.events).toEqual(expected);
	second.leave();
});
