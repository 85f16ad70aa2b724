/** Review of pending documents of companies, one after another. */
import { Building2 } from 'lucide-react';
import { useSearch } from 'wouter';
import { listCompanyPapers, undoPaperDecision, type WaitingPaper } from '#contract/company-review.ts';
import { call } from '#web/browser/api.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { firstIn } from '#web/features/admin/list-queries.ts';
import { ReviewDesk } from '#web/features/admin/review/review-desk.tsx';
import type { ReviewKind } from '#web/features/admin/review/use-review-queue.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { reviewQuery } from '../queues.ts';
import { companyNameOf, PaperPane } from './paper-pane.tsx';
import type { CompanyReviewTexts } from './texts.en.ts';

const papers: ReviewKind<WaitingPaper> = {
	query: infiniteQueryFor(listCompanyPapers, reviewQuery),
	idOf: ({ id }) => id,
	// A new upload changes the version.
	versionOf: ({ submittedAt }) => submittedAt,
};

export default function CompanyReviewScreen() {
	const { empty, companies } = useScreenTexts<CompanyReviewTexts>();
	const { language } = useLanguage();
	return (
		<ReviewDesk
			kind={papers}
			which="companies"
			first={firstIn(useSearch())}
			nameOf={(paper) => companyNameOf(paper, language)}
			partOf={({ kind }) => companies.kinds[kind]}
			sinceOf={({ submittedAt }) => submittedAt}
			undo={({ id }) => call(undoPaperDecision, { params: { id } })}
			empty={<EmptyState icon={<Building2 aria-hidden />} title={empty.title} hint={empty.hint} />}
			Pane={PaperPane}
		/>
	);
}
