/** Search for people by name, phone, e-mail, id, or the plate of a car; each result links to the person's file. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useSearch } from 'wouter';
import { exportPeople } from '#contract/admin-exports.ts';
import { findPeople } from '#contract/person-file.ts';
import { pathOf } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { Rows, rowStyle } from '#web/features/admin/admin-list.tsx';
import { SearchForm, useOrderChoice } from '#web/features/admin/search-form.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { PersonLine } from '#web/features/user-access/person-line.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { PATH, peopleQuery } from './loader.ts';
import type { AdminPeopleTexts } from './texts.en.ts';

export default function AdminPeopleScreen() {
	const t = useScreenTexts<AdminPeopleTexts>();
	const { language } = useLanguage();
	const query = new URLSearchParams(useSearch());
	const order = useOrderChoice();
	const results = useInfiniteQuery({ ...infiniteQueryFor(findPeople, peopleQuery(query)), ...refetchOnVisit });
	useRememberedPages(results);
	return (
		<div className="mx-auto max-w-5xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<p className="mt-1 mb-5 text-muted">{t.lead}</p>
			<SearchForm
				label={t.heading}
				path={PATH}
				words={[{ name: 'q', label: t.query }]}
				choices={[
					{
						name: 'suspended',
						label: t.users.suspended,
						options: [
							{ value: '0', label: t.users.standing.active },
							{ value: '1', label: t.users.standing.suspended },
						],
					},
					order,
				]}
				query={query}
				list="people"
				file={pathOf(exportPeople, { query: { ...peopleQuery(query).query, lang: language } })}
			/>
			<Rows
				results={results}
				keyOf={({ id }) => id}
				row={(person) => (
					<article className={rowStyle} data-testid="person">
						<PersonLine person={person}>
							<Link href={`${PATH}/${person.id}`} className="hover:underline">
								<bdi>{nameOf(person, language)}</bdi>
							</Link>
						</PersonLine>
						<LinkButton href={`${PATH}/${person.id}`} className="max-sm:w-full" aria-label={`${t.file}: ${nameOf(person, language)}`}>
							{t.file}
						</LinkButton>
					</article>
				)}
				error={t.error}
				empty={<EmptyState icon={<SearchX aria-hidden />} title={t.desk.list.nothing.title} hint={t.nothing} />}
			/>
		</div>
	);
}
