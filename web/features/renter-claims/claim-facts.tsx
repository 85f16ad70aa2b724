/** What a renter claims back, with the statements of both sides and the decision. */
import type { ReactNode } from 'react';
import type { RenterClaim, RenterClaimSums } from '#contract/renter-claim-shapes.ts';
import { BackLink } from '#web/features/claims/head.tsx';
import { stageOf, toneOf } from '#web/features/claims/stage.ts';
import { nameOf } from '#web/features/people/people.ts';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { RenterClaimTexts } from './texts.en.ts';

const isolate = (name: string) => `\u2068${name}\u2069`;

export function RenterClaimHead({ claim, back }: { claim: RenterClaim; back: { href: string; label: string } }) {
	const { renterClaim: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>();
	const stage = stageOf(claim);
	return (
		<header>
			<BackLink {...back} />
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<h1 className="text-2xl md:text-3xl">{claim.side === 'RENTER' ? t.yours : t.heading}</h1>
				<StatusBadge tone={toneOf[stage]}>{t.stage[stage]}</StatusBadge>
			</div>
			<p className="mt-1 text-muted">
				<bdi>{claim.carTitle}</bdi>
			</p>
			<p suppressHydrationWarning className="numbers mt-3 font-medium">
				<Headline claim={claim} />
			</p>
			{claim.outcome === null && <p className="mt-1 text-muted">{t.waits}</p>}
		</header>
	);
}

function Headline({ claim }: { claim: RenterClaim }) {
	const { headline: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>().renterClaim;
	const { language, format } = useLanguage();
	const reader = claim.side ?? 'ADMIN';
	const stage = stageOf(claim);
	if (stage !== 'OPEN') return t[stage][reader];
	const other = reader === 'OWNER' ? claim.renter : claim.owner;
	return t.OPEN[reader](isolate(nameOf(other, language)), format.date(claim.answerBy, 'moment'));
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

/** Who bears what; not for the renter. */
export function RenterClaimSumsPanel({ claim }: { claim: RenterClaim }) {
	const { sums: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>().renterClaim;
	const sums = claim.granted ?? claim.claimed;
	if (!sums || claim.outcome === 'WITHDRAWN') return null;
	return (
		<Panel title={t.title}>
			<SumLines sums={sums} />
		</Panel>
	);
}

export function SumLines({ sums }: { sums: RenterClaimSums }) {
	const { sums: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>().renterClaim;
	const format = useFormat();
	return (
		<dl data-testid="renter-claim-sums" className="numbers grid gap-2 text-sm">
			<Sum label={t.refund} strong>
				{format.jod(sums.refundJod)}
			</Sum>
			<Sum label={t.owner}>{format.jod(sums.ownerBearsJod)}</Sum>
			{Number(sums.platformBearsJod) > 0 && <Sum label={t.platform}>{format.jod(sums.platformBearsJod)}</Sum>}
			<Sum label={t.keeps}>{format.jod(sums.ownerKeepsJod)}</Sum>
		</dl>
	);
}

function Sum({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
	const weight = strong ? ' font-semibold text-base' : '';
	return (
		<div className={`flex items-baseline justify-between gap-4${weight}`}>
			<dt>{label}</dt>
			<dd className="whitespace-nowrap">{children}</dd>
		</div>
	);
}

export function RenterClaimWords({ claim }: { claim: RenterClaim }) {
	const { words: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>().renterClaim;
	const { language } = useLanguage();
	const said: Array<[string, string | null]> = [
		[t.renter(isolate(nameOf(claim.renter, language))), claim.reason],
		[t.owner(isolate(nameOf(claim.owner, language))), claim.contestReason],
		[t.decision, claim.decisionNote],
	];
	return (
		<div className="grid gap-4">
			{said
				.filter(([, text]) => text)
				.map(([who, text]) => (
					<figure key={who} className="rounded-card border border-line bg-surface p-5 shadow-card">
						<figcaption className="font-semibold">{who}</figcaption>
						<blockquote className="mt-2 whitespace-pre-line break-words border-line border-s-2 ps-3">
							<bdi>{text}</bdi>
						</blockquote>
					</figure>
				))}
		</div>
	);
}
