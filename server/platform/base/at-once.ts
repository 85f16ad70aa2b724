/** Work on many things, a few of them at the same time: files of a backup, payments at a gateway. */

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
