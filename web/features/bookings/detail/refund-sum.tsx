/** The refund as one amount, with its parts, its ground, and until when it is valid. */
import { TriangleAlert, Undo2 } from 'lucide-react';
import type { Cancellation } from '#contract/booking-life.ts';
import { groundSentence } from '#web/features/cancellation/policy-text.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { detail as ar } from './texts.ar.ts';
import { type DetailTexts, detail as en } from './texts.en.ts';

const words = { en, ar };

/** Not read from the screen's texts, because the dialog can also be opened from a conversation, which does not have them. */
export const useDetailTexts = (): DetailTexts => words[useLanguage().language];

type RefundSumProps = { cancellation: Cancellation; side: 'RENTER' | 'OWNER'; changed: boolean };

export function RefundSum({ cancellation, side, changed }: RefundSumProps) {
	const { cancel: t, cancellation: policyTexts } = useDetailTexts();
	const { format } = useLanguage();
	const { ground, refundJod, rentalRefundJod, depositRefundJod, keptJod, staysUntil, ownerCancelledBefore } = cancellation;
	if (ground === 'UNPAID') return <p>{t.nothingPaid}</p>;
	const isRetained = Number(keptJod) > 0;
	return (
		<div className="space-y-4" aria-live="polite">
			{changed && (
				<p className="flex items-start gap-2 rounded-control bg-warning-soft p-3 text-sm text-warning-text">
					<TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
					{t.changed}
				</p>
			)}
			<div className="rounded-card bg-positive-soft p-4 text-positive-text">
				<p data-testid="refund" className="numbers flex items-center gap-2 font-semibold text-2xl">
					<Undo2 aria-hidden className="size-6 shrink-0 rtl:-scale-x-100" />
					{format.jod(refundJod)}
				</p>
				<p className="font-medium">{t.goesBack[side]}</p>
			</div>
			<dl className="numbers space-y-1.5 text-sm">
				<Line label={t.ofRental} value={format.jod(rentalRefundJod)} />
				<Line label={t.deposit} value={format.jod(depositRefundJod)} />
				{isRetained && <Line label={t.kept} value={format.jod(keptJod)} />}
			</dl>
			<p className="text-sm">
				{groundSentence(policyTexts, t.ground, cancellation, format)}{' '}
				{staysUntil && (
					<span suppressHydrationWarning className="numbers text-muted">
						{t.staysUntil(format.date(staysUntil, 'moment'))}
					</span>
				)}
			</p>
			{side === 'OWNER' && (
				<p className="flex items-start gap-2 rounded-control bg-warning-soft p-3 text-sm text-warning-text">
					<TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
					<span>
						{t.counts} {ownerCancelledBefore ? format.plural(t.before, ownerCancelledBefore) : null}
					</span>
				</p>
			)}
		</div>
	);
}

function Line({ label, value }: { label: string; value: string }) {
	return (
		<div className="flex items-baseline justify-between gap-4">
			<dt className="text-muted">{label}</dt>
			<dd className="whitespace-nowrap">{value}</dd>
		</div>
	);
}
