/** SMS by an HTTP service that speaks Twilio's Messages call: a form POST with basic authentication, 201 when accepted. */
import type { SmsSender } from './port.ts';

const TIMEOUT_MS = 10_000;

export type TwilioSettings = { baseUrl: string; account: string; token: string; from: string };

export function createTwilio({ baseUrl, account, token, from }: TwilioSettings): SmsSender {
	const address = `${baseUrl.replace(/\/$/, '')}/2010-04-01/Accounts/${account}/Messages.json`;
	const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
	return {
		send: async ({ to, text }) => {
			const response = await fetch(address, {
				method: 'POST',
				headers: { authorization },
				body: new URLSearchParams({ To: to, From: from, Body: text }),
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			if (!response.ok) throw new Error(`the SMS service answered ${response.status}`);
		},
	};
}
