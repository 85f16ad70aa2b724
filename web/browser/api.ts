/** Calls of the contract from the browser, typed by the same object as the server. */
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { recordSource } from './device/from-cache.ts';
import { acceptHeaders, answerOf, isRefusal, type Options, pathOf, type RequestInput, type SentTo } from './fetching.ts';
import { redirectIfSuspended } from './redirect-if-suspended.ts';
import { askForIdentity } from './step-up.ts';

export { ApiError, isRefusal } from './fetching.ts';

/**
 * Makes a call and returns the response body. Throws ApiError for any response other than 2xx. For a call that needs a recent proof of
 * identity the person is asked for it, and the call is then repeated unchanged.
 */
export async function call<E extends Endpoint>(endpoint: E, ...sent: SentTo<E>): Promise<ResponseOf<E>> {
	const input = (sent[0] ?? {}) as RequestInput & Options;
	const headers: Record<string, string> = acceptHeaders();
	if (input.body !== undefined) headers['content-type'] = 'application/json';
	if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
	const send = () =>
		answerOf(() =>
			fetch(pathOf(endpoint, ...sent), {
				method: endpoint.method,
				credentials: 'include',
				headers,
				...(input.body !== undefined && { body: JSON.stringify(input.body) }),
				...(input.signal && { signal: input.signal }),
				...(input.keepalive && { keepalive: true }),
			})
				.then(recordSource)
				.then(redirectIfSuspended),
		);
	const response = await send().catch(async (error: unknown) => {
		if (!isRefusal(error, 'STEP_UP_NEEDED') || !(await askForIdentity())) throw error;
		return send();
	});
	return (await response.json()) as ResponseOf<E>;
}
