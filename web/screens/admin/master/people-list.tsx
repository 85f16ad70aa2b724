/** All users, searched by the server, with role, status, and the actions of a super admin. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { type Role, roles } from '#contract/endpoint.ts';
import { type AdminUser, listUsers, reinstateUser } from '#contract/people.ts';
import { call } from '#web/browser/api.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { Rows, rowStyle } from '#web/features/admin/admin-list.tsx';
import { Contact } from '#web/features/admin/contact.tsx';
import { SearchForm } from '#web/features/admin/search-form.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, StatusBadge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { usersQuery } from './loader.ts';
import { ResetFactorDialog } from './reset-factor-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import type { MasterTexts } from './texts.en.ts';

const tones: Record<Role, Tone> = { RENTER: 'neutral', OWNER: 'neutral', ADMIN: 'accent', SUPER_ADMIN: 'info' };

type PeopleListProps = { query: URLSearchParams; path: string; hiddenFields: Record<string, string> };

export function PeopleList({ query, path, hiddenFields }: PeopleListProps) {
	const { users: t, desk } = useScreenTexts<MasterTexts>();
	const results = useInfiniteQuery({ ...infiniteQueryFor(listUsers, usersQuery(query)), ...refetchOnVisit });
	return (
		<>
			<SearchForm
				label={t.heading}
				path={path}
				hiddenFields={hiddenFields}
				words={[{ name: 'q', label: t.query }]}
				choices={[
					{ name: 'role', label: t.role, options: roles.map((value) => ({ value, label: t.roles[value] })) },
					{
						name: 'suspended',
						label: t.suspended,
						options: [
							{ value: '0', label: t.standing.active },
							{ value: '1', label: t.standing.suspended },
						],
					},
				]}
				query={query}
			/>
			<Rows
				results={results}
				keyOf={({ id }) => id}
				row={(person) => <PersonRow person={person} />}
				error={t.error}
				empty={<EmptyState icon={<SearchX aria-hidden />} title={desk.list.nothing.title} hint={desk.list.nothing.hint} />}
			/>
		</>
	);
}

function PersonRow({ person }: { person: AdminUser }) {
	const { users: t, desk } = useScreenTexts<MasterTexts>();
	const { format, language } = useLanguage();
	const user = useCurrentUser();
	const [open, setOpen] = useState<'role' | 'suspend' | 'reset' | null>(null);
	const name = nameOf(person, language);
	const lift = useActionMutation<void>({
		call: () => call(reinstateUser, { params: { id: person.id } }),
		...{ refreshes: [listUsers], done: t.lifted, failed: t.liftFailed },
	});
	const close = () => setOpen(null);
	return (
		<article className={rowStyle} data-testid="person" data-role={person.role}>
			<Avatar name={name} src={person.profileImageUrl} />
			<div className="min-w-48 flex-1 space-y-0.5">
				<h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold leading-snug">
					<bdi>{name}</bdi>
					<Badge tone={tones[person.role]}>{t.roles[person.role]}</Badge>
					{person.suspendedAt && <StatusBadge tone="danger">{t.standing.suspended}</StatusBadge>}
				</h2>
				<p className="flex flex-wrap gap-x-3 text-muted text-sm">
					{person.email && <Contact way={person.email} />}
					{person.phone && <Contact way={person.phone} />}
					{!person.email && !person.phone && desk.person.noContact}
				</p>
				<p suppressHydrationWarning className="text-muted text-sm">
					{person.suspendedAt ? t.suspendedSince(format.date(person.suspendedAt)) : t.memberSince(format.date(person.createdAt))}
					{' · '}
					{person.suspendedAt ? <bdi>{person.suspensionReason}</bdi> : t.identity[person.kycStatus]}
				</p>
			</div>
			{user?.id === person.id ? (
				<span className="text-muted text-sm">{t.you}</span>
			) : (
				<div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
					<Button onClick={() => setOpen('role')}>{t.changeRole}</Button>
					{person.suspendedAt ? (
						<Button variant="quiet" busy={lift.isPending && t.lifting} onClick={() => lift.mutate()}>
							{t.lift}
						</Button>
					) : (
						<Button variant="quiet" onClick={() => setOpen('suspend')}>
							{t.suspend}
						</Button>
					)}
					{person.hasSecondFactor && (
						<Button variant="quiet" onClick={() => setOpen('reset')}>
							{t.resetFactor}
						</Button>
					)}
				</div>
			)}
			<RoleDialog person={person} name={name} open={open === 'role'} onClose={close} />
			<SuspendDialog person={person} name={name} open={open === 'suspend'} onClose={close} />
			<ResetFactorDialog person={person} name={name} open={open === 'reset'} onClose={close} />
		</article>
	);
}
