/** Finds conversations by words and by booking status. Both are in the address. */
import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { inboxFilters } from '#contract/messaging.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Input } from '#web/ui/field.tsx';
import type { MessagesTexts } from '../texts.en.ts';
import { type InboxQuery, searchOf } from './inbox-query.ts';

/** Delay after the last keystroke before searching. */
const PAUSE_MS = 300;

export function InboxFilter({ inboxQuery }: { inboxQuery: InboxQuery }) {
	const t = useScreenTexts<MessagesTexts>();
	const [path, navigate] = useLocation();
	const go = (next: InboxQuery) => navigate(path + searchOf(next), { replace: true });
	return (
		// biome-ignore lint/a11y/useSemanticElements: the same landmark, also in browsers of before 2023, which do not know <search>
		<div role="search" className="space-y-2.5">
			<SearchBox q={inboxQuery.q} onSearch={(q) => go({ ...inboxQuery, q })} />
			<fieldset className="no-scrollbar -mx-4 flex min-w-0 gap-1.5 overflow-x-auto px-4 py-0.5">
				<legend className="sr-only">{t.filter}</legend>
				{inboxFilters.map((filter) => (
					<label
						key={filter}
						className="relative flex min-h-11 shrink-0 cursor-pointer select-none items-center rounded-pill border border-control-line bg-surface px-3.5 text-sm has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-primary md:min-h-9 md:px-3"
					>
						<input
							type="radio"
							name="show"
							value={filter}
							checked={filter === inboxQuery.show}
							onChange={() => go({ ...inboxQuery, show: filter })}
							className="absolute inset-0 appearance-none rounded-pill outline-none"
						/>
						{t.filters[filter]}
					</label>
				))}
			</fieldset>
		</div>
	);
}

function SearchBox({ q, onSearch }: { q: string; onSearch(q: string): void }) {
	const t = useScreenTexts<MessagesTexts>();
	const [text, setText] = useState(q);
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs only after a pause in typing
	useEffect(() => {
		if (text.trim() === q) return;
		const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return (
		<div className="relative">
			<Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted" />
			<Input
				type="search"
				{...(text && { dir: 'auto' })}
				value={text}
				maxLength={100}
				aria-label={t.search}
				placeholder={t.searchExample}
				onChange={({ currentTarget: { value } }) => setText(value)}
				className="no-search-cross truncate ps-10 pe-11"
			/>
			{text && (
				<IconButton label={t.clearSearch} onClick={() => setText('')} className="absolute end-0 top-0">
					<X aria-hidden className="size-5" />
				</IconButton>
			)}
		</div>
	);
}
