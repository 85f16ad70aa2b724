/** Successful payment, explained by the booking's status. */
import { CircleCheck } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import type { Payment } from '#contract/payments.ts';
import { Result } from '#web/features/bookings/result.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Details, useBookingOf } from './details.tsx';
import type { PaymentReturnTexts } from './texts.en.ts';

const pathFor: Record<Payment['purpose'], string> = { BOOKING: '/confirmation', CLAIM: '/claim', CHANGE: '', CARRIED: '' };

export function Paid({ payment }: { payment: Payment }) {
	const t = useScreenTexts<PaymentReturnTexts>();
	const { data: booking } = useBookingOf(payment);
	return (
		<Result
			icon={<CircleCheck aria-hidden />}
			tone="positive"
			title={t.paid.title}
			hint={<p>{hintOf(payment, booking?.status, t)}</p>}
			actions={
				<LinkButton href={`/booking/${payment.bookingId}${pathFor[payment.purpose]}`} variant="primary" size="large">
					{payment.purpose === 'CLAIM' ? t.paid.actionClaim : t.paid.action}
				</LinkButton>
			}
		>
			<Details payment={payment} />
		</Result>
	);
}

function hintOf(payment: Payment, status: Booking['status'] | undefined, t: PaymentReturnTexts): string {
	if (payment.purpose === 'CLAIM') return t.paid.hintClaim;
	if (payment.purpose === 'BOOKING') return hintFor(status, t);
	// Too late for the change: the payment goes back by itself.
	return payment.refunds.length > 0 ? t.paid.hintChangeOver : t.paid.hintChange;
}

function hintFor(status: Booking['status'] | undefined, { paid }: PaymentReturnTexts): string {
	switch (status) {
		case 'CONFIRMED':
		case 'COMPLETED':
			return paid.hintConfirmed;
		case 'CANCELLED':
			return paid.hintCancelled;
		case 'REQUESTED':
		case undefined:
			return paid.hint;
	}
}
