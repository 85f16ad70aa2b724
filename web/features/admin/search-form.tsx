/** Search words and filters above an admin list. A native form that works without script. */
import { Download, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import type { AdminList } from '#contract/admin-views.ts';
import type { ListOrder } from '#contract/paging.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field, Input, Select } from '#web/ui/field.tsx';
import { SavedViews } from './saved-views.tsx';
import type { DeskTexts } from './texts.en.ts';

export type Choice = {
	name: string;
	label: string;
	options: ReadonlyArray<{ value: string; label: string }>;
	/** What is chosen where the address says nothing; by default all. */
	usual?: string;
};
export type DateField = { name: string; label: string };

type SearchFormProps = {
	label: string;
	/** Address of the screen. */
	path: string;
	/** Parameters that every search preserves, such as the tab. */
	hiddenFields?: Record<string, string>;
	words: ReadonlyArray<{ name: string; label: string }>;
	choices?: readonly Choice[];
	dates?: readonly DateField[];
	query: URLSearchParams;
	/** Address of the same list as a file. */
	file?: string;
	/** Filters can be saved for this list. */
	list?: AdminList;
};

const MAX_WORDS = 100;

/** The choice of the order of a list that usually begins with this end. */
export function useOrderChoice(usual: ListOrder = 'newest'): Choice {
	const { order: t } = useScreenTexts<{ desk: DeskTexts }>().desk.list;
	const other = usual === 'newest' ? 'oldest' : 'newest';
	return { name: 'order', label: t.label, usual: t[usual], options: [{ value: other, label: t[other] }] };
}

export function SearchForm({ label, path, hiddenFields = {}, words, choices = [], dates = [], query, file, list }: SearchFormProps) {
	const { list: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const [, navigate] = useLocation();
	const names = [...words, ...choices, ...dates].map(({ name }) => name);
	const address = (values: Iterable<[string, string]>) => {
		const search = new URLSearchParams([...Object.entries(hiddenFields), ...[...values].filter(([, value]) => value.trim() !== '')]);
		return search.size > 0 ? `${path}?${search}` : path;
	};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const given = new FormData(event.currentTarget);
		navigate(address(names.map((name) => [name, String(given.get(name) ?? '')])));
	};
	const submitNow = (event: FormEvent<HTMLSelectElement | HTMLInputElement>) => event.currentTarget.form?.requestSubmit();
	const filters = new URLSearchParams(
		names.flatMap((name) => {
			const value = query.get(name);
			return value ? [[name, value]] : [];
		}),
	).toString();
	return (
		<search aria-label={label} className="mb-4 block">
			<form
				key={names.map((name) => query.get(name) ?? '').join('\n')}
				action={path}
				onSubmit={submit}
				className="mb-3 grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] items-end gap-3 rounded-card border border-line bg-surface p-4"
			>
				{Object.entries(hiddenFields).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{words.map(({ name, label: said }, index) => (
					<Field key={name} label={said} className={index === 0 ? 'sm:col-span-2' : ''}>
						<Input type="search" name={name} maxLength={MAX_WORDS} defaultValue={query.get(name) ?? ''} enterKeyHint="search" />
					</Field>
				))}
				{choices.map(({ name, label: said, options, usual = t.all }) => (
					<Field key={name} label={said}>
						<Select name={name} defaultValue={query.get(name) ?? ''} onChange={submitNow}>
							<option value="">{usual}</option>
							{options.map((option) => (
								<option key={option.value} value={option.value}>
									{option.label}
								</option>
							))}
						</Select>
					</Field>
				))}
				{dates.map(({ name, label: said }) => (
					<Field key={name} label={said}>
						<DateInput name={name} defaultValue={query.get(name) ?? ''} onChange={submitNow} />
					</Field>
				))}
				<div className="flex flex-wrap gap-2">
					<Button type="submit" className="flex-1">
						<Search aria-hidden className="size-5" />
						{t.search}
					</Button>
					{names.some((name) => query.has(name)) && (
						<LinkButton href={address([])} variant="quiet">
							{t.clear}
						</LinkButton>
					)}
				</div>
			</form>
			{(list || file) && (
				<div className="flex flex-wrap items-center gap-2">
					{list && <SavedViews list={list} filters={filters} addressOf={(saved) => address(new URLSearchParams(saved))} />}
					{file && (
						<LinkButton plain href={file} variant="quiet" className="ms-auto">
							<Download aria-hidden className="size-5" />
							{t.file}
						</LinkButton>
					)}
				</div>
			)}
		</search>
	);
}
