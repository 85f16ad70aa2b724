/** Both documents side by side, the person's details, and earlier rejections. */
import { useState } from 'react';
import type { PendingCheck } from '#contract/kyc.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { DescriptionList } from './description-list.tsx';
import { DocumentPane } from './document-pane.tsx';
import type { DeskTexts } from './texts.en.ts';

type IdentityReviewProps = {
	check: PendingCheck;
	name: string;
	open: boolean;
	onOpenChange(open: boolean): void;
	busy: boolean;
	/** `licenceExpiresOn`: `YYYY-MM-DD`, or empty if the licence shows none. */
	onVerify(licenceExpiresOn: string): void;
	onReject(): void;
};

export function IdentityReview({ check, name, open, onOpenChange, busy, onVerify, onReject }: IdentityReviewProps) {
	const { identity: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const format = useFormat();
	const [expiry, setExpiry] = useState(check.licenceExpiresOn ?? '');
	return (
		<Dialog
			wide
			open={open}
			onOpenChange={(next) => !busy && onOpenChange(next)}
			title={t.title(name)}
			description={t.lead}
			footer={
				<DialogActions back={t.reject} busy={busy} onBack={onReject}>
					<Button variant="primary" busy={busy && t.verifying} onClick={() => onVerify(expiry)}>
						{t.verify}
					</Button>
				</DialogActions>
			}
		>
			{/* Each opening is a logged view: nothing is loaded while the window is closed. */}
			{open && (
				<div className="grid gap-5">
					<div className="grid gap-4 sm:grid-cols-2">
						<DocumentPane documentId={check.idDocument.id} contentType={check.idDocument.contentType} label={t.idDocument} />
						<DocumentPane documentId={check.licence.id} contentType={check.licence.contentType} label={t.licence} />
					</div>
					<DescriptionList
						facts={[
							[t.nameAr, check.displayNameAr && <bdi key="name">{check.displayNameAr}</bdi>],
							[t.submitted, format.date(check.submittedAt)],
							[t.memberSince, format.date(check.memberSince)],
							[t.typedExpiry, check.licenceExpiresOn ? format.date(check.licenceExpiresOn) : t.notTyped],
						]}
					/>
					<Field label={t.expiry} hint={t.expiryHint} className="max-w-72">
						<Input type="date" name="licenceExpiresOn" value={expiry} onChange={(event) => setExpiry(event.currentTarget.value)} />
					</Field>
					{check.rejectedBefore.length > 0 && (
						<section>
							<h3 className="font-medium text-sm">{t.before}</h3>
							<ul className="mt-1 list-disc ps-5 text-muted text-sm">
								{check.rejectedBefore.map(({ decidedAt, notes }) => (
									<li key={decidedAt}>
										{format.date(decidedAt)}: <bdi>{notes}</bdi>
									</li>
								))}
							</ul>
						</section>
					)}
				</div>
			)}
		</Dialog>
	);
}
