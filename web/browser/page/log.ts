/** Logs failures that the visitor does not see. */

export function logFailure(what: string, error: unknown): void {
	// biome-ignore lint/suspicious/noConsole: all other modules log through this function
	console.warn(what, error);
}
