/** Filters about the driver: cars whose requirements the driver does not meet are left out. People with confirmed documents need not type the values. */
import { Suspense, useState } from 'react';
import { type FilterKey, filterKeys } from '#contract/car-attributes.ts';
import { foldDigits } from '#contract/digits.ts';
import { type Filters, filterValue, typedBounds } from '#web/features/cars/filters.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { labelOf } from '#web/i18n/attribute-texts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { lazyComponent, useMounted } from '#web/ui/lazy-component.tsx';
import type { SearchTexts } from './texts.en.ts';

const OwnPapers = lazyComponent(() => import('./own-papers.tsx'));

type DriverFiltersProps = { filters: Filters; onChange(filters: Filters): void };

export function DriverFilters({ filters, onChange }: DriverFiltersProps) {
	const { driver: t } = useScreenTexts<SearchTexts>();
	const isApproved = useCurrentUser()?.kycStatus === 'APPROVED';
	const isMounted = useMounted();
	return (
		<fieldset>
			<legend className="mb-1 font-medium text-sm">{t.title}</legend>
			<p className="mb-3 text-muted text-sm">{t.hint}</p>
			<div className="grid grid-cols-2 items-start gap-3">
				{filterKeys.map((name) => typedBounds(name) && <TypedFilter key={name} name={name} filters={filters} onChange={onChange} />)}
			</div>
			{isApproved && isMounted && (
				<Suspense>
					<OwnPapers filters={filters} onChange={onChange} />
				</Suspense>
			)}
		</fieldset>
	);
}

type FilterProps = DriverFiltersProps & { name: FilterKey };

/** Searches on Enter or when the field loses focus; an invalid number stays in the field with an error. */
function TypedFilter({ name, filters, onChange }: FilterProps) {
	const { texts, format } = useLanguage();
	const { driver: t } = useScreenTexts<SearchTexts>();
	const [min, max] = typedBounds(name) ?? [0, 0];
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
			error={typed.isRefused ? t.outOfBounds(format.number(min), format.number(max)) : undefined}
		>
			<Input
				name={name}
				inputMode="numeric"
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
