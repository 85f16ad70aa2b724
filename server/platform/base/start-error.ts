/** A start-up problem that the operator can solve: printed as one line without a stack; the process exits with 1. */
export class StartError extends Error {
	override readonly name = 'StartError';
}
