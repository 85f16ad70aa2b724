/** An answer may say that its session ended by a suspension: then the page is left, at once, for the one that says why. */

const LED_AWAY = '/api/login?returnTo=/';

/** Passes the answer on. */
export async function heedSuspension(response: Response): Promise<Response> {
	if (response.status !== 401) return response;
	const body: unknown = await response
		.clone()
		.json()
		.catch(() => null);
	if (typeof body === 'object' && body !== null && 'reason' in body && body.reason === 'SUSPENDED') location.assign(LED_AWAY);
	return response;
}
