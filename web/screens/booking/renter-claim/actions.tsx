/** The reader's allowed actions on the renter's claim, according to the server. */
import { useState } from 'react';
import { MAX_RENTER_CLAIM_PHOTOS, MAX_RENTER_CLAIM_WORDS, type RenterClaim } from '#contract/renter-claim-shapes.ts';
import { acceptRenterClaim, contestRenterClaim, withdrawRenterClaim } from '#contract/renter-claims.ts';
import { call } from '#web/browser/api.ts';
import { SumLines } from '#web/features/renter-claims/claim-facts.tsx';
import type { RenterClaimTexts } from '#web/features/renter-claims/texts.en.ts';
import { useRenterClaimMutation } from '#web/features/renter-claims/use-renter-claim-mutation.ts';
import { PhotoPicker } from '#web/features/uploads/photo-picker.tsx';
import { usePhotoUploads } from '#web/features/uploads/use-photo-uploads.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { ContestDialog } from '../contest-dialog.tsx';

type Asking = 'ACCEPT' | 'CONTEST' | 'WITHDRAW';

export function RenterClaimActions({ claim }: { claim: RenterClaim }) {
	const { renterClaim: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>();
	const [asking, setAsking] = useState<Asking | null>(null);
	const close = () => setAsking(null);
	const params = { id: claim.id };
	const accept = useRenterClaimMutation({ call: () => call(acceptRenterClaim, { params }), onClose: close, ...t.accept });
	const withdraw = useRenterClaimMutation({ call: () => call(withdrawRenterClaim, { params }), onClose: close, ...t.withdraw });
	const window = (which: Asking) => ({ open: asking === which, onOpenChange: (open: boolean) => setAsking(open ? which : null) });
	const asks = (which: Asking) => ({
		wide: true,
		'aria-haspopup': 'dialog' as const,
		onPointerEnter: preloadDialog,
		onClick: () => setAsking(which),
	});
	return (
		<>
			{claim.allowedActions.includes('ACCEPT') && claim.claimed && (
				<section className="rounded-card bg-warning-soft p-5 md:p-6">
					<SumLines sums={claim.claimed} />
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
			{claim.allowedActions.includes('WITHDRAW') && <Button {...asks('WITHDRAW')}>{t.withdraw.action}</Button>}
			<ConfirmDialog
				{...window('ACCEPT')}
				title={t.accept.title}
				texts={{ ...t.accept, back: t.accept.keep }}
				busy={accept.isPending}
				onConfirm={() => accept.mutate()}
			>
				{claim.claimed && <SumLines sums={claim.claimed} />}
			</ConfirmDialog>
			<ConfirmDialog
				{...window('WITHDRAW')}
				title={t.withdraw.title}
				texts={{ ...t.withdraw, back: t.withdraw.keep }}
				danger
				busy={withdraw.isPending}
				onConfirm={() => withdraw.mutate()}
			>
				<p>{t.withdraw.text}</p>
			</ConfirmDialog>
			<Contest claim={claim} {...window('CONTEST')} />
		</>
	);
}

type ContestProps = { claim: RenterClaim; open: boolean; onOpenChange(open: boolean): void };

/** The owner's reason, with photos if they have any. */
function Contest({ claim, open, onOpenChange }: ContestProps) {
	const { contest: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>().renterClaim;
	const photos = usePhotoUploads({ most: MAX_RENTER_CLAIM_PHOTOS });
	const contest = useRenterClaimMutation<string>({
		call: (reason) => call(contestRenterClaim, { params: { id: claim.id }, body: { reason, photos: [...photos.paths] } }),
		onClose: () => onOpenChange(false),
		done: t.done,
		failed: t.failed,
	});
	return (
		<ContestDialog
			open={open}
			onOpenChange={onOpenChange}
			texts={t}
			maxLength={MAX_RENTER_CLAIM_WORDS}
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
