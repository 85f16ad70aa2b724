/** How a person is shown: by name, linked to their profile if there is one, or by e-mail address or phone number. */

import { Link } from '#web/browser/navigation/link.tsx';
import { useLanguage } from '#web/i18n/context.tsx';
import { nameOf, phoneInGroups } from './people.ts';

type PersonNameProps = { person: { id: string; displayName: string; displayNameAr: string | null; hasLeft: boolean } };

export function PersonName({ person }: PersonNameProps) {
	const name = <bdi>{nameOf(person, useLanguage().language)}</bdi>;
	if (person.hasLeft) return name;
	return (
		<Link href={`/users/${person.id}`} className="hover:underline">
			{name}
		</Link>
	);
}

/** An address too long for its line breaks before the @. */
export function EmailAddress({ email }: { email: string }) {
	const at = email.indexOf('@');
	return (
		<bdi className="wrap-anywhere">
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</bdi>
	);
}

/** An e-mail address, or a phone number, which never breaks. */
export function Contact({ way }: { way: string }) {
	if (way.includes('@')) return <EmailAddress email={way} />;
	return (
		<bdi dir="ltr" className="numbers whitespace-nowrap">
			{phoneInGroups(way)}
		</bdi>
	);
}
