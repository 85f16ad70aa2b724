/** Failed payment: the reason, and the next step depending on the hold. */
import { CircleSlash, CreditCard } from 'lucide-react';
import type { Payment } from '#contract/payments.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { Result } from '#web/features/bookings/result.tsx';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { SupportPanel } from '#web/features/support/support-panel.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { bookAgain } from '../book-again.ts';
import { Details, useBookingOf } from './details.tsx';
import type { PaymentReturnTexts } from './texts.en.ts';

const MINUTE_MS = 60_000;

export function Failed({ payment }: { payment: Payment }) {
	const { failed: t } = useScreenTexts<PaymentReturnTexts>();
	const cancelled = payment.failureCode === 'CANCELLED';
	return (
		<Result
			icon={cancelled ? <CircleSlash aria-hidden /> : <CreditCard aria-hidden />}
			tone={cancelled ? 'neutral' : 'danger'}
			title={cancelled ? t.cancelledTitle : t.title}
			hint={
				<>
					{payment.failureCode && <p className="text-ink">{t.reasons[payment.failureCode]}</p>}
					<p>{payment.purpose !== 'BOOKING' ? t.claim : payment.mayRetry ? t.held : t.over}</p>
				</>
			}
			actions={<WayOn payment={payment} />}
		>
			<Details payment={payment} />
			<SupportPanel about={{ kind: 'payment', id: payment.id }} />
			<HelpLink to="payment-problems" />
		</Result>
	);
}

function WayOn({ payment }: { payment: Payment }) {
	const { tryAgain, booking: common, pending, paid } = useScreenTexts<PaymentReturnTexts>();
	const { data: booking } = useBookingOf(payment);
	const now = useNow(MINUTE_MS);
	if (payment.purpose === 'CHANGE') {
		return (
			<LinkButton href={`/booking/${payment.bookingId}`} variant="primary" size="large">
				{paid.action}
			</LinkButton>
		);
	}
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
