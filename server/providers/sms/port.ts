/** Sends one SMS. Throws PermanentDeliveryError if it was permanently refused, and any other error if acceptance is unknown: the job then retries. */
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
