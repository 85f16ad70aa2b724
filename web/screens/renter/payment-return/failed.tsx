/** It was not paid: why, in plain words, and the way on while the dates are held, or after. */
import { CircleSlash, CreditCard } from 'lucide-react';
import type { Payment } from '#contract/payments.ts';
import { useNow } from '../../../page/use-now.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { bookAgain } from '../book-again.ts';
import { Result } from '../result.tsx';
import { Details, useBookingOf } from './details.tsx';
import { usePaymentReturnTexts } from './texts.ts';

const MINUTE_MS = 60_000;

export function Failed({ payment }: { payment: Payment }) {
	const { failed: t } = usePaymentReturnTexts();
	const cancelled = payment.failureCode === 'CANCELLED';
	return (
		<Result
			icon={cancelled ? <CircleSlash aria-hidden /> : <CreditCard aria-hidden />}
			tone={cancelled ? 'neutral' : 'danger'}
			title={cancelled ? t.cancelledTitle : t.title}
			hint={
				<>
					<p className="text-ink">{t.reasons[payment.failureCode ?? 'OTHER']}</p>
					<p>{payment.purpose === 'CLAIM' ? t.claim : payment.mayRetry ? t.held : t.over}</p>
				</>
			}
			actions={<WayOn payment={payment} />}
		>
			<Details payment={payment} />
		</Result>
	);
}

function WayOn({ payment }: { payment: Payment }) {
	const { tryAgain, booking: common, pending, paid } = usePaymentReturnTexts();
	const { data: booking } = useBookingOf(payment);
	const now = useNow(MINUTE_MS);
	if (payment.purpose === 'CLAIM') {
		return (
			<LinkButton href={`/booking/${payment.bookingId}/claim`} variant="primary" size="large">
				{paid.actionClaim}
			</LinkButton>
		);
	}
	if (payment.mayRetry) {
		return (
			<LinkButton href={`/booking/${payment.bookingId}/payment`} variant="primary" size="large">
				{payment.failureCode === 'CANCELLED' ? common.pay : tryAgain}
			</LinkButton>
		);
	}
	return (
		<>
			<LinkButton href={booking ? bookAgain(booking, now) : '/search'} variant="primary" size="large">
				{booking ? common.bookAgain : common.search}
			</LinkButton>
			<LinkButton href="/trips" size="large">
				{pending.trips}
			</LinkButton>
		</>
	);
}
