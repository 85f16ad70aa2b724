/** Manually sent webhooks, signed like the gateway's or not. */
import { signWebhook } from '#gateway-simulator/myfatoorah/signature.ts';
import { GATEWAY_KEYS, type World } from './world.ts';

export type SentWebhook = { body: string; headers: Record<string, string> };

/** `body`: as the gateway sent it, or a variant. */
export function signedWebhook(body: string, secret: string = GATEWAY_KEYS.webhookSecret): SentWebhook {
	const { Event, Data } = JSON.parse(body) as { Event: { Code: number }; Data: Record<string, unknown> };
	return {
		body,
		headers: {
			'content-type': 'application/json',
			'myfatoorah-webhook-version': 'v2',
			'myfatoorah-signature': signWebhook(secret, Event.Code, Data),
		},
	};
}

/** Returns the response status. */
export async function postWebhook(world: Pick<World, 'url'>, { body, headers }: SentWebhook): Promise<number> {
	const response = await fetch(`${world.url}/api/payments/webhook/myfatoorah`, { method: 'POST', body, headers });
	await response.body?.cancel();
	return response.status;
}
