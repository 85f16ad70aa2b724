/** The token of the opened link. It is remembered in the tab, because signing in leads away from the address and back without its fragment. */

const KEY = 'team-invitation';

export function invitationToken(): string | null {
	const token = location.hash.slice(1);
	if (token !== '') sessionStorage.setItem(KEY, token);
	return token || sessionStorage.getItem(KEY);
}
