/** Label of the button that saves a search, for visitors and signed-in people. */
import { BellPlus } from 'lucide-react';
import { type Filters, noFilters } from '#web/features/cars/filters.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import type { SearchTexts } from './texts.en.ts';

export function SaveSearchLabel() {
	const t = useScreenTexts<SearchTexts>();
	return (
		<>
			<BellPlus aria-hidden className="size-5" />
			{t.saveSearch}
		</>
	);
}

/** Order and page do not belong to a saved search. */
export const toSaved = (filters: Filters): Filters => ({ ...filters, sortBy: noFilters.sortBy, cursor: null });
