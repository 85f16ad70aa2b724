/** A renter's claim, with the statements of both sides and the decision. */

import type { RenterClaim, RenterClaimSums } from '#contract/renter-claim-shapes.ts';
import { type Back, CaseHead } from '#web/features/cases/case-head.tsx';
import { stageOf, toneOf } from '#web/features/cases/stage.ts';
import { actorName, Statements } from '#web/features/cases/statements.tsx';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { isolatedNameOf } from '#web/features/people/people.ts';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SumLine } from '#web/ui/sum-line.tsx';
import type { RenterClaimTexts } from './texts.en.ts';

export function RenterClaimHead({ claim, back }: { claim: RenterClaim; back: Back }) {
	const { language } = useLanguage();
	const { renterClaim: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>();
	const stage = stageOf(claim);
	return (
		<CaseHead back={back} title={claim.side === 'RENTER' ? t.yours : t.heading} stage={{ tone: toneOf[stage], label: t.stage[stage] }}>
			<p className="mt-1 text-muted">
				<bdi>{namedCarOf(claim, language)}</bdi>
			</p>
			<p suppressHydrationWarning className="numbers mt-3 font-medium">
				<Headline claim={claim} />
			</p>
			{claim.answeredBy && <p className="mt-1 text-muted text-sm">{t.answeredBy(actorName(claim.owner, claim.answeredBy, language))}</p>}
			{claim.outcome === null && <p className="mt-1 text-muted">{t.waits}</p>}
			{claim.side && <HelpLink to="renter-claims" className="mt-1" />}
		</CaseHead>
	);
}

function Headline({ claim }: { claim: RenterClaim }) {
	const { headline: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>().renterClaim;
	const { language, format } = useLanguage();
	const reader = claim.side ?? 'ADMIN';
	const stage = stageOf(claim);
	if (stage !== 'OPEN') return t[stage][reader];
	const other = reader === 'OWNER' ? claim.renter : claim.owner;
	return t.OPEN[reader](isolatedNameOf(other, language), format.date(claim.answerBy, 'moment'));
}

export function RenterClaimLines({ claim }: { claim: RenterClaim }) {
	const { renterClaim: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>();
	const format = useFormat();
	return (
		<Panel title={t.lines.title}>
			<ul className="numbers border-line border-t">
				{claim.lines.map((line) => (
					<li key={line.id} className="border-line border-b py-3">
						<p className="flex items-baseline justify-between gap-4 font-medium">
							<span>{t.kinds[line.kind]}</span>
							<span className="whitespace-nowrap">{format.jod(line.amountJod)}</span>
						</p>
						{line.grantedJod !== null && (
							<p className="flex items-baseline justify-between gap-4 text-muted text-sm">
								<span>{t.lines.granted}</span>
								<span className="whitespace-nowrap">{format.jod(line.grantedJod)}</span>
							</p>
						)}
					</li>
				))}
			</ul>
			<p className="numbers mt-3 flex items-baseline justify-between gap-4 font-semibold text-lg">
				<span>{claim.grantedJod === null ? t.lines.total : t.lines.granted}</span>
				<span className="whitespace-nowrap">{format.jod(claim.grantedJod ?? claim.claimedJod)}</span>
			</p>
		</Panel>
	);
}

/** Parts of the amount by who pays them; hidden from the renter. */
export function RenterClaimSumsPanel({ claim }: { claim: RenterClaim }) {
	const { sums: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>().renterClaim;
	const sums = claim.granted ?? claim.claimed;
	if (!sums || claim.outcome === 'WITHDRAWN') return null;
	return (
		<Panel title={claim.granted ? t.title : t.undecided}>
			<SumLines sums={sums} />
		</Panel>
	);
}

export function SumLines({ sums }: { sums: RenterClaimSums }) {
	const { sums: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>().renterClaim;
	const format = useFormat();
	return (
		<dl data-testid="renter-claim-sums" className="numbers grid gap-2 text-sm">
			<SumLine label={t.refund} strong>
				{format.jod(sums.refundJod)}
			</SumLine>
			<SumLine label={t.owner}>{format.jod(sums.ownerBearsJod)}</SumLine>
			{Number(sums.platformBearsJod) > 0 && <SumLine label={t.platform}>{format.jod(sums.platformBearsJod)}</SumLine>}
			<SumLine label={t.keeps}>{format.jod(sums.ownerKeepsJod)}</SumLine>
		</dl>
	);
}

export function RenterClaimWords({ claim }: { claim: RenterClaim }) {
	const { words: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>().renterClaim;
	const { language } = useLanguage();
	return (
		<Statements
			said={[
				[t.renter(isolatedNameOf(claim.renter, language)), claim.reason],
				[t.owner(actorName(claim.owner, claim.answeredBy, language)), claim.contestReason],
				[t.decision, claim.decisionNote],
			]}
		/>
	);
}
