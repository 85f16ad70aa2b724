/** The check that is open: its documents, beside them what the person typed, and the decision. */
import { useEffect, useRef, useState } from 'react';
import { claimIdentityCheck, decideIdentityCheck, type IdentityDecision, UNDO_SECONDS } from '#contract/identity-review.ts';
import type { PendingCheck } from '#contract/kyc.ts';
import type { PersonSignal } from '#contract/person-file.ts';
import { call } from '#web/browser/api.ts';
import type { ApiError } from '#web/browser/fetching.ts';
import { Contact } from '#web/features/admin/contact.tsx';
import { DescriptionList } from '#web/features/admin/description-list.tsx';
import { DocumentPane } from '#web/features/admin/document-pane.tsx';
import { nameOfCheck } from '#web/features/admin/identity-queue.tsx';
import { Signals } from '#web/features/admin/signals.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { DetailRows, useConfirmation } from './details.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { ReviewTexts } from './texts.en.ts';
import type { Undoable } from './undo-bar.tsx';
import { useKeys } from './use-keys.ts';
import { documentsOf } from './use-review-queue.ts';

const SECOND_MS = 1000;
const frameOf = (index: number): string => `document-${index + 1}`;

/** Opening a check claims it: documents are shown, and a look logged, only if no other admin has it. */
type Claim = { state: 'opening' } | { state: 'open'; signals: readonly PersonSignal[] } | { state: 'refused'; error: ApiError };

function useClaim(userId: string) {
	const [claim, setClaim] = useState<Claim>({ state: 'opening' });
	useEffect(() => {
		let isHere = true;
		call(claimIdentityCheck, { params: { userId } }).then(
			({ signals }) => isHere && setClaim({ state: 'open', signals }),
			(error: ApiError) => isHere && setClaim({ state: 'refused', error }),
		);
		return () => {
			isHere = false;
		};
	}, [userId]);
	return [claim, (error: ApiError) => setClaim({ state: 'refused', error })] as const;
}

type CheckPaneProps = {
	check: PendingCheck;
	hasKeys: boolean;
	/** The last one was decided or another one chosen: the focus moves here. */
	takesFocus: boolean;
	refreshes: ReadonlyArray<{ path: string }>;
	onDecided(made: Undoable): void;
};

/** Mounted anew for each check. */
export function CheckPane({ check, hasKeys, takesFocus, refreshes, onDecided }: CheckPaneProps) {
	const { desk, ...t } = useScreenTexts<ReviewTexts>();
	const errorText = useErrorText();
	const [claim, refuse] = useClaim(check.userId);
	const confirmation = useConfirmation(check);
	const [isPressed, setPressed] = useState(false);
	const [isRejecting, setRejecting] = useState(false);
	const decide = useActionMutation({
		call: (decision: IdentityDecision) => call(decideIdentityCheck, { params: { userId: check.userId }, body: decision }),
		...{ refreshes, failed: t.failed },
		onDone: ({ status }) => onDecided({ check, status, until: Date.now() + UNDO_SECONDS * SECOND_MS }),
		onFailed: (error) => {
			setRejecting(false);
			if (TAKEN.includes(error.code)) refuse(error);
		},
	});
	const isOpen = claim.state === 'open' && !decide.isPending;
	const verify = () => {
		setPressed(true);
		if (confirmation.unconfirmed.length === 0) decide.mutate({ status: 'APPROVED', ...confirmation.outcome });
	};
	const reject = () => setRejecting(true);
	const focusOn = (index: number) => () => document.getElementById(frameOf(index))?.focus();
	useKeys(
		isOpen ? { v: verify, a: verify, r: reject, c: confirmation.confirmNext, 1: focusOn(0), 2: focusOn(1), 3: focusOn(2) } : {},
		hasKeys && !isRejecting,
	);
	return (
		<article data-testid="identity-review" aria-busy={claim.state === 'opening'} className="min-w-0">
			<CheckHead check={check} takesFocus={takesFocus} />
			{claim.state === 'opening' && <Skeleton className="mt-5 h-96 w-full rounded-card" />}
			{claim.state === 'refused' && (
				<p role="alert" className="mt-5 rounded-card bg-warning-soft p-4">
					{errorText(claim.error, t.openFailed)}
				</p>
			)}
			{claim.state === 'open' && (
				<>
					<Signals signals={claim.signals} className="mt-5" />
					<div className="mt-5 grid items-start gap-x-6 gap-y-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
						<Documents check={check} />
						<section aria-label={desk.identity.details} className="xl:sticky xl:top-(--header-height)">
							<h3 className="font-medium">{desk.identity.details}</h3>
							<p className="mt-1 mb-3 text-muted text-sm">{check.details ? desk.identity.detailsLead : desk.identity.detailsNotAsked}</p>
							<DetailRows confirmation={confirmation} errors={decide.error?.fields ?? {}} />
							<p role="status" className="sr-only">
								{confirmation.confirmed.length > 0 && t.compared(confirmation.confirmed.length)}
							</p>
							{isPressed && confirmation.unconfirmed.length > 0 && <FieldError>{desk.identity.unconfirmed}</FieldError>}
						</section>
					</div>
					<Earlier check={check} />
					<footer className="sticky bottom-0 z-10 mt-5 flex flex-wrap justify-end gap-3 border-line border-t bg-surface py-3 max-md:bottom-14">
						<Button disabled={!isOpen} aria-keyshortcuts="R" onClick={reject}>
							{desk.identity.reject}
							<Key letter="R" />
						</Button>
						<Button
							variant="primary"
							busy={decide.isPending && !isRejecting && desk.identity.verifying}
							aria-keyshortcuts="V A"
							onClick={verify}
						>
							{desk.identity.verify}
							<Key letter="V" />
						</Button>
					</footer>
					<RejectDialog
						check={check}
						open={isRejecting}
						onClose={() => setRejecting(false)}
						busy={decide.isPending}
						onReject={(rejection) => decide.mutate({ status: 'REJECTED', ...rejection })}
					/>
				</>
			)}
		</article>
	);
}

