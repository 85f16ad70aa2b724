/** Allocation of a claim: from the deposit, refunded to the renter, and excess. */
import { clsx } from 'clsx';
import type { Claim, ClaimAllocation } from '#contract/claim-shapes.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { ClaimTexts } from './texts.en.ts';
import { withFineHold } from './totals.ts';

export type Seen = 'OWNER' | 'RENTER' | 'ADMIN';

export function Division({ claim }: { claim: Claim }) {
	const { division: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	return (
		<Panel title={claim.granted ? t.title : t.undecided}>
			<DivisionLines
				depositJod={claim.depositJod}
				fineHoldJod={claim.fineHoldJod}
				division={claim.granted ?? claim.claimed}
				seen={claim.side ?? 'ADMIN'}
			/>
		</Panel>
	);
}

type DivisionLinesProps = { depositJod: string; fineHoldJod?: string; division: Omit<ClaimAllocation, 'totalJod'>; seen: Seen };

export function DivisionLines({ depositJod, fineHoldJod = '0', division, seen }: DivisionLinesProps) {
	const { division: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const format = useFormat();
	const excess = Number(division.excessJod) > 0;
	const { heldJod, backJod } = withFineHold(division.depositBackJod, fineHoldJod);
	const lines: Array<{ key: string; label: string; amount: string; strong?: boolean }> = [
		{ key: 'deposit', label: t.deposit, amount: depositJod },
		{ key: 'from-deposit', label: t.fromDeposit, amount: division.fromDepositJod, strong: seen === 'OWNER' },
		{ key: 'back', label: t.back[seen], amount: backJod, strong: seen === 'RENTER' && !excess },
		...(Number(heldJod) > 0 ? [{ key: 'held', label: t.heldForFines, amount: heldJod }] : []),
		...(excess ? [{ key: 'excess', label: t.excess[seen], amount: division.excessJod, strong: true }] : []),
	];
	return (
		<dl className="numbers space-y-2.5">
			{lines.map(({ key, label, amount, strong }) => (
				<div
					key={key}
					data-testid={`division-${key}`}
					className={clsx('flex items-baseline justify-between gap-4', strong && 'font-semibold')}
				>
					<dt className={clsx('text-balance', !strong && 'text-muted')}>{label}</dt>
					<dd className="whitespace-nowrap text-end">{format.jod(amount)}</dd>
				</div>
			))}
		</dl>
	);
}

/** Consequence of accepting, as a sentence for the renter. */
export function IfAccepted({ claim }: { claim: Claim }) {
	const { division: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const format = useFormat();
	const { fromDepositJod, depositBackJod, excessJod } = claim.claimed;
	const { heldJod, backJod } = withFineHold(depositBackJod, claim.fineHoldJod);
	return (
		<p className="numbers">
			{Number(excessJod) > 0
				? t.ifAcceptedExcess(format.jod(fromDepositJod), format.jod(excessJod))
				: t.ifAccepted(format.jod(fromDepositJod), format.jod(backJod))}
			{Number(heldJod) > 0 && ` ${t.ifAcceptedHeld(format.jod(heldJod))}`}
		</p>
	);
}
