/** An answer may say that its session ended by a suspension: then the page is left, at once, for the one that says why. */

const LED_AWAY = '/api/login?returnTo=/';

let leaving = false;

export function leaveSuspended(): void {
	if (!leaving) location.assign(LED_AWAY);
	leaving = true;
}

/** Passes the answer on. Where the page is left nothing more is made of it: a second way out would get in the way of the first. */
export async function redirectIfSuspended(response: Response): Promise<Response> {
	if (response.status !== 401) return response;
	const body: unknown = await response
		.clone()
		.json()
		.catch(() => null);
	if (typeof body !== 'object' || body === null || !('reason' in body) || body.reason !== 'SUSPENDED') return response;
	leaveSuspended();
	return new Promise(() => undefined);
}
