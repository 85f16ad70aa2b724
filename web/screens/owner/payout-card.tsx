/** A payout: car, amount, and progress. */

import { CircleAlert, LifeBuoy } from 'lucide-react';
import type { Payout } from '#contract/payouts.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { Amount } from '#web/features/finances/table-frame.tsx';
import type { FinanceTexts } from '#web/features/finances/texts.en.ts';
import { payoutTone } from '#web/features/finances/tones.ts';
import { supportAddress } from '#web/features/support/ticket-context.ts';
import { carOfRow } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { BookingLink } from './booking-link.tsx';
import type { PayoutTexts } from './texts.en.ts';

/** A payout sent to the bank is on its way although its status is PENDING. */
export const displayStatusOf = ({ status, sentAt }: Payout) => (status === 'PENDING' && sentAt ? 'SENT' : status);

export function PayoutCard({ payout: p }: { payout: Payout }) {
	const { payout: t } = useScreenTexts<{ payout: PayoutTexts }>();
	const { payout: words } = useScreenTexts<{ finance: FinanceTexts }>().finance;
	const { format, texts, language } = useLanguage();
	const displayStatus = displayStatusOf(p);
	const dateText = p.paidAt ? t.paid(format.date(p.paidAt)) : p.sentAt ? t.sent(format.date(p.sentAt)) : t.due(format.date(p.dueAt, 'day'));
	return (
		<article
			data-testid="payout-card"
			data-payout={p.id}
			className="flex h-full flex-col rounded-card border border-line bg-surface p-4 md:p-5"
		>
			<div className="flex items-start justify-between gap-3">
				<div className="min-w-0">
					<h3 className="font-semibold">
						<bdi>{carOfRow(p, language)}</bdi>
					</h3>
					<p className="text-muted text-sm">
						{words.source[p.source]} · <bdi className="numbers">{p.bookingId.slice(0, 8)}</bdi>
					</p>
				</div>
				<StatusBadge tone={payoutTone[displayStatus]}>{words.status[displayStatus]}</StatusBadge>
			</div>
			<p className="mt-3 font-semibold text-xl">
				<Amount jod={p.amountJod} />
			</p>
			{p.failure && (
				<p className="mt-2 flex items-start gap-1.5 text-danger text-sm">
					<CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
					{t.failed}
				</p>
			)}
			{p.obstacle && !p.failure && <p className="mt-2 text-sm text-warning-text">{words.obstacle[p.obstacle]}</p>}
			<div className="mt-auto pt-3 text-muted text-sm">
				{!p.failure && !p.obstacle && <p suppressHydrationWarning>{dateText}</p>}
				{p.destination && !p.failure && (
					<p>
						<bdi className="numbers">{t.to(p.destination)}</bdi>
					</p>
				)}
				{p.bankReference && (
					<p>
						{p.bankReference === 'BY_HAND' ? (
							t.byHand
						) : (
							<>
								{t.reference}: <bdi className="numbers">{p.bankReference}</bdi>
							</>
						)}
					</p>
				)}
				<p className="flex flex-wrap gap-x-5">
					<BookingLink id={p.bookingId} className="inline-flex min-h-11 items-center font-medium text-primary hover:underline">
						{t.booking}
					</BookingLink>
					<Link
						href={supportAddress({ kind: 'payout', id: p.id })}
						className="inline-flex min-h-11 items-center gap-1.5 font-medium text-primary hover:underline"
					>
						<LifeBuoy aria-hidden className="size-4" />
						{texts.support.write}
					</Link>
				</p>
			</div>
		</article>
	);
}
