/** Calls of the contract, made from the browser: typed by the same object that the server answers from. */
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { recordSource } from './device/from-cache.ts';
import { acceptHeaders, answerOf, type Given, type Options, pathOf, type SentTo } from './fetching.ts';
import { heedSuspension } from './heed-suspension.ts';

export { ApiError, isRefusal } from './fetching.ts';

/** Makes a call and gives its answer's body. Throws ApiError for anything but a 2xx answer. */
export async function call<E extends Endpoint>(endpoint: E, ...sent: SentTo<E>): Promise<ResponseOf<E>> {
	const given = (sent[0] ?? {}) as Given & Options;
	const headers: Record<string, string> = acceptHeaders();
	if (given.body !== undefined) headers['content-type'] = 'application/json';
	if (given.idempotencyKey) headers['idempotency-key'] = given.idempotencyKey;
	const response = await answerOf(() =>
		fetch(pathOf(endpoint, ...sent), {
			method: endpoint.method,
			credentials: 'include',
			headers,
			...(given.body !== undefined && { body: JSON.stringify(given.body) }),
			...(given.signal && { signal: given.signal }),
			...(given.keepalive && { keepalive: true }),
		})
			.then(recordSource)
			.then(heedSuspension),
	);
	return (await response.json()) as ResponseOf<E>;
}
