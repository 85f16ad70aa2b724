/** Sending one e-mail. Throws Undeliverable where it was refused for good, and anything else where it is not known to be accepted: the job tries again. */
export type Email = {
	/** Names the letter in its Message-ID: the same for each attempt, so that a second copy is known as one. */
	id: string;
	to: string;
	subject: string;
	text: string;
	html?: string;
	/** Where the reader chooses to get no more of these. */
	unsubscribeUrl?: string;
};
export type EmailSender = { send(email: Email): Promise<void>; close(): Promise<void> };
