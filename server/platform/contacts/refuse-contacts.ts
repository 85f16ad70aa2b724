/** Refuses contact details in texts that everybody can read: they are exchanged once a booking is confirmed. */
import type { Language } from '../base/refusal.ts';
import { refuseFields } from '../http/input.ts';
import { namesContact } from './mask-contacts.ts';

/** Throws INVALID_INPUT for each of these fields that names a phone number, an e-mail address, a link or an account. */
export function refuseContacts(texts: Record<string, unknown>, language: Language): void {
	const wrong = Object.entries(texts).filter(([, text]) => typeof text === 'string' && namesContact(text));
	if (wrong.length > 0)
		throw refuseFields(
			wrong.map(([name]) => [name, 'CONTACTS_REFUSED'] as const),
			language,
		);
}
