/** Statements of both sides, and the decision. */
import type { Claim } from '#contract/claim-shapes.ts';
import { actorName, Statements } from '#web/features/cases/statements.tsx';
import { isolatedNameOf } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { ClaimTexts } from './texts.en.ts';

export function ClaimWords({ claim }: { claim: Claim }) {
	const { words: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const { language } = useLanguage();
	const opening = claim.timeline.find(({ kind }) => kind === 'OPENED');
	return (
		<Statements
			said={[
				[t.owner(actorName(claim.owner, opening?.by, language)), claim.note],
				[t.renter(isolatedNameOf(claim.renter, language)), claim.contestReason],
				[t.decision, claim.decisionNote],
				[t.writeOff, claim.excess?.writeOffNote ?? null],
			]}
		/>
	);
}
