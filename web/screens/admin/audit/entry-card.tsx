/** One audit entry: actor, action, subject, and changes. Names link to all entries about the same user or row. */
import type { AuditEntry } from '#contract/admin.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { card } from '#web/features/admin/admin-list.tsx';
import { writtenName } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { changesBetween, inOrder, listText, valueText, wordFor, wordIn } from './legible.ts';
import type { AuditTexts } from './texts.en.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SHORT = 8;
/** At least 24 px high, the smallest target that WCAG 2.5.8 allows. */
const linkStyle = 'inline-block min-h-6 underline decoration-line underline-offset-4 hover:decoration-current';

export function EntryCard({ entry }: { entry: AuditEntry }) {
	const t = useScreenTexts<AuditTexts>();
	const { format, language } = useLanguage();
	const { actor } = entry;
	const name = language === 'ar' ? entry.subjectNameAr : entry.subjectName;
	const subject = name ?? (UUID.test(entry.subjectId) ? entry.subjectId.slice(0, SHORT) : entry.subjectId);
	return (
		<article className={`${card} p-4`} data-testid="audit-entry" data-action={entry.action}>
			<h2 className="flex flex-wrap items-baseline gap-x-2 font-semibold leading-snug">
				{wordIn(t.actions, entry.action) ?? t.earlierAction}
				<span className="font-normal text-muted text-sm">{wordIn(t.subjects, entry.subject) ?? t.earlierSubject}:</span>
				<Link href={`/admin/audit?subjectId=${encodeURIComponent(entry.subjectId)}`} className={`font-medium text-sm ${linkStyle}`}>
					<bdi>{subject}</bdi>
				</Link>
			</h2>
			<p suppressHydrationWarning className="numbers mt-0.5 text-muted text-sm">
				{actor ? (
					<Link href={`/admin/audit?actor=${actor.id}`} className={linkStyle}>
						<bdi>{writtenName(actor, language) || t.someone}</bdi>
					</Link>
				) : (
					t.system
				)}
				{' · '}
				{format.date(entry.at)} {format.date(entry.at, 'time')}
			</p>
			<Changes entry={entry} />
		</article>
	);
}

function Changes({ entry }: { entry: AuditEntry }) {
	const t = useScreenTexts<AuditTexts>();
	const { format, language } = useLanguage();
	const changes = inOrder(changesBetween(entry.before, entry.after), t.fields);
	if (changes.length === 0) return null;
	const visible = (name: string, value: unknown): string => {
		if (value === null) return t.nothing;
		if (typeof value === 'boolean') return value ? t.yes : t.no;
		const named = entry.names[String(value).toLowerCase()];
		if (named) return writtenName(named, language);
		const context = { values: t.values, fields: t.fields, format, nothing: t.nothing };
		return listText(name, value, context) ?? valueText(name, value, context);
	};
	return (
		<dl className="numbers mt-3 grid gap-1.5 rounded-control bg-sunken p-3 text-sm">
			{changes.map(({ name, before, after }) => (
				<div key={name} className="grid gap-x-3 sm:grid-cols-[10rem_1fr]">
					<dt className="break-words text-muted">{wordFor(name, t.fields) ?? t.earlierField}</dt>
					<dd className="min-w-0 break-words">
						{before !== null && (
							<del className="text-muted">
								<span className="sr-only">{t.before}: </span>
								<bdi>{visible(name, before)}</bdi>
							</del>
						)}{' '}
						<ins className="font-medium no-underline">
							<span className="sr-only">{t.after}: </span>
							<bdi>{visible(name, after)}</bdi>
						</ins>
					</dd>
				</div>
			))}
		</dl>
	);
}
