/** Pending identity checks, longest waiting first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { useState } from 'react';
import { adminStats } from '#contract/admin.ts';
import { approveKyc, type PendingCheck, pendingKyc, rejectKyc } from '#contract/kyc.ts';
import { listUsers } from '#contract/people.ts';
import { call } from '#web/browser/api.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { nameOf } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { Rows, rowStyle } from './admin-list.tsx';
import { Contact } from './contact.tsx';
import { IdentityRejection, type Rejection } from './identity-rejection.tsx';
import { type Confirmed, IdentityReview } from './identity-review.tsx';
import type { DeskTexts } from './texts.en.ts';

const SHOWN_IN = [pendingKyc, adminStats, listUsers];

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
	const [open, setOpen] = useState<'review' | 'reject' | null>(null);
	const name = nameOf({ displayName: `${check.firstName} ${check.lastName}`, displayNameAr: check.displayNameAr }, language);
	const params = { userId: check.userId };
	const close = () => setOpen(null);
	const approve = useActionMutation({
		call: (confirmed: Confirmed) => call(approveKyc, { params, body: confirmed }),
		...{ refreshes: SHOWN_IN, done: t.verified, failed: t.verifyFailed, onDone: close },
		// The server knows which documents this admin has opened, and that details are to be confirmed.
		onFailed: ({ code }) => {
			if (code === 'KYC_DOCUMENTS_UNOPENED' || code === 'KYC_DETAILS_UNCONFIRMED') setOpen('review');
		},
	});
	const reject = useActionMutation({
		call: (rejection: Rejection) => call(rejectKyc, { params, body: rejection }),
		...{ refreshes: SHOWN_IN, done: t.rejected, failed: t.rejectFailed, onDone: close },
	});
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
			</div>
			<div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1 max-sm:[&>:first-child]:basis-full">
				<Button onClick={() => setOpen('review')}>{t.review}</Button>
				<Button variant="quiet" disabled={reject.isPending} busy={approve.isPending && t.verifying} onClick={() => approve.mutate({})}>
					{t.verify}
				</Button>
				<Button variant="quiet" disabled={approve.isPending} onClick={() => setOpen('reject')}>
					{t.reject}
				</Button>
			</div>
			<IdentityReview
				check={check}
				name={name}
				open={open === 'review'}
				onOpenChange={(next) => setOpen(next ? 'review' : null)}
				busy={approve.isPending}
				errors={approve.error?.fields ?? {}}
				onVerify={approve.mutate}
				onReject={() => setOpen('reject')}
			/>
			<IdentityRejection
				check={check}
				title={t.rejectTitle(name)}
				open={open === 'reject'}
				onOpenChange={(next) => setOpen(next ? 'reject' : null)}
				busy={reject.isPending}
				onReject={reject.mutate}
			/>
		</article>
	);
}
