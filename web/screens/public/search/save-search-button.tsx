/** Saves the filters for a morning alert; visitors sign in first and come back. */
import { BellPlus, Check } from 'lucide-react';
import { useState } from 'react';
import { listSavedSearches, saveSearch } from '#contract/saved-searches.ts';
import { call } from '#web/browser/api.ts';
import { activeCount, addressOf, type Filters, noFilters, queryOf } from '#web/features/cars/filters.ts';
import { loginAddress, useCurrentUser } from '#web/features/session/current-user.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { SearchTexts } from './texts.en.ts';

/** Order and page do not belong to the search. */
const toSaved = (filters: Filters): Filters => ({ ...filters, sortBy: noFilters.sortBy, cursor: null });

export function SaveSearchButton({ filters }: { filters: Filters }) {
	const t = useScreenTexts<SearchTexts>();
	const user = useCurrentUser();
	const address = addressOf(toSaved(filters));
	const [saved, setSaved] = useState<string | null>(null);
	const save = useActionMutation({
		call: () => call(saveSearch, { body: { query: parametersOf(filters) } }),
		refreshes: [listSavedSearches],
		done: () => ({ title: t.searchSaved, description: t.searchSavedHint }),
		failed: t.saveFailed,
		onDone: () => setSaved(address),
	});
	if (activeCount(filters) === 0) return null;
	const label = (
		<>
			<BellPlus aria-hidden className="size-5" />
			{t.saveSearch}
		</>
	);
	if (!user)
		return (
			<LinkButton plain href={loginAddress(address)} className="needs-script">
				{label}
			</LinkButton>
		);
	if (saved === address)
		return (
			<LinkButton href="/favourites">
				<Check aria-hidden className="size-5" />
				{t.searchSaved}
			</LinkButton>
		);
	return (
		<Button className="needs-script" aria-busy={save.isPending || undefined} disabled={save.isPending} onClick={() => save.mutate()}>
			{label}
		</Button>
	);
}

function parametersOf(filters: Filters): Record<string, string | string[]> {
	const entries = Object.entries(queryOf(toSaved(filters)));
	return Object.fromEntries(entries.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]));
}
