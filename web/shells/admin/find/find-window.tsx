/** The search over everything: a combobox: the arrow keys select in the list while the focus stays in the field. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { findForAdmins, MIN_QUERY_LENGTH } from '#contract/admin-find.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor } from '#web/browser/queries.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { type Group, groupsOf, type Result } from './results.ts';
import { texts as ar } from './texts.ar.ts';
import { texts as en, type FindTexts } from './texts.en.ts';

const PAUSE_MS = 150;
const MAX_LENGTH = 100;

type FindWindowProps = { open: boolean; onOpenChange(open: boolean): void };

/** Both languages, so that a change of the language takes effect at once. */
const words = { en, ar };

export default function FindWindow({ open, onOpenChange }: FindWindowProps) {
	const texts = words[useLanguage().language];
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title={texts.title}>
			{open && <Find texts={texts} onFollow={() => onOpenChange(false)} />}
		</Dialog>
	);
}

function Find({ texts: t, onFollow }: { texts: FindTexts; onFollow(): void }) {
	const [, navigate] = useLocation();
	const { format } = useLanguage();
	const list = useId();
	const field = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState('');
	const { groups, results, isWaiting, failed } = useFound(typed.trim(), t);
	const [chosen, setChosen] = useState(0);
	// Enter was pressed before the results of the input had arrived.
	const [isEntered, setEntered] = useState(false);
	const current = Math.min(chosen, results.length - 1);
	const follow = (result: Result) => {
		onFollow();
		navigate(result.href);
	};
	const first = isEntered && !isWaiting ? results[0] : undefined;
	const followFirst = useEffectEvent(follow);
	useEffect(() => {
		if (first) followFirst(first);
	}, [first]);
	// After the window has set its own focus.
	useEffect(() => {
		const frame = requestAnimationFrame(() => field.current?.focus());
		return () => cancelAnimationFrame(frame);
	}, []);
	const optionId = (place: number) => `${list}-${place}`;
	const choose = (place: number) => {
		const next = (place + results.length) % results.length;
		setChosen(next);
		document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
	};
	const press = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		const result = results[current];
		if (event.key === 'Enter' && isWaiting) setEntered(true);
		else if (!result) return;
		else if (event.key === 'ArrowDown') choose(current + 1);
		else if (event.key === 'ArrowUp') choose(current - 1);
		else if (event.key === 'Enter') follow(result);
		else return;
		event.preventDefault();
	};
	return (
		<div className="grid gap-3">
			<Field label={t.label}>
				<Input
					ref={field}
					type="search"
					role="combobox"
					aria-expanded={results.length > 0}
					aria-controls={list}
					aria-autocomplete="list"
					aria-activedescendant={results.length > 0 ? optionId(current) : undefined}
					autoComplete="off"
					maxLength={MAX_LENGTH}
					value={typed}
					onChange={({ currentTarget }) => {
						setTyped(currentTarget.value);
						setChosen(0);
						setEntered(false);
					}}
					onKeyDown={press}
				/>
			</Field>
			<p role="status" className="numbers min-h-5 text-muted text-sm">
				{failed
					? t.failed
					: typed.trim().length < MIN_QUERY_LENGTH
						? t.hint
						: isWaiting
							? t.searching
							: results.length === 0
								? t.nothing
								: t.found(format.number(results.length))}
			</p>
			<div id={list} role="listbox" aria-label={t.title} hidden={results.length === 0} className="space-y-3">
				{groups.map((group) => (
					<Results key={group.kind} group={group} title={t.kinds[group.kind]} current={current} optionId={optionId} onFollow={onFollow} />
				))}
			</div>
		</div>
	);
}

/** Results of the previous input stay until those of the present one arrive. */
function useFound(typed: string, texts: FindTexts) {
	const { format, language } = useLanguage();
	const [asked, setAsked] = useState('');
	useEffect(() => {
		const timer = setTimeout(() => setAsked(typed), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	const isEnough = typed.length >= MIN_QUERY_LENGTH;
	const { data, error, isFetching } = useQuery({
		...queryFor(findForAdmins, { query: { q: asked } }),
		enabled: asked.length >= MIN_QUERY_LENGTH,
		placeholderData: keepPreviousData,
		staleTime: 0,
	});
	const groups = data && isEnough ? groupsOf(data, { texts, format, language }) : [];
	return {
		groups,
		results: groups.flatMap((group) => group.results),
		isWaiting: isFetching || asked !== typed,
		failed: Boolean(error) && isEnough,
	};
}

type ResultsProps = { group: Group; title: string; current: number; optionId(place: number): string; onFollow(): void };

/** The heading is the name of the group: a list of options has no other children. */
function Results({ group, title, current, optionId, onFollow }: ResultsProps) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a group of options, which fieldset is not
		<div role="group" aria-label={title}>
			<p aria-hidden className="mb-1 font-medium text-muted text-sm">
				{title}
			</p>
			{group.results.map((result) => (
				<Option key={result.key} result={result} isCurrent={result.place === current} id={optionId(result.place)} onFollow={onFollow} />
			))}
		</div>
	);
}

/** A link for the mouse; with the keyboard it is chosen from the field. */
function Option({ result, isCurrent, id, onFollow }: { result: Result; isCurrent: boolean; id: string; onFollow(): void }) {
	return (
		<Link
			id={id}
			role="option"
			aria-selected={isCurrent}
			tabIndex={-1}
			href={result.href}
			onClick={onFollow}
			className={clsx('block min-h-11 rounded-control px-3 py-2', isCurrent ? 'bg-primary-soft' : 'hover:bg-sunken')}
		>
			<bdi className="name-line font-medium">{result.title}</bdi>
			<bdi suppressHydrationWarning className="numbers name-line text-muted text-sm">
				{result.about}
			</bdi>
		</Link>
	);
}
