/** Filters for instant booking and rating. */
import { listingFilters } from '#contract/listing-filters.ts';
import type { Filters } from '#web/features/cars/filters.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import type { SearchTexts } from './texts.en.ts';

const ALL = 'all';

export function ListingFilterFields({ filters, onChange }: { filters: Filters; onChange(filters: Filters): void }) {
	const t = useScreenTexts<SearchTexts>();
	const { format } = useLanguage();
	const choices = listingFilters.rating.choices.map((stars) => ({ value: String(stars), label: t.ratingOption(format.number(stars)) }));
	return (
		<>
			<Checkbox
				name="instantBook"
				value="true"
				label={t.instantBook}
				checked={filters.instantBook}
				onChange={({ currentTarget }) => onChange({ ...filters, instantBook: currentTarget.checked })}
			/>
			<ChoiceChips
				legend={t.rating}
				name="rating"
				value={filters.rating === null ? ALL : String(filters.rating)}
				choices={[{ value: ALL, label: t.all }, ...choices]}
				onChange={(value) => onChange({ ...filters, rating: value === ALL ? null : Number(value) })}
			/>
		</>
	);
}
