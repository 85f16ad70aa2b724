/**
 * SMS by Unifonic's messages call (docs.unifonic.com, "Sending Your First SMS via Unifonic API" and "HTTP status codes"): a form POST with AppSid,
 * SenderID, Recipient without a plus, Body and CorrelationID; JSON `{success, message, errorCode, data}`.
 * To confirm with an account: that 409 ("This message is duplicate") answers a repeated CorrelationID, and that a refusal may come with status 200
 * and `success: false` (the bulk call shows the word as text, so both are read). `ER-…` codes other than ER-00 and ER-04 are not documented.
 */
import * as z from 'zod';
import { PermanentDeliveryError, type SmsSender } from '../delivery.ts';

const TIMEOUT_MS = 10_000;

export type UnifonicSettings = { baseUrl: string; appSid: string; senderId: string; timeoutMs?: number };

/** Concern this message: format or validity of the recipient, length, text. Everything else is retried. */
const forGood = new Set([410, 412, 415, 417, 421, 422, 449, 460, 481, 482]);
const DUPLICATE = 409;
const DESTINATION_IS_NO_NUMBER = 'ER-04';

const answerShape = z.object({ success: z.union([z.boolean(), z.enum(['true', 'false'])]), errorCode: z.string().catch('') });

export function createUnifonic({ baseUrl, appSid, senderId, timeoutMs = TIMEOUT_MS }: UnifonicSettings): SmsSender {
	const address = `${baseUrl.replace(/\/$/, '')}/rest/SMS/messages`;
	return {
		send: async ({ id, to, text }) => {
			const response = await fetch(address, {
				method: 'POST',
				headers: { accept: 'application/json' },
				body: new URLSearchParams({
					AppSid: appSid,
					SenderID: senderId,
					Recipient: to.replace(/^\+/, ''),
					Body: text,
					responseType: 'JSON',
					CorrelationID: id,
				}),
				signal: AbortSignal.timeout(timeoutMs),
			});
			// An earlier attempt was accepted and its answer was lost.
			if (response.status === DUPLICATE) return;
			const answer = answerShape.safeParse(await response.json().catch(() => null));
			if (response.ok && answer.success && String(answer.data.success) === 'true') return;
			const code = answer.success ? answer.data.errorCode : '';
			const problem = `the SMS service answered ${response.status}${code ? ` (${code})` : ''}`;
			throw forGood.has(response.status) || code === DESTINATION_IS_NO_NUMBER ? new PermanentDeliveryError(problem) : new Error(problem);
		},
	};
}
