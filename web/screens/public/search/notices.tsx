/** What the results do not show by themselves: values that no filter knows, and words that were replaced by similar ones. */
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { attributeKeys } from '#contract/car-attributes.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { addressWith, type UnknownFilter, type UnknownName, unknownFilters } from '#web/features/cars/unknown-filters.ts';
import { attributeValue, labelOf } from '#web/i18n/attribute-texts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { SearchTexts } from './texts.en.ts';

type NoticesProps = { query: URLSearchParams; typed: string; instead: string | null };

export function SearchNotices({ query, typed, instead }: NoticesProps) {
	const t = useScreenTexts<SearchTexts>();
	const unknown = unknownFilters(query);
	if (unknown.length === 0 && instead === null) return null;
	return (
		<div role="status" className="mt-4 space-y-2">
			{instead !== null && <Notice>{t.instead(typed, instead)}</Notice>}
			{unknown.map((each) => (
				<UnknownValue key={`${each.name} ${each.value}`} query={query} unknown={each} />
			))}
		</div>
	);
}

const Notice = ({ children }: { children: ReactNode }) => (
	<p className="flex items-start gap-2.5 rounded-control bg-sunken px-4 py-3 text-sm">
		<Info aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
		<span className="min-w-0 break-words">{children}</span>
	</p>
);

function UnknownValue({ query, unknown }: { query: URLSearchParams; unknown: UnknownFilter }) {
	const t = useScreenTexts<SearchTexts>();
	const { texts, format } = useLanguage();
	const label = useLabel(unknown.name);
	const key = attributeKeys.find((each) => each === unknown.name);
	const { suggestion } = unknown;
	const name =
		suggestion && key ? attributeValue(texts.attributes, key, suggestion, format) : (t.sorts as Record<string, string>)[suggestion ?? ''];
	return (
		<Notice>
			{t.unknown(label, unknown.value)}{' '}
			{name && (
				<Link href={addressWith(query, unknown)} className="font-medium text-primary underline">
					{t.didYouMean(name)}
				</Link>
			)}
		</Notice>
	);
}

function useLabel(name: UnknownName): string {
	const t = useScreenTexts<SearchTexts>();
	const { texts } = useLanguage();
	const key = attributeKeys.find((each) => each === name);
	if (key) return labelOf(texts.attributes, key, 'filter');
	if (name === 'instantBook') return t.instantBook;
	if (name === 'rating') return t.rating;
	if (name === 'sortBy') return t.sort;
	return name === 'priceMin' || name === 'priceMax' ? t.price : t.dates;
}
