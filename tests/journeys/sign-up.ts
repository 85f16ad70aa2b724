/** Signs up by the two calls of the sign-up page, and reads the code in the outbox. */
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

type Message = { id: string; to: string; text: string };

/** Letters and SMS to an address, newest first. */
export async function messagesTo(page: Page, to: string): Promise<Message[]> {
	const messages: Message[] = await (await page.request.get('/api/dev/outbox')).json();
	return messages.filter((message) => message.to === to);
}

/** Waits for a message that is not in `before`, because codes are sent by a job. */
export async function nextCode(page: Page, to: string, pattern: RegExp, before: readonly Message[] = []): Promise<string> {
	const known = new Set(before.map(({ id }) => id));
	let code = '';
	await expect
		.poll(async () => {
			const fresh = (await messagesTo(page, to)).find(({ id }) => !known.has(id));
			code = pattern.exec(fresh?.text ?? '')?.[0] ?? '';
			return code;
		})
		.not.toBe('');
	return code;
}

export const LETTERS_CODE = /\b[A-Z0-9]{6}\b/;

/** A new user with a verified address, signed in on this page. */
export async function signUpAs(
	page: Page,
	account: { email: string; password: string; firstName: string; lastName: string; lang: 'en' | 'ar' },
): Promise<void> {
	const headers = { origin: process.env.JOURNEY_URL ?? '' };
	expect((await page.request.post('/api/auth/sign-up/email', { data: account, headers })).status()).toBe(202);
	const data = { email: account.email, code: await nextCode(page, account.email, LETTERS_CODE) };
	expect((await page.request.post('/api/auth/sign-up/confirm', { data, headers })).status()).toBe(201);
}
