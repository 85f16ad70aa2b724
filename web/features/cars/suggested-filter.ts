/** What was probably meant by a value that no filter knows. Apart from finding such values, because it brings the tables of names. */
import { suggestedValue } from '#contract/unknown-value.ts';
import type { UnknownFilter } from './unknown-filters.ts';

/** The value that was probably meant, or null. */
export const suggestionFor = ({ name, value }: UnknownFilter): string | null => suggestedValue(name, value);

/** Address with the suggestion in place of the unknown value. */
export function addressWith(query: URLSearchParams, name: UnknownFilter['name'], suggestion: string): string {
	const next = new URLSearchParams(query);
	next.delete('cursor');
	next.set(name, suggestion);
	return `/search?${next}`;
}
