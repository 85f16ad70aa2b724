/** Work on many things, a few of them at the same time: files of a backup, payments at a gateway, pictures of one person. */

/** Enough to hide the latency, and few enough for the service that answers. */
const AT_ONCE = 8;

/** Runs `work` on each, several at once. Rejects with the first error; work that has started continues. */
export async function forEachAtOnce<T>(all: AsyncIterable<T> | Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
	const shared = (async function* () {
		yield* all;
	})();
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			for await (const one of shared) await work(one);
		}),
	);
}

/** Admits a few works of each person at a time; the others wait, in the order in which they came. */
export function turnsOf(atOnce: number): <Answer>(who: string, work: () => Promise<Answer>) => Promise<Answer> {
	const busy = new Map<string, { running: number; waiting: Array<() => void> }>();
	return async (who, work) => {
		const turns = busy.get(who) ?? { running: 0, waiting: [] };
		busy.set(who, turns);
		if (turns.running < atOnce) turns.running += 1;
		else await new Promise<void>((resolve) => turns.waiting.push(resolve));
		try {
			return await work();
		} finally {
			// The one that waited longest takes the place over.
			const next = turns.waiting.shift();
			if (next) next();
			else turns.running -= 1;
			if (turns.running === 0) busy.delete(who);
		}
	};
}
