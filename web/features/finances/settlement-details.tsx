/** Calculation of a settlement line by line: rental, fee, and the allocation of the deposit. */

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { OwnerSettlement } from '#contract/settlement-lists.ts';
import { signedJod } from '#web/features/ledger/signed-jod.ts';
import { renterNameOf } from '#web/features/people/people.ts';
import { carOfRow } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { FinanceTexts } from './texts.en.ts';
import { settlementTone } from './tones.ts';

type SettlementDetailsProps = {
	/** Null while it is closed. */
	settlement: OwnerSettlement | null;
	onClose(): void;
	/** The platform's share is shown to admins only. */
	withPlatform?: boolean;
};

export function SettlementDetails({ settlement, onClose, withPlatform = false }: SettlementDetailsProps) {
	const t = useScreenTexts<{ finance: FinanceTexts }>().finance;
	return (
		<Dialog open={settlement !== null} onOpenChange={(open) => !open && onClose()} title={t.details.title}>
			{settlement && <Content settlement={settlement} withPlatform={withPlatform} />}
		</Dialog>
	);
}

function Content({ settlement: s, withPlatform }: { settlement: OwnerSettlement; withPlatform: boolean }) {
	const t = useScreenTexts<{ finance: FinanceTexts }>().finance;
	const { format, language, texts } = useLanguage();
	const captured = Number(s.depositCapturedJod) > 0;
	return (
		<div className="space-y-6" data-testid="settlement-details">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div>
					<p className="font-medium">
						<bdi>{carOfRow(s, language)}</bdi> · <bdi>{renterNameOf(s, language)}</bdi>
					</p>
					<p suppressHydrationWarning className="text-muted text-sm">
						{format.dateRange(s.startDate, s.endDate, 'medium')}
					</p>
					<p className="text-muted text-sm">
						<bdi className="numbers">{t.details.ofBooking(s.bookingId.slice(0, 8))}</bdi>
					</p>
				</div>
				<StatusBadge tone={settlementTone[s.status]}>{t.settlementStatus[s.status]}</StatusBadge>
			</div>
			<dl className="space-y-2">
				<Line label={t.details.rental(format.jod(s.dailyRateJod), format.plural(texts.units.days, s.days))} jod={s.totalRentalJod} />
				{Number(s.promoJod) > 0 && <Line label={t.details.promo} jod={s.promoJod} plus />}
				<Line label={t.details.platformFee(format.percent(s.platformFeePercent))} jod={s.platformFeeJod} minus />
				{captured && <Line label={t.details.base} jod={s.baseOwnerPayoutJod} subtotal />}
				{captured && <Line label={t.details.captured} jod={s.depositCapturedJod} plus />}
				<Line label={t.details.final} jod={s.finalOwnerSettlementJod} total />
			</dl>
			<Section title={t.details.deposit}>
				<dl className="space-y-2">
					<Line label={t.details.held} jod={s.depositHeldJod} />
					{s.depositStatus !== 'held' && <Line label={t.details.toOwner} jod={s.depositCapturedJod} />}
					{s.depositStatus !== 'held' && <Line label={t.details.toRenter} jod={s.depositReleasedJod} />}
					{Number(s.fineHoldJod) > 0 && <Line label={t.details.forFines} jod={s.fineHoldJod} />}
				</dl>
			</Section>
			<Section title={t.details.deductions}>
				<Deductions settlement={s} />
			</Section>
			{withPlatform && (
				<Section title={t.details.platform}>
					<dl className="space-y-2">
						<Line label={t.details.platformFee(format.percent(s.platformFeePercent))} jod={s.platformFeeJod} />
						{Number(s.promoJod) > 0 && <Line label={t.details.promoBorne} jod={s.promoJod} minus />}
						<Line label={t.details.gatewayFee} jod={s.gatewayFeeJod} minus />
						<Line label={t.details.net} jod={s.netPlatformRevenueJod} total />
					</dl>
				</Section>
			)}
			<Times settlement={s} />
		</div>
	);
}

function Deductions({ settlement: s }: { settlement: OwnerSettlement }) {
	const t = useScreenTexts<{ finance: FinanceTexts }>().finance;
	const { format } = useLanguage();
	const applied = s.settlementSnapshot.owner.deductions_applied;
	if (s.depositStatus === 'held') {
		return (
			<p suppressHydrationWarning className="text-muted text-sm">
				{t.details.stillHeld(format.date(s.claimsUntil, 'moment'))}
			</p>
		);
	}
	if (applied.length === 0)
		return <p className="text-muted text-sm">{Number(s.fineHoldJod) > 0 ? t.details.noDeductionsButHeld : t.details.noDeductions}</p>;
	// The server's order never changes, so the index is a stable key.
	const named = applied.map((deduction, place) => ({ ...deduction, key: `${place}-${deduction.type}` }));
	return (
		<dl className="space-y-2">
			{named.map(({ key, type, amount_jod, from_deposit_jod }) => (
				<Line
					key={key}
					label={t.deduction[type]}
					jod={amount_jod}
					hint={amount_jod === from_deposit_jod ? undefined : t.details.fromDeposit(format.jod(from_deposit_jod))}
				/>
			))}
		</dl>
	);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="border-line border-t pt-4">
			<h3 className="mb-2 font-semibold">{title}</h3>
			{children}
		</section>
	);
}

type LineProps = { label: string; jod: string; hint?: string | undefined; minus?: true; plus?: true; subtotal?: true; total?: true };

function Line({ label, jod, hint, minus, plus, subtotal, total }: LineProps) {
	const { format } = useLanguage();
	return (
		<div
			className={clsx(
				'flex items-baseline justify-between gap-4',
				(total || subtotal) && 'border-line border-t pt-2',
				total && 'font-semibold text-lg',
			)}
		>
			<dt className={clsx('text-pretty', !total && 'text-muted')}>
				{label}
				{hint && <span className="block text-xs">{hint}</span>}
			</dt>
			<dd className="numbers whitespace-nowrap">
				{plus && !jod.startsWith('-') && '+'}
				{signedJod(format, minus && !jod.startsWith('-') ? `-${jod}` : jod)}
			</dd>
		</div>
	);
}

function Times({ settlement: s }: { settlement: OwnerSettlement }) {
	const t = useScreenTexts<{ finance: FinanceTexts }>().finance;
	const { format } = useLanguage();
	const times = [
		[t.details.created, s.createdAt],
		[t.details.calculated, s.calculatedAt],
		[t.details.paid, s.paidAt],
	] as const;
	return (
		<dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-line border-t pt-4 text-sm">
			{times.map(([label, at]) =>
				at ? (
					<div key={label} className="contents">
						<dt className="text-muted">{label}</dt>
						<dd suppressHydrationWarning className="text-end">
							{format.date(at, 'moment')}
						</dd>
					</div>
				) : null,
			)}
		</dl>
	);
}
