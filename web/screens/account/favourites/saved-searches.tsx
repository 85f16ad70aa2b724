/** Saved searches, each with a link to its results and a button that ends it. */
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { deleteSavedSearch, listSavedSearches, type SavedSearch } from '#contract/saved-searches.ts';
import { call } from '#web/browser/api.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { FavouritesTexts } from './texts.en.ts';

export function SavedSearches() {
	const t = useScreenTexts<FavouritesTexts>();
	const { data } = useQuery({ ...queryFor(listSavedSearches), ...refetchOnVisit });
	if (!data || data.length === 0) return null;
	return (
		<section aria-labelledby="saved-searches" className="mt-12">
			<h2 id="saved-searches" className="text-xl">
				{t.searches}
			</h2>
			<p className="mt-1 text-muted">{t.searchesLead}</p>
			<HelpLink to="find-a-car" />
			<ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
				{data.map((search) => (
					<SavedSearchRow key={search.id} search={search} />
				))}
			</ul>
		</section>
	);
}

function SavedSearchRow({ search }: { search: SavedSearch }) {
	const t = useScreenTexts<FavouritesTexts>();
	const { language } = useLanguage();
	const name = search.description[language];
	const end = useActionMutation({
		call: () => call(deleteSavedSearch, { params: { id: search.id } }),
		refreshes: [listSavedSearches],
		done: t.searchEnded,
		failed: t.searchEndFailed,
	});
	return (
		<li className="flex items-center gap-3 py-2 ps-4 pe-2">
			<Search aria-hidden className="size-5 shrink-0 text-muted" />
			<Link
				href={search.query ? `/search?${search.query}` : '/search'}
				className="min-w-0 flex-1 break-words py-2 font-medium text-primary"
			>
				<bdi>{name}</bdi>
			</Link>
			{search.isOver && <Badge tone="neutral">{t.searchOver}</Badge>}
			<IconButton label={t.endSearch(name)} disabled={end.isPending} onClick={() => end.mutate()}>
				<X aria-hidden className="size-5" />
			</IconButton>
		</li>
	);
}
