/** Search and filters. A native form that works without script. */

import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { ownerHistoryCars } from '#contract/booking-life.ts';
import { queryFor } from '#web/browser/queries.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field, Input, Select } from '#web/ui/field.tsx';
import { addressOf, filtersFrom, type HistoryFilters, isFiltered, MAX_QUERY } from './loader.ts';
import type { HistoryTexts } from './texts.en.ts';

export function FilterForm({ filters }: { filters: HistoryFilters }) {
	const { language } = useLanguage();
	const t = useScreenTexts<HistoryTexts>();
	const [, navigate] = useLocation();
	const { data: cars } = useQuery(queryFor(ownerHistoryCars));
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
		navigate(addressOf(filtersFrom(new URLSearchParams(entries))));
	};
	const submitNow = (event: FormEvent<HTMLSelectElement | HTMLInputElement>) => event.currentTarget.form?.requestSubmit();
	return (
		// biome-ignore lint/a11y/useSemanticElements: the same landmark, also in browsers of before 2023, which do not know <search>
		<div role="search" aria-label={t.form} className="@container">
			{/* Remounted for other filters, so that the fields match the address. */}
			<form
				key={addressOf(filters)}
				action="/owner/history"
				onSubmit={submit}
				className="grid grid-cols-2 items-end gap-3 rounded-card border border-line bg-surface p-4 @5xl:grid-cols-[minmax(15rem,1.6fr)_repeat(2,minmax(0,1fr))_repeat(2,minmax(12rem,1fr))_auto]"
			>
				<Field label={t.query} className="col-span-2 @5xl:col-span-1">
					<Input type="search" name="q" maxLength={MAX_QUERY} defaultValue={filters.q} placeholder={t.queryHint} enterKeyHint="search" />
				</Field>
				<Field label={t.status}>
					<Select name="status" defaultValue={filters.status ?? ''} onChange={submitNow}>
						<option value="">{t.all}</option>
						<option value="COMPLETED">{t.statuses.COMPLETED}</option>
						<option value="CANCELLED">{t.statuses.CANCELLED}</option>
					</Select>
				</Field>
				<Field label={t.car}>
					<Select name="carId" defaultValue={filters.carId ?? ''} onChange={submitNow}>
						<option value="">{t.allCars}</option>
						{cars?.map((car) => (
							<option key={car.id} value={car.id}>
								{carNameOf(car, language)}
							</option>
						))}
					</Select>
				</Field>
				<Field label={t.from}>
					<DateInput name="from" defaultValue={filters.from} onChange={submitNow} />
				</Field>
				<Field label={t.to}>
					<DateInput name="to" defaultValue={filters.to} onChange={submitNow} />
				</Field>
				<div className="col-span-2 flex gap-2 @5xl:col-span-1">
					<Button type="submit" variant="primary" className="flex-1">
						<Search aria-hidden className="size-5" />
						{t.search}
					</Button>
					{isFiltered(filters) && (
						<LinkButton href="/owner/history" variant="quiet">
							{t.clear}
						</LinkButton>
					)}
				</div>
			</form>
		</div>
	);
}
