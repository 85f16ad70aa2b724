/** Countdown of the hold, announced to screen readers twice near the end. */
import { clsx } from 'clsx';
import { Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import { useNow } from '#web/browser/page/use-now.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { announcement, clockText, holdLeft } from '../hold-left.ts';
import type { PaymentTexts } from './texts.en.ts';

const SECOND_MS = 1000;
/** The local clock may be wrong: the server is asked until it confirms the expiry. */
const REFETCH_MS = 5000;

type HoldClockProps = {
	holdExpiresAt: string | null;
	/** Must be a stable function. */
	readAgain(): unknown;
};

export function HoldClock({ holdExpiresAt, readAgain }: HoldClockProps) {
	const t = useScreenTexts<PaymentTexts>();
	const left = holdLeft(holdExpiresAt, useNow(SECOND_MS));
	const isExpired = left === 0;
	useEffect(() => {
		if (!isExpired) return;
		readAgain();
		const timer = setInterval(readAgain, REFETCH_MS);
		return () => clearInterval(timer);
	}, [isExpired, readAgain]);
	if (left === null) return null;
	const urgency = announcement(left);
	return (
		<div className={clsx('flex items-center gap-3 rounded-control px-3 py-2.5', urgency ? 'bg-warning-soft' : 'bg-accent-soft')}>
			<Hourglass aria-hidden className="size-5 shrink-0 text-accent-text" />
			{isExpired ? (
				<p className="text-sm">{t.checking}</p>
			) : (
				<p role="timer" className="flex min-w-0 flex-1 items-baseline justify-between gap-3">
					<span className="text-balance">{t.held}</span>
					<bdi dir="ltr" className="numbers font-semibold text-lg">
						{clockText(left)}
					</bdi>
				</p>
			)}
			<p aria-live="polite" className="sr-only">
				{urgency === 'five' && t.fiveMinutes}
				{urgency === 'one' && t.oneMinute}
			</p>
		</div>
	);
}
