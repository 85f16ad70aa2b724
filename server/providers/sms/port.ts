/** Sending one SMS to an E.164 number. Throws where it is not known to be accepted; the job tries again. */
export type Sms = { to: string; text: string };
export type SmsSender = { send(sms: Sms): Promise<void> };
