/** Pending identity checks, longest waiting first; decided in the review, where the documents are seen. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { type PendingCheck, pendingKyc } from '#contract/kyc.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { nameOf, writtenName } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { Language } from '#web/i18n/language.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Rows, rowStyle } from './admin-list.tsx';
import { Contact } from './contact.tsx';
import { reviewAddress } from './list-queries.ts';
import type { DeskTexts } from './texts.en.ts';

/** Name in the script of the page, if there is one. */
export const nameOfCheck = ({ firstName, lastName, displayNameAr }: PendingCheck, language: Language): string =>
	nameOf({ displayName: `${firstName} ${lastName}`, displayNameAr }, language);

export function IdentityQueue() {
	const { identity: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const results = useInfiniteQuery({ ...infiniteQueryFor(pendingKyc), ...refetchOnVisit });
	return (
		<Rows
			results={results}
			keyOf={({ userId }) => userId}
			row={(check) => <CheckRow check={check} />}
			error={t.error}
			empty={<EmptyState icon={<IdCard aria-hidden />} title={t.empty.title} hint={t.empty.hint} />}
		/>
	);
}

function CheckRow({ check }: { check: PendingCheck }) {
	const { identity: t, person } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { format, language } = useLanguage();
	const name = nameOfCheck(check, language);
	return (
		<article className={rowStyle} data-testid="identity-check">
			<Avatar name={name} src={null} />
			<div className="min-w-48 flex-1">
				<h2 className="font-semibold leading-snug">
					<bdi>{name}</bdi>
				</h2>
				<p className="text-muted text-sm">
					<Contact way={check.email ?? check.phone ?? person.noContact} />
				</p>
				<p suppressHydrationWarning className="numbers text-muted text-sm">
					{t.submitted}: {format.date(check.submittedAt)}
				</p>
				{check.isCompletion && <Badge tone="accent">{t.completion}</Badge>}
				{check.renews && <Badge tone="accent">{t.renewal}</Badge>}
				{check.reviewer && <Badge tone="neutral">{t.openAt(writtenName(check.reviewer, language))}</Badge>}
			</div>
			<LinkButton href={reviewAddress('identities', check.userId)} aria-label={`${t.review}: ${name}`} className="max-sm:w-full">
				{t.review}
			</LinkButton>
		</article>
	);
}
