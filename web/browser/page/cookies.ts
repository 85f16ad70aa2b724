/** Preferences stored in cookies: language, theme, sidebar. The server reads them to render the page correctly. */

const DAY_S = 24 * 3600;

export function setCookie(name: 'lang' | 'theme' | 'sidebar', value: string, days: number): void {
	const secure = location.protocol === 'https:' ? '; Secure' : '';
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
	document.cookie = `${name}=${value}; Path=/; Max-Age=${days * DAY_S}; SameSite=Lax${secure}`;
}

export const COOKIE_DAYS = 365;
