/** Audit log: searchable by actor, action and date, each entry with its changes. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText, SearchX } from 'lucide-react';
import { useSearch } from 'wouter';
import { type AuditEntry, listAudit } from '#contract/admin.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { Rows } from '#web/features/admin/admin-list.tsx';
import { SearchForm, useOrderChoice } from '#web/features/admin/search-form.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { EntryCard } from './entry-card.tsx';
import { auditQuery } from './loader.ts';
import type { AuditTexts } from './texts.en.ts';

const PATH = '/admin/audit';

export default function AuditScreen() {
	const t = useScreenTexts<AuditTexts>();
	const query = new URLSearchParams(useSearch());
	const order = useOrderChoice();
	const results = useInfiniteQuery({ ...infiniteQueryFor(listAudit, auditQuery(query)), ...refetchOnVisit });
	useRememberedPages(results);
	const options = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([value, label]) => ({ value, label }));
	return (
		<div className="mx-auto max-w-5xl">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div>
					<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
					<p className="mt-1 text-muted">{t.lead}</p>
				</div>
				<LinkButton href="/api/docs/access" plain variant="quiet">
					<ScrollText aria-hidden className="size-5" />
					{t.access}
				</LinkButton>
			</div>
			<div className="mt-5">
				<SearchForm
					label={t.form}
					path={PATH}
					words={[
						{ name: 'actor', label: t.actor },
						{ name: 'subjectId', label: t.subjectId },
					]}
					choices={[
						{ name: 'action', label: t.action, options: options(t.actions) },
						{ name: 'subject', label: t.subject, options: options(t.subjects) },
						order,
					]}
					dates={[
						{ name: 'from', label: t.from },
						{ name: 'to', label: t.to },
					]}
					query={query}
					list="audit"
				/>
			</div>
			<Rows<AuditEntry>
				results={results}
				keyOf={({ id }) => id}
				row={(entry) => <EntryCard entry={entry} />}
				error={t.error}
				empty={<EmptyState icon={<SearchX aria-hidden />} title={t.desk.list.nothing.title} hint={t.desk.list.nothing.hint} />}
			/>
		</div>
	);
}
