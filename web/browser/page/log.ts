/** Logs failures that are not shown to the visitor. */

export function logFailure(what: string, error: unknown): void {
	// biome-ignore lint/suspicious/noConsole: the one place that may
	console.warn(what, error);
}
