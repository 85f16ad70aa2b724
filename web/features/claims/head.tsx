/** Car and state of a claim, with its meaning for the reader. */
import { ChevronLeft } from 'lucide-react';
import type { Claim } from '#contract/claim-shapes.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { stageOf, toneOf } from './stage.ts';
import type { ClaimTexts } from './texts.en.ts';

type ClaimHeadProps = { claim: Claim; back: { href: string; label: string } };

export function ClaimHead({ claim, back }: ClaimHeadProps) {
	const { claim: t } = useScreenTexts<{ claim: ClaimTexts }>();
	const stage = stageOf(claim);
	return (
		<header>
			<BackLink {...back} />
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
				<StatusBadge tone={toneOf[stage]}>{t.stage[stage]}</StatusBadge>
			</div>
			<p className="mt-1 text-muted">
				<bdi>{claim.carTitle}</bdi>
			</p>
			<p suppressHydrationWarning className="numbers mt-3 font-medium">
				<Headline claim={claim} />
			</p>
			{!claim.outcome && claim.side === 'RENTER' && <p className="mt-1 text-muted">{t.nothingYet}</p>}
			{claim.side && <HelpLink to={claim.side === 'RENTER' ? 'reply-to-a-claim' : 'make-a-claim'} className="mt-1" />}
		</header>
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
	return t.OPEN[seen](`\u2068${nameOf(other, language)}\u2069`, format.date(claim.answerBy, 'moment'));
}

export function BackLink({ href, label }: { href: string; label: string }) {
	return (
		<Link href={href} className="inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink">
			<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
			{label}
		</Link>
	);
}
