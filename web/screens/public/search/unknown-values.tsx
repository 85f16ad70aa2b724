/** Values of the address that no filter knows, each with what was probably meant. */
import { useSearch } from 'wouter';
import { attributeKeys } from '#contract/car-attributes.ts';
import { suggestedValue } from '#contract/unknown-value.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { type UnknownFilter, type UnknownName, unknownFilters } from '#web/features/cars/unknown-filters.ts';
import { attributeValue, labelOf } from '#web/i18n/attribute-texts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Notice } from './notice.tsx';
import type { SearchTexts } from './texts.en.ts';

export default function UnknownValues() {
	const query = new URLSearchParams(useSearch());
	return (
		<div className="space-y-2">
			{unknownFilters(query).map((each) => (
				<UnknownValue key={`${each.name} ${each.value}`} query={query} unknown={each} />
			))}
		</div>
	);
}

/** Not among the screen's texts, because those are loaded with every search. */
const reversed = {
	en: 'The return is not after the pickup, so we left the dates out.',
	ar: 'موعد الإرجاع ليس بعد موعد الاستلام، فلم نطبّق التواريخ.',
};

function UnknownValue({ query, unknown }: { query: URLSearchParams; unknown: UnknownFilter }) {
	const t = useScreenTexts<SearchTexts>();
	const { texts, format, language } = useLanguage();
	const label = useLabel(unknown.name);
	const key = attributeKeys.find((each) => each === unknown.name);
	const suggestion = suggestionFor(unknown);
	const name =
		suggestion && key ? attributeValue(texts.attributes, key, suggestion, format) : (t.sorts as Record<string, string>)[suggestion ?? ''];
	if (unknown.isReversed) return <Notice>{reversed[language]}</Notice>;
	return (
		<Notice>
			{t.unknown(label, unknown.value)}{' '}
			{suggestion && name && (
				<Link href={addressWith(query, unknown.name, suggestion)} className="font-medium text-primary underline">
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

/** The value that was probably meant, or null. */
export const suggestionFor = ({ name, value }: UnknownFilter): string | null => suggestedValue(name, value);

/** Address with the suggestion in place of the unknown value. */
export function addressWith(query: URLSearchParams, name: UnknownFilter['name'], suggestion: string): string {
	const next = new URLSearchParams(query);
	next.delete('cursor');
	next.set(name, suggestion);
	return `/search?${next}`;
}
