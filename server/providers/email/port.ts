/** Sending one e-mail. Throws where it is not known to be accepted; the job tries again. */
export type Email = { to: string; subject: string; text: string; html?: string };
export type EmailSender = { send(email: Email): Promise<void> };
