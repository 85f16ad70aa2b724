/** Dialog to contest a claim, with optional photos. */
import { type Claim, MAX_CLAIM_PHOTOS, MAX_CLAIM_WORDS } from '#contract/claim-shapes.ts';
import { contestClaim } from '#contract/claims.ts';
import { call } from '#web/browser/api.ts';
import type { ClaimTexts } from '#web/features/claims/texts.en.ts';
import { useClaimMutation } from '#web/features/claims/use-claim-mutation.ts';
import { PhotoPicker } from '#web/features/uploads/photo-picker.tsx';
import { usePhotoUploads } from '#web/features/uploads/use-photo-uploads.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';

type ContestDialogProps = { claim: Claim; open: boolean; onOpenChange(open: boolean): void };

export function ContestDialog({ claim, open, onOpenChange }: ContestDialogProps) {
	const { contest: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const photos = usePhotoUploads({ most: MAX_CLAIM_PHOTOS });
	const contest = useClaimMutation<string>({
		call: (reason) => call(contestClaim, { params: { id: claim.id }, body: { reason, photos: [...photos.paths] } }),
		onClose: () => onOpenChange(false),
		done: t.done,
		failed: t.failed,
	});
	return (
		<ReasonDialog
			open={open}
			onOpenChange={onOpenChange}
			title={t.title}
			description={t.text}
			texts={{ label: t.reason, placeholder: t.reasonExample, back: t.keep, confirm: t.confirm, busy: t.busy }}
			rows={5}
			maxLength={MAX_CLAIM_WORDS}
			variant="primary"
			whenEmpty="wait"
			isBlocked={photos.sending}
			busy={contest.isPending}
			error={contest.error?.fields.reason}
			onSubmit={contest.mutate}
		>
			<div>
				<p className="mb-1.5 font-medium text-sm">{t.photos}</p>
				<PhotoPicker label={t.photos} photos={photos} error={contest.error?.fields.photos} />
			</div>
		</ReasonDialog>
	);
}
