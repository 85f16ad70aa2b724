/** The reader's allowed actions on the claim, according to the server. */
import { useState } from 'react';
import { type Claim, type ClaimAction, MAX_CLAIM_PHOTOS, MAX_CLAIM_WORDS } from '#contract/claim-shapes.ts';
import { acceptClaim, contestClaim, payClaim, withdrawClaim } from '#contract/claims.ts';
import { call } from '#web/browser/api.ts';
import { IfAccepted } from '#web/features/claims/division.tsx';
import type { ClaimTexts } from '#web/features/claims/texts.en.ts';
import { useClaimMutation } from '#web/features/claims/use-claim-mutation.ts';
import { PhotoPicker } from '#web/features/uploads/photo-picker.tsx';
import { usePhotoUploads } from '#web/features/uploads/use-photo-uploads.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { ContestDialog } from '../contest-dialog.tsx';

type Asking = 'ACCEPT' | 'CONTEST' | 'WITHDRAW';

export function ClaimActions({ claim }: { claim: Claim }) {
	const { claim: t } = useScreenTexts<{ claim: ClaimTexts }>();
	const format = useFormat();
	const [asking, setAsking] = useState<Asking | null>(null);
	const close = () => setAsking(null);
	const params = { id: claim.id };
	const accept = useClaimMutation({
		call: () => call(acceptClaim, { params, body: { claimedJod: claim.claimed.totalJod } }),
		onClose: close,
		...t.accept,
	});
	const withdraw = useClaimMutation({ call: () => call(withdrawClaim, { params }), onClose: close, ...t.withdraw });
	const may = (action: ClaimAction) => claim.allowedActions.includes(action);
	const window = (which: Asking) => ({ open: asking === which, onOpenChange: (open: boolean) => setAsking(open ? which : null) });
	const asks = (which: Asking) => ({
		wide: true,
		'aria-haspopup': 'dialog' as const,
		onPointerEnter: preloadDialog,
		onClick: () => setAsking(which),
	});
	return (
		<>
			{may('ACCEPT') && (
				<section className="rounded-card bg-warning-soft p-5 md:p-6">
					<IfAccepted claim={claim} />
					<div className="mt-4 grid gap-3 sm:grid-cols-2">
						<Button variant="primary" size="large" {...asks('ACCEPT')}>
							{t.accept.action}
						</Button>
						<Button size="large" {...asks('CONTEST')}>
							{t.contest.action}
						</Button>
					</div>
				</section>
			)}
			<Excess claim={claim} />
			{may('WITHDRAW') && <Button {...asks('WITHDRAW')}>{t.withdraw.action}</Button>}
			<ConfirmDialog
				{...window('ACCEPT')}
				title={t.accept.title}
				texts={{ ...t.accept, back: t.accept.keep }}
				busy={accept.isPending}
				onConfirm={() => accept.mutate()}
			>
				<IfAccepted claim={claim} />
			</ConfirmDialog>
			<ConfirmDialog
				{...window('WITHDRAW')}
				title={t.withdraw.title}
				texts={{ ...t.withdraw, back: t.withdraw.keep }}
				danger
				busy={withdraw.isPending}
				onConfirm={() => withdraw.mutate()}
			>
				<p suppressHydrationWarning className="numbers">
					{claim.claimAgainUntil
						? t.again.withdrawText(format.jod(claim.depositJod), format.date(claim.claimAgainUntil, 'moment'))
						: t.withdraw.text(format.jod(claim.depositJod))}
				</p>
			</ConfirmDialog>
			<Contest claim={claim} {...window('CONTEST')} />
		</>
	);
}

type ContestProps = { claim: Claim; open: boolean; onOpenChange(open: boolean): void };

/** The renter's reason, with photos if they have any. */
function Contest({ claim, open, onOpenChange }: ContestProps) {
	const { contest: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const photos = usePhotoUploads({ most: MAX_CLAIM_PHOTOS });
	const contest = useClaimMutation<string>({
		call: (reason) => call(contestClaim, { params: { id: claim.id }, body: { reason, photos: [...photos.paths] } }),
		onClose: () => onOpenChange(false),
		done: t.done,
		failed: t.failed,
	});
	return (
		<ContestDialog
			open={open}
			onOpenChange={onOpenChange}
			texts={t}
			maxLength={MAX_CLAIM_WORDS}
			contest={contest}
			isBlocked={photos.sending}
		>
			<div>
				<p className="mb-1.5 font-medium text-sm">{t.photos}</p>
				<PhotoPicker label={t.photos} photos={photos} error={contest.error?.fields.photos} />
			</div>
		</ContestDialog>
	);
}

/** Excess over the deposit: paid, pending, or to be paid on the gateway's page. */
function Excess({ claim }: { claim: Claim }) {
	const { pay: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const format = useFormat();
	const errorText = useErrorText();
	const pay = useActionMutation({
		call: () => call(payClaim, { params: { id: claim.id }, body: {} }),
		failed: null,
		onDone: ({ redirectUrl }) => location.assign(redirectUrl),
	});
	const { excess } = claim;
	if (!excess) return null;
	const amount = format.jod(excess.amountJod);
	const mayPay = claim.allowedActions.includes('PAY');
	const said = excess.paidAt ? t.paid : excess.writtenOffAt ? t.writtenOff : mayPay ? t.asked : t.waiting;
	return (
		<section aria-label={t.title} className={mayPay ? 'rounded-card bg-warning-soft p-5 md:p-6' : 'rounded-card bg-sunken p-5'}>
			<p className="numbers">{said(amount)}</p>
			{mayPay && (
				<Button
					variant="primary"
					size="large"
					wide
					className="mt-4 sm:w-auto"
					busy={(pay.isPending || pay.isSuccess) && t.busy}
					onClick={() => pay.mutate()}
				>
					{t.action(amount)}
				</Button>
			)}
			{pay.error && <FieldError>{errorText(pay.error, t.failed)}</FieldError>}
		</section>
	);
}
