/** Notices above the results: unknown values of filters, and search words that were replaced by similar ones. */
import { unknownFilters } from '#web/features/cars/unknown-filters.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { Notice } from './notice.tsx';
import type { SearchTexts } from './texts.en.ts';

/** Loaded only if needed, because it contains the search for similar names. */
const UnknownValues = deferredComponent(() => import('./unknown-values.tsx'), <Skeleton className="h-11" />);

type NoticesProps = { query: URLSearchParams; typed: string; instead: string | null };

export function SearchNotices({ query, typed, instead }: NoticesProps) {
	const t = useScreenTexts<SearchTexts>();
	const hasUnknown = unknownFilters(query).length > 0;
	if (!hasUnknown && instead === null) return null;
	return (
		<div role="status" className="mt-4 space-y-2">
			{instead !== null && <Notice>{t.instead(typed, instead)}</Notice>}
			{hasUnknown && <UnknownValues />}
		</div>
	);
}
