/** Review of pending identity checks, one after another. */
import { IdCard } from 'lucide-react';
import { useSearch } from 'wouter';
import { undoIdentityDecision } from '#contract/identity-review.ts';
import { type PendingCheck, pendingKyc } from '#contract/kyc.ts';
import { call } from '#web/browser/api.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { nameOfCheck } from '#web/features/admin/identity-queue.tsx';
import { firstIn } from '#web/features/admin/list-queries.ts';
import { ReviewDesk } from '#web/features/admin/review/review-desk.tsx';
import type { ReviewKind } from '#web/features/admin/review/use-review-queue.ts';
import { preloadDocument } from '#web/features/admin/use-document.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { reviewQuery } from '../queues.ts';
import { CheckPane, documentsOf } from './check-pane.tsx';
import type { ReviewTexts } from './texts.en.ts';

const checks: ReviewKind<PendingCheck> = {
	query: infiniteQueryFor(pendingKyc, reviewQuery),
	idOf: ({ userId }) => userId,
	versionOf: ({ submittedAt }) => submittedAt,
	preload: (check) => documentsOf(check).forEach(preloadDocument),
};

export default function ReviewScreen() {
	const { empty } = useScreenTexts<ReviewTexts>().desk.identity;
	const { language } = useLanguage();
	return (
		<ReviewDesk
			kind={checks}
			which="identities"
			first={firstIn(useSearch())}
			nameOf={(check) => nameOfCheck(check, language)}
			sinceOf={({ submittedAt }) => submittedAt}
			undo={({ userId }) => call(undoIdentityDecision, { params: { userId } })}
			empty={<EmptyState icon={<IdCard aria-hidden />} title={empty.title} hint={empty.hint} />}
			Pane={CheckPane}
		/>
	);
}
