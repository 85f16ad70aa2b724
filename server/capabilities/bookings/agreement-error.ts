import * as z from 'zod';

/**
 * The stored agreement of a booking cannot be parsed. This is a bug or a damaged row, never the caller's mistake: over HTTP it
 * becomes 500 INTERNAL, a job fails and is tried again, and the transaction around it is undone in both cases.
 */
export class BookingAgreementError extends Error {
	override readonly name = 'BookingAgreementError';
	readonly bookingId: string;

	constructor(bookingId: string, problem: z.ZodError) {
		super(`the agreement of booking ${bookingId} is not understood: ${z.prettifyError(problem)}`);
		this.bookingId = bookingId;
	}
}
