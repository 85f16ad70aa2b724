/** A user, in a list or at the top of their file: name, role, status, contact details, and since when. */
import type { ReactNode } from 'react';
import type { Role } from '#contract/endpoint.ts';
import type { AdminUser } from '#contract/people.ts';
import { Contact } from '#web/features/admin/contact.tsx';
import type { DeskTexts } from '#web/features/admin/texts.en.ts';
import { nameOf } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, StatusBadge, type Tone } from '#web/ui/badge.tsx';
import type { UserTexts } from './texts.en.ts';

const tones: Record<Role, Tone> = { RENTER: 'neutral', OWNER: 'neutral', ADMIN: 'accent', SUPER_ADMIN: 'info' };

type PersonLineProps = {
	person: AdminUser;
	/** Content of the heading; by default the name. */
	children?: ReactNode;
	titleAs?: 'h1' | 'h2';
};

export function PersonLine({ person, children, titleAs: Title = 'h2' }: PersonLineProps) {
	const { users: t, desk } = useScreenTexts<{ users: UserTexts; desk: DeskTexts }>();
	const { format, language } = useLanguage();
	const name = nameOf(person, language);
	return (
		<>
			<Avatar name={name} src={person.profileImageUrl} />
			<div className="min-w-48 flex-1 space-y-0.5">
				<Title className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold leading-snug">
					{children ?? <bdi>{name}</bdi>}
					<Badge tone={tones[person.role]}>{t.roles[person.role]}</Badge>
					{person.suspendedAt && <StatusBadge tone="danger">{t.standing.suspended}</StatusBadge>}
				</Title>
				<p className="flex flex-wrap gap-x-3 text-muted text-sm">
					{[person.email, person.phone].map(
						(way) =>
							way && (
								<span key={way} className="min-w-0">
									<Contact way={way} />
								</span>
							),
					)}
					{!person.email && !person.phone && desk.person.noContact}
				</p>
				<p className="flex flex-wrap gap-x-3 text-muted text-sm">
					<span suppressHydrationWarning>
						{person.suspendedAt ? t.suspendedSince(format.date(person.suspendedAt)) : t.memberSince(format.date(person.createdAt))}
					</span>
					<span className="min-w-0">{person.suspendedAt ? <bdi>{person.suspensionReason}</bdi> : t.identity[person.kycStatus]}</span>
				</p>
			</div>
		</>
	);
}
