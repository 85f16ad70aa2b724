/** Sending one SMS. Throws Undeliverable where it was refused for good, and anything else where it is not known to be accepted: the job tries again. */
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
