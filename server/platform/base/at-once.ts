/** Limited concurrency: for the items of a list, such as the files of a backup, and for the tasks of each person, such as decoding pictures. */

/** Enough to hide the latency, and few enough for the service that answers. */
const AT_ONCE = 8;

/** Runs `work` on each, several at once. Rejects with the first error; work that has started continues. */
export async function forEachConcurrently<T>(all: AsyncIterable<T> | Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
	const shared = (async function* () {
		yield* all;
	})();
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			for await (const one of shared) await work(one);
		}),
	);
}

/**
 * Runs at most `atOnce` tasks of each person at a time; the others wait, in the order in which they came. Not p-queue: it starts a waiting task in
 * the async context of the one before it, so that its spans would be in the trace of another request.
 */
export function limitPerPerson(atOnce: number): <Answer>(who: string, work: () => Promise<Answer>) => Promise<Answer> {
	const busy = new Map<string, { running: number; waiting: Array<() => void> }>();
	return async (who, work) => {
		const turns = busy.get(who) ?? { running: 0, waiting: [] };
		busy.set(who, turns);
		if (turns.running < atOnce) turns.running += 1;
		else await new Promise<void>((resolve) => turns.waiting.push(resolve));
		try {
			return await work();
		} finally {
			// The task that has waited longest takes over the place.
			const next = turns.waiting.shift();
			if (next) next();
			else turns.running -= 1;
			if (turns.running === 0) busy.delete(who);
		}
	};
}