/** Somebody else acted first. */
const TAKEN: readonly string[] = ['KYC_REVIEWED_BY', 'KYC_DECIDED_BY', 'KYC_NOT_PENDING', 'NOT_FOUND'];

const Key = ({ letter }: { letter: string }) => (
	<kbd aria-hidden className="rounded-mark border border-current px-1.5 text-xs opacity-70 max-md:hidden">
		{letter}
	</kbd>
);

function CheckHead({ check, takesFocus }: { check: PendingCheck; takesFocus: boolean }) {
	const { identity: t, person } = useScreenTexts<ReviewTexts>().desk;
	const { format, language } = useLanguage();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (!takesFocus) return;
		window.scrollTo({ top: 0 });
		heading.current?.focus({ preventScroll: true });
	}, [takesFocus]);
	return (
		<header>
			<h2 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-3 font-semibold text-xl focus:outline-none">
				<bdi>{nameOfCheck(check, language)}</bdi>
				{check.isCompletion && <Badge tone="accent">{t.completion}</Badge>}
			</h2>
			<p className="mb-3 text-muted text-sm">
				<Contact way={check.email ?? check.phone ?? person.noContact} />
			</p>
			<DescriptionList
				facts={[
					[t.nameAr, check.displayNameAr && <bdi key="name">{check.displayNameAr}</bdi>],
					[t.submitted, format.date(check.submittedAt)],
					[t.memberSince, format.date(check.memberSince)],
				]}
			/>
		</header>
	);
}

function Documents({ check }: { check: PendingCheck }) {
	const { identity: t } = useScreenTexts<ReviewTexts>().desk;
	const labels = [t.idDocument, t.licence, t.permit];
	return (
		<div className="grid gap-4">
			{documentsOf(check).map(({ id, contentType }, index) => (
				<DocumentPane key={id} documentId={id} contentType={contentType} label={labels[index] ?? ''} frameId={frameOf(index)} />
			))}
		</div>
	);
}

function Earlier({ check: { rejectedBefore } }: { check: PendingCheck }) {
	const { identity: t } = useScreenTexts<ReviewTexts>().desk;
	const { format } = useLanguage();
	if (rejectedBefore.length === 0) return null;
	return (
		<section className="mt-5">
			<h3 className="font-medium text-sm">{t.before}</h3>
			<ul className="mt-1 list-disc ps-5 text-muted text-sm">
				{rejectedBefore.map(({ decidedAt, notes }) => (
					<li key={decidedAt}>
						{format.date(decidedAt)}: <bdi>{notes}</bdi>
					</li>
				))}
			</ul>
		</section>
	);
}
