/** The open document of the review in large, the data that the company entered, and the decision. */
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { claimCompanyPaper, decideCompanyPaper, type PaperDecision, type WaitingPaper } from '#contract/company-review.ts';
import { call } from '#web/browser/api.ts';
import { Contact } from '#web/features/admin/contact.tsx';
import { DescriptionList } from '#web/features/admin/description-list.tsx';
import { StoredDocument } from '#web/features/admin/document-pane.tsx';
import {
	ClaimState,
	DecisionBar,
	documentKeys,
	frameOf,
	PaneHeading,
	RejectedBefore,
	useClaim,
} from '#web/features/admin/review/pane-parts.tsx';
import { type PaneProps, REVIEW_REFRESHES } from '#web/features/admin/review/review-desk.tsx';
import { ReviewRejectDialog } from '#web/features/admin/review/review-reject-dialog.tsx';
import { useKeys } from '#web/features/admin/review/use-keys.ts';
import { BranchList } from '#web/features/companies/branch-list.tsx';
import { PaperFacts } from '#web/features/companies/paper-facts.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { Language } from '#web/i18n/language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { reasonsFor } from './canned-reasons.ts';
import type { CompanyReviewTexts } from './texts.en.ts';

export const companyNameOf = ({ company: { nameEn, nameAr } }: WaitingPaper, language: Language): string =>
	language === 'ar' ? nameAr : nameEn;

/** Refusals after which the item is no longer up for a decision by this admin. */
const TAKEN: readonly string[] = [
	...['COMPANY_PAPER_REVIEWED_BY', 'COMPANY_PAPER_DECIDED_BY', 'COMPANY_PAPER_NOT_WAITING'],
	...['COMPANY_PAPER_NOT_FOUND', 'COMPANY_OF_YOUR_OWN'],
];

export function PaperPane({ item: paper, hasKeys, takesFocus, onDecided }: PaneProps<WaitingPaper>) {
	const { review, companies, ...t } = useScreenTexts<CompanyReviewTexts>();
	const { language } = useLanguage();
	const { kind, company } = paper;
	const params = { id: paper.id };
	const [claim, showRefusal] = useClaim(() => call(claimCompanyPaper, { params }));
	const [expiresOn, setExpiresOn] = useState(paper.expiresOn ?? '');
	const [isRejecting, setRejecting] = useState(false);
	const decide = useActionMutation({
		call: (decision: PaperDecision) => call(decideCompanyPaper, { params, body: decision }),
		...{ refreshes: REVIEW_REFRESHES, failed: review.failed },
		isShownElsewhere: ({ fields }) => fields.expiresOn !== undefined,
		onDone: ({ status }) => onDecided(status),
		onFailed: (error) => {
			setRejecting(false);
			if (TAKEN.includes(error.code)) showRefusal(error);
		},
	});
	const isOpen = claim.state === 'open' && !decide.isPending;
	const approve = () => decide.mutate({ status: 'APPROVED', ...(kind === 'PERMIT' && expiresOn && { expiresOn }) });
	const reject = () => setRejecting(true);
	useKeys(isOpen ? { a: approve, v: approve, r: reject, ...documentKeys } : {}, hasKeys && !isRejecting);
	const name = companyNameOf(paper, language);
	return (
		<article data-testid="company-review" aria-busy={claim.state === 'opening'} className="min-w-0">
			<header>
				<PaneHeading takesFocus={takesFocus} name={name}>
					<Badge tone="accent">{companies.kinds[kind]}</Badge>
					{company.isLicensed && (
						<Badge tone="positive" icon={<BadgeCheck aria-hidden />}>
							{companies.licensed}
						</Badge>
					)}
					{company.isClosed && <Badge tone="danger">{t.closed}</Badge>}
				</PaneHeading>
				<p className="mt-1 text-muted text-sm">{t.lead}</p>
			</header>
			<ClaimState claim={claim} failed={t.openFailed}>
				{({ pages, unopened }) => (
					<>
						<div className="mt-5 grid items-start gap-x-6 gap-y-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
							<StoredDocument url={paper.url} pages={pages} unopened={unopened} label={companies.kinds[kind]} frameId={frameOf(0)} />
							<div className="grid gap-5 xl:sticky xl:top-(--header-height)">
								<EnteredDetails paper={paper} />
								{kind === 'PERMIT' && (
									<Field label={t.expiresOn} hint={t.expiresHint} error={decide.error?.fields.expiresOn}>
										<DateInput name="expiresOn" value={expiresOn} onChange={(event) => setExpiresOn(event.currentTarget.value)} />
									</Field>
								)}
								<OtherDocuments paper={paper} />
								{company.branches.length > 0 && (
									<section>
										<h3 className="mb-2 font-semibold">{t.branches}</h3>
										<BranchList branches={company.branches} />
									</section>
								)}
							</div>
						</div>
						<RejectedBefore rejections={paper.rejectedBefore} />
						<DecisionBar
							approve={t.approve}
							approving={decide.isPending && !isRejecting && t.approving}
							reject={t.reject}
							isOpen={isOpen}
							onApprove={approve}
							onReject={reject}
						/>
						<ReviewRejectDialog
							title={t.rejectTitle(companies.kinds[kind], name)}
							reasons={reasonsFor(kind)}
							lang={paper.owner.lang}
							open={isRejecting}
							onClose={() => setRejecting(false)}
							busy={decide.isPending}
							onReject={(notes) => decide.mutate({ status: 'REJECTED', notes })}
						/>
					</>
				)}
			</ClaimState>
		</article>
	);
}

function EnteredDetails({ paper: { company, number, submittedAt, owner } }: { paper: WaitingPaper }) {
	const { facts: t, desk } = useScreenTexts<CompanyReviewTexts>();
	const { format, language } = useLanguage();
	return (
		<section>
			<h3 className="mb-2 font-semibold">{t.title}</h3>
			<DescriptionList
				isNarrow
				facts={[
					[t.nameEn, <bdi key="en">{company.nameEn}</bdi>],
					[t.nameAr, <bdi key="ar">{company.nameAr}</bdi>],
					[t.number, <bdi key="number">{number}</bdi>],
					[t.submitted, format.date(submittedAt)],
					[
						t.owner,
						<>
							<bdi>{nameOf(owner, language)}</bdi>
							<span className="block font-normal text-muted">
								<Contact way={owner.email ?? owner.phone ?? desk.person.noContact} />
							</span>
						</>,
					],
				]}
			/>
		</section>
	);
}

function OtherDocuments({ paper: { others } }: { paper: WaitingPaper }) {
	const { companies, ...t } = useScreenTexts<CompanyReviewTexts>();
	return (
		<section>
			<h3 className="mb-2 font-semibold">{t.others}</h3>
			{others.length === 0 && <p className="text-muted text-sm">{t.noOthers}</p>}
			<ul className="grid gap-3">
				{others.map((paper) => (
					<li key={paper.id} className="rounded-control border border-line p-3">
						<h4 className="mb-1 font-medium text-sm">{companies.kinds[paper.kind]}</h4>
						<PaperFacts paper={paper} open={t.open} />
					</li>
				))}
			</ul>
		</section>
	);
}
