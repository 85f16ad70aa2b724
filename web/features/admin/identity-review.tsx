/** The documents side by side, beside them what the person typed, to be confirmed one by one, and earlier rejections. */
import { useState } from 'react';
import { type DetailField, detailFields, type IdentityDetails } from '#contract/identity-details.ts';
import type { PendingCheck } from '#contract/kyc.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { DescriptionList } from './description-list.tsx';
import { DocumentPane } from './document-pane.tsx';
import { DetailRows, type TypedDetails, typedDetails } from './identity-details.tsx';
import type { DeskTexts } from './texts.en.ts';

/** Details are confirmed all together; the licence’s expiry alone is for people who were not asked for them. */
export type Confirmed = { details: IdentityDetails } | { licenceExpiresOn?: string };

type IdentityReviewProps = {
	check: PendingCheck;
	name: string;
	open: boolean;
	onOpenChange(open: boolean): void;
	busy: boolean;
	/** Of the last attempt, by field. */
	errors: Readonly<Record<string, string>>;
	onVerify(confirmed: Confirmed): void;
	onReject(): void;
};

export function IdentityReview({ check, name, open, onOpenChange, busy, errors, onVerify, onReject }: IdentityReviewProps) {
	const { identity: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const format = useFormat();
	const { typed, change, confirmed, confirm, unconfirmed } = useConfirmation(check);
	const [isPressed, setPressed] = useState(false);
	const verify = () => {
		setPressed(true);
		const outcome = outcomeOf(check, typed);
		if (!('details' in outcome) || unconfirmed.length === 0) onVerify(outcome);
	};
	return (
		<Dialog
			wide
			open={open}
			onOpenChange={(next) => !busy && onOpenChange(next)}
			title={t.title(name)}
			description={t.lead}
			footer={
				<DialogActions back={t.reject} busy={busy} onBack={onReject}>
					<Button variant="primary" busy={busy && t.verifying} onClick={verify}>
						{t.verify}
					</Button>
				</DialogActions>
			}
		>
			{/* Each opening is a logged view: nothing is loaded while the window is closed. */}
			{open && (
				<div className="grid gap-5">
					<DescriptionList
						facts={[
							[t.nameAr, check.displayNameAr && <bdi key="name">{check.displayNameAr}</bdi>],
							[t.submitted, format.date(check.submittedAt)],
							[t.memberSince, format.date(check.memberSince)],
						]}
					/>
					<div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
						<div className="grid gap-4">
							<DocumentPane documentId={check.idDocument.id} contentType={check.idDocument.contentType} label={t.idDocument} />
							<DocumentPane documentId={check.licence.id} contentType={check.licence.contentType} label={t.licence} />
							{check.permit && <DocumentPane documentId={check.permit.id} contentType={check.permit.contentType} label={t.permit} />}
						</div>
						<section>
							<h3 className="font-medium">{t.details}</h3>
							<p className="mt-1 mb-3 text-muted text-sm">{check.details ? t.detailsLead : t.detailsNotAsked}</p>
							<DetailRows typed={typed} onChange={change} confirmed={confirmed} onConfirm={confirm} errors={errors} />
							{isPressed && unconfirmed.length > 0 && 'details' in outcomeOf(check, typed) && <FieldError>{t.unconfirmed}</FieldError>}
						</section>
					</div>
					<Earlier check={check} />
				</div>
			)}
		</Dialog>
	);
}

function useConfirmation(check: PendingCheck) {
	const [typed, setTyped] = useState<TypedDetails>(typedDetails(check));
	const [confirmed, setConfirmed] = useState<readonly DetailField[]>([]);
	return {
		typed,
		change: (field: DetailField, value: string) => setTyped((now) => ({ ...now, [field]: value })),
		confirmed,
		confirm: (field: DetailField, isConfirmed: boolean) =>
			setConfirmed((now) => [...now.filter((each) => each !== field), ...(isConfirmed ? [field] : [])]),
		unconfirmed: detailFields.filter((field) => !confirmed.includes(field)),
	};
}

/** Somebody who was not asked for details can be verified without; once one is typed, all are needed. */
function outcomeOf({ details }: PendingCheck, typed: TypedDetails): Confirmed {
	const { licenceExpiresOn, ...others } = typed;
	// The call judges every field, the script of the licence as well.
	if (details || Object.values(others).some(Boolean)) return { details: typed as IdentityDetails };
	return licenceExpiresOn ? { licenceExpiresOn } : {};
}

function Earlier({ check: { rejectedBefore } }: { check: PendingCheck }) {
	const { identity: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const format = useFormat();
	if (rejectedBefore.length === 0) return null;
	return (
		<section>
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
