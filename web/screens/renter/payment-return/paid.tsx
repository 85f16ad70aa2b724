/** Successful payment, explained by the booking's status. */
import { CircleCheck } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import type { Payment } from '#contract/payments.ts';
import { Result } from '#web/features/bookings/result.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { Format } from '#web/i18n/format.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Details, useBookingOf } from './details.tsx';
import type { PaymentReturnTexts } from './texts.en.ts';

const pathFor: Record<Payment['purpose'], string> = { BOOKING: '/confirmation', CLAIM: '/claim', CHANGE: '', CARRIED: '' };

export function Paid({ payment }: { payment: Payment }) {
	const t = useScreenTexts<PaymentReturnTexts>();
	const { data: booking } = useBookingOf(payment);
	const { format } = useLanguage();
	return (
		<Result
			icon={<CircleCheck aria-hidden />}
			tone="positive"
			title={t.paid.title}
			hint={<p className="numbers">{hintOf(payment, booking, { t, format })}</p>}
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

type Words = { t: PaymentReturnTexts; format: Format };

/** Empty until the booking is loaded, because it may be confirmed or wait for its owner. */
function hintOf(payment: Payment, booking: Booking | undefined, words: Words): string {
	const { t } = words;
	if (payment.purpose === 'CLAIM') return t.paid.hintClaim;
	if (payment.purpose === 'BOOKING') return booking ? hintFor(booking, words) : '';
	// A payment that was too late for the change is refunded automatically.
	return payment.refunds.length > 0 ? t.paid.hintChangeOver : t.paid.hintChange;
}

function hintFor({ status, respondBy }: Booking, { t: { paid }, format }: Words): string {
	switch (status) {
		case 'CONFIRMED':
		case 'COMPLETED':
			return paid.hintConfirmed;
		case 'CANCELLED':
			return paid.hintCancelled;
		case 'REQUESTED':
			return respondBy ? paid.hintUntil(format.date(respondBy, 'moment')) : paid.hint;
	}
}
