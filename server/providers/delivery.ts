/** Sending e-mail and SMS: the input of the providers, and their errors about one message. Any other error concerns the provider itself: it does not answer, fails or cannot be reached. */

/** Permanently refused because of its address, number or text. A retry would also be refused. */
export class PermanentDeliveryError extends Error {}

/** Not accepted now, although the provider works: a greylisted recipient, a full mailbox. */
export class DeferredDeliveryError extends Error {}

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

/** Sends one SMS. Throws PermanentDeliveryError if it was refused for good, DeferredDeliveryError if this message must wait, and any other error if acceptance is unknown. */
export type Sms = {
	/** The same for each attempt. */
	id: string;
	/** E.164. */
	to: string;
	text: string;
};
export type SmsSender = { send(sms: Sms): Promise<void> };

export const smsProviders = ['twilio', 'unifonic'] as const;
export type SmsProvider = (typeof smsProviders)[number];
