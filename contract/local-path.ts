/** Validates return addresses: only a path on this site is accepted, however the text disguises another address. */

const HERE = 'http://here.invalid';

/**
 * Returns path, query and fragment; null for other hosts, `//host`, `/\host`, schemes, encoded and control-character tricks.
 * Compared by origin after parsing, as a browser would.
 */
export function localPath(returnTo: string | null | undefined): string | null {
	if (!returnTo?.startsWith('/') || /^\/(?:[/\\]|%2f|%5c)/i.test(returnTo)) return null;
	// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and newlines while they parse, so they must not get in
	if (/[\\\u0000-\u001f\u007f]/.test(returnTo) || !URL.canParse(returnTo, HERE)) return null;
	const url = new URL(returnTo, HERE);
	return url.origin === HERE && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : null;
}
