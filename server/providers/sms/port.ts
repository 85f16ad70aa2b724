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
