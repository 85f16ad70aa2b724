/** Failures that the visitor is not troubled with, written where a developer looks. */

export function logFailure(what: string, error: unknown): void {
	// biome-ignore lint/suspicious/noConsole: the one place that may
	console.warn(what, error);
}
