/** A person's name, linked to their profile if there is one. */

import { Link } from '#web/browser/navigation/link.tsx';
import { useLanguage } from '#web/i18n/context.tsx';
import { nameOf } from './people.ts';

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
