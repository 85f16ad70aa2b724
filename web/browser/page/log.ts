/** Logs failures that the visitor does not see. */

export function logFailure(what: string, error: unknown): void {
	// biome-ignore lint/suspicious/noConsole: the one place that may
	console.warn(what, error);
}
