/** What people say of whoever drives: cars that would refuse them are left out. Whose papers are confirmed need not type what they say. */
import { Suspense, useState } from 'react';
import { type FilterKey, filterKeys } from '#contract/car-attributes.ts';
import { foldDigits } from '#contract/digits.ts';
import { driverTexts } from '#web/features/cars/driver-texts.ts';
import { type Filters, filterValue, typedBounds } from '#web/features/cars/filters.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { labelOf } from '#web/i18n/attribute-texts.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { lazyComponent, useMounted } from '#web/ui/lazy-component.tsx';
import { useSearchState } from './use-search-state.ts';

const OwnPapers = lazyComponent(() => import('./own-papers.tsx'));

export default function DriverFilters() {
	const { filters, change } = useSearchState();
	const t = driverTexts[useLanguage().language];
	const isApproved = useCurrentUser()?.kycStatus === 'APPROVED';
	const isMounted = useMounted();
	return (
		<fieldset>
			<legend className="mb-1 font-medium text-sm">{t.filter}</legend>
			<p className="mb-3 text-muted text-sm">{t.filterHint}</p>
			<div className="grid grid-cols-2 items-start gap-3">
				{filterKeys.map((name) => typedBounds(name) && <TypedFilter key={name} name={name} filters={filters} onChange={change} />)}
			</div>
			{isApproved && isMounted && (
				<Suspense>
					<OwnPapers filters={filters} onChange={change} />
				</Suspense>
			)}
		</fieldset>
	);
}

type FilterProps = { name: FilterKey; filters: Filters; onChange(filters: Filters): void };

/** Searches on Enter or when the field loses focus; what is no number within the bounds stays there with a sentence. */
function TypedFilter({ name, filters, onChange }: FilterProps) {
	const { language, texts, format } = useLanguage();
	const t = driverTexts[language];
	const [least, most] = typedBounds(name) ?? [0, 0];
	const value = filters[name];
	const [typed, setTyped] = useState({ of: value, text: String(value ?? ''), isRefused: false });
	if (typed.of !== value) setTyped({ of: value, text: String(value ?? ''), isRefused: false });
	const commit = () => {
		const text = foldDigits(typed.text).trim();
		const next = filterValue(name, text);
		setTyped({ ...typed, isRefused: text !== '' && next === null });
		if ((text === '' || next !== null) && next !== value) onChange({ ...filters, [name]: next });
	};
	return (
		<Field
			label={labelOf(texts.attributes, name, 'filter')}
			error={typed.isRefused ? t.outOfBounds(format.number(least), format.number(most)) : undefined}
		>
			<Input
				name={name}
				inputMode="numeric"
				maxLength={String(most).length}
				enterKeyHint="search"
				className="numbers"
				value={typed.text}
				onChange={({ currentTarget }) => setTyped({ ...typed, text: currentTarget.value })}
				onBlur={commit}
				onKeyDown={(event) => {
					if (event.key !== 'Enter') return;
					event.preventDefault();
					commit();
				}}
			/>
		</Field>
	);
}
