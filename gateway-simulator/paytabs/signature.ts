/** Signatures of PayTabs: hex HMAC-SHA256 with the server key, over a notice's raw body or the fields of the return form. */
import { createHmac } from 'node:crypto';

export const sign = (serverKey: string, text: string): string => createHmac('sha256', serverKey).update(text).digest('hex');

/** PHP's urlencode: everything except letters, digits and `-_.`, with a space as plus. */
const phpEncode = (text: string): string =>
	encodeURIComponent(text)
		.replace(/[!'()*~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
		.replaceAll('%20', '+');

/** Sorted by name, without empty values, like `http_build_query(array_filter($fields))`. */
export function signForm(serverKey: string, fields: Readonly<Record<string, string>>): string {
	const names = Object.keys(fields)
		.filter((name) => fields[name] !== '')
		.sort();
	return sign(serverKey, names.map((name) => `${phpEncode(name)}=${phpEncode(fields[name] ?? '')}`).join('&'));
}
