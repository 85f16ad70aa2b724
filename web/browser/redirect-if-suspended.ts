/** If a response says that the session ended by a suspension, redirects to the page that explains it. */

const SIGN_IN = '/api/login?returnTo=/';

let leaving = false;

export function leaveSuspended(): void {
	if (!leaving) location.assign(SIGN_IN);
	leaving = true;
}

/** Returns the response, or never resolves once a redirect to the suspension page has begun (avoids a competing redirect). */
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
