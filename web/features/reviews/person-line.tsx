/** A person in one line: picture, name, rating, member since; the name links to their profile. */
import type { ReactNode } from 'react';
import type { PublicUser } from '#contract/identity.ts';
import { nameOf } from '#web/features/people/people.ts';
import { PersonName } from '#web/features/people/person-name.tsx';
import { useLanguage } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { RatingMark } from './rating-mark.tsx';

type PersonLineProps = {
	person: PublicUser;
	/** Which of the two ratings is displayed. */
	as: 'owner' | 'renter';
	memberSince(year: string): string;
	/** Beside the name. */
	mark?: ReactNode;
	/** Below the rating. */
	children?: ReactNode;
};

export function PersonLine({ person, as, memberSince, mark, children }: PersonLineProps) {
	const { language, format } = useLanguage();
	const name = nameOf(person, language);
	return (
		<div className="flex items-center gap-4">
			<Avatar name={name} src={person.profileImageUrl} size="large" />
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-lg leading-snug">
					<PersonName person={person} />
					{mark}
				</p>
				<p suppressHydrationWarning className="numbers flex flex-wrap items-center gap-x-3 text-muted text-sm">
					<RatingMark score={as === 'owner' ? person.asOwner : person.asRenter} long />
					{memberSince(format.date(person.memberSince, 'year'))}
					{children}
				</p>
			</div>
		</div>
	);
}
