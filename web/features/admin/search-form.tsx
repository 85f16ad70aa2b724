/** Search words and filters above an admin list. A native form that works without script. */
import { Download, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import type { AdminList } from '#contract/admin-views.ts';
import { type AmountOrder, type ListOrder, listOrders } from '#contract/paging.ts';
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
	/** The choice if the address has none; by default all. */
	usual?: string;
};
export type DateField = { name: string; label: string };

type SearchFormProps = {
	label: string;
	/** Address of the screen. */
	path: string;
	/** Parameters that every search preserves, such as the tab. */
	hiddenFields?: Record<string, string>;
	/** Parameters that every search preserves and that belong to saved filters, such as the tab of a queue. */
	kept?: Record<string, string>;
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

/** Choice of the order of a list; `usual` is its default. */
export function useOrderChoice(usual: ListOrder = 'newest', orders: readonly AmountOrder[] = listOrders): Choice {
	const { order: t } = useScreenTexts<{ desk: DeskTexts }>().desk.list;
	const others = orders.filter((order) => order !== usual);
	return { name: 'order', label: t.label, usual: t[usual], options: others.map((value) => ({ value, label: t[value] })) };
}

const noParameters: Record<string, string> = {};

export function SearchForm(props: SearchFormProps) {
	const { label, path, hiddenFields = noParameters, kept = noParameters, words, choices = [], dates = [], query, file, list } = props;
	const { list: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const [, navigate] = useLocation();
	const names = [...words, ...choices, ...dates].map(({ name }) => name);
	const fixed = { ...hiddenFields, ...kept };
	const address = (values: Iterable<[string, string]>, always: Record<string, string> = fixed) => {
		const search = new URLSearchParams([...Object.entries(always), ...[...values].filter(([, value]) => value.trim() !== '')]);
		return search.size > 0 ? `${path}?${search}` : path;
	};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const formData = new FormData(event.currentTarget);
		navigate(address(names.map((name) => [name, String(formData.get(name) ?? '')])));
	};
	const submitNow = (event: FormEvent<HTMLSelectElement | HTMLInputElement>) => event.currentTarget.form?.requestSubmit();
	const chosen = names.flatMap((name): Array<[string, string]> => {
		const value = query.get(name);
		return value ? [[name, value]] : [];
	});
	const isFiltered = names.some((name) => query.has(name));
	// The tab alone is no filter to save.
	const toSave = chosen.length > 0 ? new URLSearchParams([...Object.entries(kept), ...chosen]).toString() : '';
	const filters = [
		...choices.map(({ name, label: said, options, usual = t.all }) => (
			<Field key={name} label={said} className="flex-auto lg:grow-0">
				<Select name={name} defaultValue={query.get(name) ?? ''} onChange={submitNow}>
					<option value="">{usual}</option>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</Select>
			</Field>
		)),
		...dates.map(({ name, label: said }) => (
			<Field key={name} label={said} className="flex-[1_1_9rem] sm:flex-[0_1_11rem]">
				<DateInput name={name} defaultValue={query.get(name) ?? ''} onChange={submitNow} />
			</Field>
		)),
	];
	const button = (
		<Button type="submit" className="max-lg:flex-auto">
			<Search aria-hidden className="size-5" />
			{t.search}
		</Button>
	);
	return (
		// biome-ignore lint/a11y/useSemanticElements: the same landmark, also in browsers of before 2023, which do not know <search>
		<div role="search" aria-label={label} className="mb-4">
			<form
				key={names.map((name) => query.get(name) ?? '').join('\n')}
				action={path}
				onSubmit={submit}
				// Fields are beside each other as far as each is as wide as its longest choice.
				className="mb-3 flex flex-wrap items-end gap-3 rounded-card border border-line bg-surface p-4"
			>
				{Object.entries(fixed).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{words.map(({ name, label: said }, index) => (
					<Field key={name} label={said} className={index === 0 ? 'flex-[2_1_16rem]' : 'flex-[1_1_16rem] sm:basis-48'}>
						<Input type="search" name={name} maxLength={MAX_WORDS} defaultValue={query.get(name) ?? ''} enterKeyHint="search" />
					</Field>
				))}
				{filters.slice(0, -1)}
				{/* The last filter and the button break into a new row together. */}
				<div className="flex flex-wrap items-end gap-3 max-lg:flex-auto">
					{filters.at(-1)}
					{/* A choice takes effect by itself. */}
					{words.length > 0 ? button : <noscript>{button}</noscript>}
				</div>
			</form>
			{(list || file || isFiltered) && (
				<div className="flex flex-wrap items-center gap-2">
					{list && <SavedViews list={list} filters={toSave} addressOf={(saved) => address(new URLSearchParams(saved), hiddenFields)} />}
					{isFiltered && (
						<LinkButton href={address([])} variant="quiet">
							{t.clear}
						</LinkButton>
					)}
					{file && (
						<LinkButton plain href={file} variant="quiet" className="ms-auto">
							<Download aria-hidden className="size-5" />
							{t.file}
						</LinkButton>
					)}
				</div>
			)}
		</div>
	);
}
