/** Something that the person who starts the server can mend: shown as one line, without a stack, and the process ends with 1. */
export class StartError extends Error {
	override readonly name = 'StartError';
}
