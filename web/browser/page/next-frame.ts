/**
 * For work that can wait until the effect of a press is drawn. People then see the effect at once, even if the work takes a
 * phone several frames.
 */

/** Hidden pages draw no frames; the work then begins without one. */
const LATEST_MS = 100;

/** Resolves once the next frame is drawn, after a tenth of a second at the latest. */
export function nextFrame(): Promise<void> {
	return new Promise((resolve) => {
		// Callbacks of a frame run before it is drawn, and a timer that they start runs after it.
		requestAnimationFrame(() => setTimeout(resolve));
		setTimeout(resolve, LATEST_MS);
	});
}
