/** Saves the filters of the address for a morning alert. */
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { listSavedSearches, saveSearch } from '#contract/saved-searches.ts';
import { call } from '#web/browser/api.ts';
import { activeCount, addressOf, type Filters, filtersFrom, queryOf } from '#web/features/cars/filters.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { SaveSearchLabel, toSaved } from './save-search-label.tsx';
import type { SearchTexts } from './texts.en.ts';

export default function SaveSearch() {
	const t = useScreenTexts<SearchTexts>();
	const filters = toSaved(filtersFrom(new URLSearchParams(useSearch())));
	const address = addressOf(filters);
	const [saved, setSaved] = useState<string | null>(null);
	const save = useActionMutation({
		call: () => call(saveSearch, { body: { query: parametersOf(filters) } }),
		refreshes: [listSavedSearches],
		done: () => ({ title: t.searchSaved, description: t.searchSavedHint }),
		failed: t.saveFailed,
		onDone: () => setSaved(address),
	});
	if (activeCount(filters) === 0) return null;
	return (
		<div className="mt-4">
			{saved === address ? (
				<LinkButton href="/favourites">
					<Check aria-hidden className="size-5" />
					{t.searchSaved}
				</LinkButton>
			) : (
				<Button className="needs-script" aria-busy={save.isPending || undefined} disabled={save.isPending} onClick={() => save.mutate()}>
					<SaveSearchLabel />
				</Button>
			)}
		</div>
	);
}

function parametersOf(filters: Filters): Record<string, string | string[]> {
	return Object.fromEntries(
		Object.entries(queryOf(filters)).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
	);
}
