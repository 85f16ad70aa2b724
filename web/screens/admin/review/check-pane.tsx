/** The open check of the review: documents, the details that the person typed, and the decision. */
import { clsx } from 'clsx';
import { useState } from 'react';
import { claimIdentityCheck, decideIdentityCheck, type IdentityDecision } from '#contract/identity-review.ts';
import type { PendingCheck } from '#contract/kyc.ts';
import { call } from '#web/browser/api.ts';
import { Contact } from '#web/features/admin/contact.tsx';
import { DescriptionList } from '#web/features/admin/description-list.tsx';
import { DocumentPane } from '#web/features/admin/document-pane.tsx';
import { nameOfCheck } from '#web/features/admin/identity-queue.tsx';
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
import { useKeys } from '#web/features/admin/review/use-keys.ts';
import { Signals } from '#web/features/admin/signals.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { DetailRows, useConfirmation } from './details.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { ReviewTexts } from './texts.en.ts';

export function CheckPane({ item: check, hasKeys, takesFocus, onDecided }: PaneProps<PendingCheck>) {
	const { desk, review, ...t } = useScreenTexts<ReviewTexts>();
	const [claim, showRefusal] = useClaim(() => call(claimIdentityCheck, { params: { userId: check.userId } }));
	const confirmation = useConfirmation(check);
	const [isPressed, setPressed] = useState(false);
	const [isRejecting, setRejecting] = useState(false);
	const decide = useActionMutation({
		call: (decision: IdentityDecision) => call(decideIdentityCheck, { params: { userId: check.userId }, body: decision }),
		...{ refreshes: REVIEW_REFRESHES, failed: review.failed },
		onDone: ({ status }) => onDecided(status),
		onFailed: (error) => {
			setRejecting(false);
			if (TAKEN.includes(error.code)) showRefusal(error);
		},
	});
	const isOpen = claim.state === 'open' && !decide.isPending;
	const verify = () => {
		setPressed(true);
		if (confirmation.unconfirmed.length === 0) decide.mutate({ status: 'APPROVED', ...confirmation.outcome });
	};
	const reject = () => setRejecting(true);
	const keys = { a: verify, v: verify, r: reject, c: confirmation.confirmNext, ...documentKeys };
	useKeys(isOpen ? keys : {}, hasKeys && !isRejecting);
	return (
		<article data-testid="identity-review" aria-busy={claim.state === 'opening'} className="min-w-0">
			<CheckHead check={check} takesFocus={takesFocus} />
			<ClaimState claim={claim} failed={t.openFailed}>
				{({ signals }) => (
					<>
						<Signals signals={signals} className="mt-5" />
						<div className="mt-5 grid items-start gap-x-6 gap-y-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
							<Documents check={check} />
							<section aria-label={desk.identity.details} className="xl:sticky xl:top-(--header-height)">
								<h3 className="font-medium">{desk.identity.details}</h3>
								<p className="mt-1 mb-3 text-muted text-sm">{check.details ? desk.identity.detailsLead : desk.identity.detailsNotAsked}</p>
								<DetailRows confirmation={confirmation} former={check.renews?.details ?? null} errors={decide.error?.fields ?? {}} />
								<p role="status" className="sr-only">
									{confirmation.confirmed.length > 0 && t.compared(confirmation.confirmed.length)}
								</p>
								{isPressed && confirmation.unconfirmed.length > 0 && <FieldError>{desk.identity.unconfirmed}</FieldError>}
							</section>
						</div>
						<RejectedBefore rejections={check.rejectedBefore} />
						<DecisionBar
							approve={desk.identity.verify}
							approving={decide.isPending && !isRejecting && desk.identity.verifying}
							reject={desk.identity.reject}
							isOpen={isOpen}
							onApprove={verify}
							onReject={reject}
						/>
						<RejectDialog
							check={check}
							open={isRejecting}
							onClose={() => setRejecting(false)}
							busy={decide.isPending}
							onReject={(rejection) => decide.mutate({ status: 'REJECTED', ...rejection })}
						/>
					</>
				)}
			</ClaimState>
		</article>
	);
}

/** Refusals after which the item is no longer up for a decision by this admin. */
const TAKEN: readonly string[] = ['KYC_REVIEWED_BY', 'KYC_DECIDED_BY', 'KYC_NOT_PENDING', 'NOT_FOUND'];

type ShownDocument = PendingCheck['licence'] & { what: 'ID' | 'LICENCE' | 'PERMIT'; age: 'ONLY' | 'NEW' | 'OLD' };

/** In display order. For a renewal only the new documents, each followed by the one that it replaces. */
export function documentsOf({ idDocument, licence, permit, renews }: PendingCheck): ShownDocument[] {
	const all = [
		{ what: 'ID' as const, document: idDocument, former: renews && idDocument },
		{ what: 'LICENCE' as const, document: licence, former: renews?.licence },
		{ what: 'PERMIT' as const, document: permit, former: renews?.permit },
	];
	return all.flatMap(({ what, document, former }): ShownDocument[] => {
		if (!document || document.id === former?.id) return [];
		if (!renews) return [{ ...document, what, age: 'ONLY' }];
		return [{ ...document, what, age: 'NEW' }, ...(former ? [{ ...former, what, age: 'OLD' as const }] : [])];
	});
}

function CheckHead({ check, takesFocus }: { check: PendingCheck; takesFocus: boolean }) {
	const { desk, renewal } = useScreenTexts<ReviewTexts>();
	const { identity: t, person } = desk;
	const { format, language } = useLanguage();
	return (
		<header>
			<PaneHeading takesFocus={takesFocus} name={nameOfCheck(check, language)}>
				{check.isCompletion && <Badge tone="accent">{t.completion}</Badge>}
				{check.renews && <Badge tone="accent">{t.renewal}</Badge>}
			</PaneHeading>
			<p className="mb-3 text-muted text-sm">
				<Contact way={check.email ?? check.phone ?? person.noContact} />
			</p>
			<DescriptionList
				isNarrow={check.renews !== null}
				facts={[
					[t.nameAr, check.displayNameAr && <bdi key="name">{check.displayNameAr}</bdi>],
					[t.submitted, format.date(check.submittedAt)],
					[t.memberSince, format.date(check.memberSince)],
					[renewal.until, check.renews?.licenceExpiresOn && format.date(check.renews.licenceExpiresOn)],
				]}
			/>
		</header>
	);
}

function Documents({ check }: { check: PendingCheck }) {
	const { desk, renewal } = useScreenTexts<ReviewTexts>();
	const t = desk.identity;
	const names = { ID: t.idDocument, LICENCE: t.licence, PERMIT: t.permit };
	return (
		<div className={clsx('grid gap-4', check.renews && 'xl:grid-cols-2')}>
			{documentsOf(check).map(({ id, contentType, what, age }, index) => (
				<DocumentPane
					key={id}
					documentId={id}
					contentType={contentType}
					label={age === 'ONLY' ? names[what] : renewal.documents[age](names[what])}
					frameId={frameOf(index)}
					isDecidedOn={age !== 'OLD'}
				/>
			))}
		</div>
	);
}
