/** The reader's allowed actions on the renter's claim, according to the server. */
import { MAX_RENTER_CLAIM_PHOTOS, MAX_RENTER_CLAIM_WORDS, type RenterClaim } from '#contract/renter-claim-shapes.ts';
import { acceptRenterClaim, contestRenterClaim, withdrawRenterClaim } from '#contract/renter-claims.ts';
import { call } from '#web/browser/api.ts';
import { SumLines } from '#web/features/renter-claims/claim-facts.tsx';
import type { RenterClaimTexts } from '#web/features/renter-claims/texts.en.ts';
import { useRenterClaimMutation } from '#web/features/renter-claims/use-renter-claim-mutation.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useDialogs } from '#web/ui/use-dialogs.ts';
import { type Asking, CaseAnswers, type Contest } from '../case-answers.tsx';

export function RenterClaimActions({ claim }: { claim: RenterClaim }) {
	const { renterClaim: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>();
	const dialogs = useDialogs<Asking>();
	const params = { id: claim.id };
	const onClose = dialogs.close;
	const accept = useRenterClaimMutation({ call: () => call(acceptRenterClaim, { params }), onClose, ...t.accept });
	const withdraw = useRenterClaimMutation({ call: () => call(withdrawRenterClaim, { params }), onClose, ...t.withdraw });
	const contest = useRenterClaimMutation<Contest>({
		call: (body) => call(contestRenterClaim, { params, body }),
		onClose,
		done: t.contest.done,
		failed: t.contest.failed,
	});
	return (
		<CaseAnswers
			texts={t}
			mayAnswer={claim.allowedActions.includes('ACCEPT') && claim.claimed !== null}
			mayWithdraw={claim.allowedActions.includes('WITHDRAW')}
			dialogs={dialogs}
			accept={accept}
			contest={contest}
			withdraw={withdraw}
			limits={{ reason: MAX_RENTER_CLAIM_WORDS, photos: MAX_RENTER_CLAIM_PHOTOS }}
			ifAccepted={claim.claimed && <SumLines sums={claim.claimed} />}
			ifWithdrawn={<p>{t.withdraw.text}</p>}
		/>
	);
}
