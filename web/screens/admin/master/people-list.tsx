/** All users, searched by the server, with role, status, and the actions of a super admin. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { roles } from '#contract/endpoint.ts';
import { type AdminUser, listUsers } from '#contract/people.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { Rows, rowStyle } from '#web/features/admin/admin-list.tsx';
import { SearchForm, useOrderChoice } from '#web/features/admin/search-form.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { PersonActions } from '#web/features/user-access/person-actions.tsx';
import { PersonLine } from '#web/features/user-access/person-line.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { usersQuery } from './loader.ts';
import type { MasterTexts } from './texts.en.ts';

type PeopleListProps = { query: URLSearchParams; path: string; hiddenFields: Record<string, string> };

export function PeopleList({ query, path, hiddenFields }: PeopleListProps) {
	const { users: t, desk } = useScreenTexts<MasterTexts>();
	const order = useOrderChoice();
	const results = useInfiniteQuery({ ...infiniteQueryFor(listUsers, usersQuery(query)), ...refetchOnVisit });
	useRememberedPages(results);
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
					order,
				]}
				query={query}
				list="users"
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
	const { language } = useLanguage();
	return (
		<article className={rowStyle} data-testid="person" data-role={person.role}>
			<PersonLine person={person}>
				<Link href={`/admin/people/${person.id}`} className="hover:underline">
					<bdi>{nameOf(person, language)}</bdi>
				</Link>
			</PersonLine>
			<PersonActions person={person} />
		</article>
	);
}
