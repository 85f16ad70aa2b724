/** People whose identity is approved, searched by the server; an approval can be revoked. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { type AdminUser, listUsers } from '#contract/people.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { nameOf } from '#web/features/people/people.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Rows, rowStyle } from './admin-list.tsx';
import { Contact } from './contact.tsx';
import { approvedQuery } from './list-queries.ts';
import { SearchForm } from './search-form.tsx';
import type { DeskTexts } from './texts.en.ts';

const RevokeDialog = lazyDialog(() => import('./revoke-dialog.tsx'));

type ApprovedIdentitiesProps = { query: URLSearchParams; path: string; hiddenFields: Record<string, string> };

export default function ApprovedIdentities({ query, path, hiddenFields }: ApprovedIdentitiesProps) {
	const { approved: t, list } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const results = useInfiniteQuery({ ...infiniteQueryFor(listUsers, approvedQuery(query)), ...refetchOnVisit });
	return (
		<section className="mt-8">
			<h2 className="mb-3 font-semibold text-lg">{t.heading}</h2>
			<SearchForm label={t.heading} path={path} hiddenFields={hiddenFields} words={[{ name: 'q', label: t.query }]} query={query} />
			<Rows
				results={results}
				keyOf={({ id }) => id}
				row={(person) => <PersonRow person={person} />}
				error={t.error}
				empty={<EmptyState icon={<SearchX aria-hidden />} title={list.nothing.title} hint={list.nothing.hint} />}
			/>
		</section>
	);
}

function PersonRow({ person }: { person: AdminUser }) {
	const { approved: t, person: personTexts } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { language } = useLanguage();
	const user = useCurrentUser();
	const [open, setOpen] = useState(false);
	const name = nameOf(person, language);
	return (
		<article className={rowStyle} data-testid="approved-identity">
			<Avatar name={name} src={person.profileImageUrl} />
			<div className="min-w-48 flex-1">
				<h3 className="font-semibold leading-snug">
					<bdi>{name}</bdi>
				</h3>
				<p className="text-muted text-sm">
					<Contact way={person.email ?? person.phone ?? personTexts.noContact} />
				</p>
			</div>
			{user?.id !== person.id && (
				<Button variant="quiet" className="max-sm:w-full" onClick={() => setOpen(true)}>
					{t.revoke}
				</Button>
			)}
			<RevokeDialog person={person} name={name} open={open} onClose={() => setOpen(false)} />
		</article>
	);
}
