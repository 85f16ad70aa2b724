/**
 * For work that may wait until what was pressed is drawn: people see the answer to a press at once, also where the work that follows takes a
 * phone several frames.
 */

/** No frames are drawn in a page that nobody sees; the work begins without one then. */
const LATEST_MS = 100;

/** Resolves once the next frame is drawn, after a tenth of a second at the latest. */
export function nextFrame(): Promise<void> {
	return new Promise((resolve) => {
		// Callbacks of a frame run before it is drawn, and a timer that they start after it.
		requestAnimationFrame(() => setTimeout(resolve));
		setTimeout(resolve, LATEST_MS);
	});
}
