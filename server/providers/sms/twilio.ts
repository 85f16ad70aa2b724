/**
 * SMS through an HTTP service with Twilio's Messages call: a form POST with basic authentication, 201 when accepted.
 * The call has no idempotency key: an attempt whose answer was lost may be delivered twice.
 */
import { PermanentDeliveryError, type SmsSender } from '../delivery.ts';

const TIMEOUT_MS = 10_000;

export type TwilioSettings = { baseUrl: string; account: string; token: string; from: string; timeoutMs?: number };

export function createTwilio({ baseUrl, account, token, from, timeoutMs = TIMEOUT_MS }: TwilioSettings): SmsSender {
	const address = `${baseUrl.replace(/\/$/, '')}/2010-04-01/Accounts/${account}/Messages.json`;
	const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
	return {
		send: async ({ to, text }) => {
			const response = await fetch(address, {
				method: 'POST',
				headers: { authorization },
				body: new URLSearchParams({ To: to, From: from, Body: text }),
				signal: AbortSignal.timeout(timeoutMs),
			});
			if (response.ok) return;
			const problem = `the SMS service answered ${response.status}${await reasonOf(response)}`;
			// 400 concerns this message: an invalid number, a landline, or an unsubscribed recipient.
			throw response.status === 400 ? new PermanentDeliveryError(problem) : new Error(problem);
		},
	};
}

/** `{"code": 21211, "message": "…"}`; the message contains the number, so only the code is reported. */
async function reasonOf(response: Response): Promise<string> {
	const body: unknown = await response.json().catch(() => null);
	const code = (body as { code?: unknown } | null)?.code;
	return typeof code === 'number' ? ` (${code})` : '';
}
