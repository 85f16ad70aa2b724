/** Sends one e-mail. Throws PermanentDeliveryError if it was refused for good, DeferredDeliveryError if this message must wait, and any other error if acceptance is unknown. */
export type Email = {
	/** Used for the Message-ID: the same for each attempt, so that duplicates are recognized. */
	id: string;
	to: string;
	subject: string;
	text: string;
	html?: string;
	/** Where the recipient can unsubscribe. */
	unsubscribeUrl?: string;
	/** A POST to that address suffices (RFC 8058). */
	isOneClick?: boolean;
};
export type EmailSender = { send(email: Email): Promise<void>; close(): Promise<void> };
