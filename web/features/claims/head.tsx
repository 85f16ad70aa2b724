/** Car and state of a claim, with its meaning for the reader. */

import type { Claim } from '#contract/claim-shapes.ts';
import { type Back, CaseHead } from '#web/features/cases/case-head.tsx';
import { stageOf, toneOf } from '#web/features/cases/stage.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { isolatedNameOf } from '#web/features/people/people.ts';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { ClaimTexts } from './texts.en.ts';

type ClaimHeadProps = { claim: Claim; back: Back };

export function ClaimHead({ claim, back }: ClaimHeadProps) {
	const { language } = useLanguage();
	const { claim: t } = useScreenTexts<{ claim: ClaimTexts }>();
	const stage = stageOf(claim);
	return (
		<CaseHead back={back} title={t.heading} stage={{ tone: toneOf[stage], label: t.stage[stage] }}>
			<p className="mt-1 text-muted">
				<bdi>{namedCarOf(claim, language)}</bdi>
			</p>
			<p suppressHydrationWarning className="numbers mt-3 font-medium">
				<Headline claim={claim} />
			</p>
			{!claim.outcome && claim.side === 'RENTER' && <p className="mt-1 text-muted">{t.nothingYet}</p>}
			{claim.side && <HelpLink to={claim.side === 'RENTER' ? 'reply-to-a-claim' : 'make-a-claim'} className="mt-1" />}
		</CaseHead>
	);
}

function Headline({ claim }: { claim: Claim }) {
	const { headline: t, again } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const { language, format } = useLanguage();
	const seen = claim.side ?? 'ADMIN';
	const stage = stageOf(claim);
	if (stage === 'WITHDRAWN' && claim.claimAgainUntil) return again[seen](format.date(claim.claimAgainUntil, 'moment'));
	if (stage !== 'OPEN') return t[stage][seen];
	const other = seen === 'RENTER' ? claim.owner : claim.renter;
	return t.OPEN[seen](isolatedNameOf(other, language), format.date(claim.answerBy, 'moment'));
}
