/** The reader's allowed actions on the claim, according to the server. */
import { type Claim, MAX_CLAIM_PHOTOS, MAX_CLAIM_WORDS } from '#contract/claim-shapes.ts';
import { acceptClaim, contestClaim, payClaim, withdrawClaim } from '#contract/claims.ts';
import { call } from '#web/browser/api.ts';
import { IfAccepted } from '#web/features/claims/division.tsx';
import type { ClaimTexts } from '#web/features/claims/texts.en.ts';
import { useClaimMutation } from '#web/features/claims/use-claim-mutation.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { useDialogs } from '#web/ui/use-dialogs.ts';
import { type Asking, CaseAnswers, type Contest } from '../case-answers.tsx';

export function ClaimActions({ claim }: { claim: Claim }) {
	const { claim: t } = useScreenTexts<{ claim: ClaimTexts }>();
	const format = useFormat();
	const dialogs = useDialogs<Asking>();
	const params = { id: claim.id };
	const onClose = dialogs.close;
	const accept = useClaimMutation({
		call: () => call(acceptClaim, { params, body: { claimedJod: claim.claimed.totalJod } }),
		onClose,
		...t.accept,
	});
	const withdraw = useClaimMutation({ call: () => call(withdrawClaim, { params }), onClose, ...t.withdraw });
	const contest = useClaimMutation<Contest>({
		call: (body) => call(contestClaim, { params, body }),
		onClose,
		done: t.contest.done,
		failed: t.contest.failed,
	});
	return (
		<CaseAnswers
			texts={t}
			mayAnswer={claim.allowedActions.includes('ACCEPT')}
			mayWithdraw={claim.allowedActions.includes('WITHDRAW')}
			dialogs={dialogs}
			accept={accept}
			contest={contest}
			withdraw={withdraw}
			limits={{ reason: MAX_CLAIM_WORDS, photos: MAX_CLAIM_PHOTOS }}
			ifAccepted={<IfAccepted claim={claim} />}
			ifWithdrawn={
				<p suppressHydrationWarning className="numbers">
					{claim.claimAgainUntil
						? t.again.withdrawText(format.jod(claim.depositJod), format.date(claim.claimAgainUntil, 'moment'))
						: t.withdraw.text(format.jod(claim.depositJod))}
				</p>
			}
		>
			<Excess claim={claim} />
		</CaseAnswers>
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
	const textOf = excess.paidAt ? t.paid : excess.writtenOffAt ? t.writtenOff : mayPay ? t.asked : t.waiting;
	return (
		<section aria-label={t.title} className={mayPay ? 'rounded-card bg-warning-soft p-5 md:p-6' : 'rounded-card bg-sunken p-5'}>
			<p className="numbers">{textOf(amount)}</p>
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
