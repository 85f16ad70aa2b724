/** Details of a payment: booking, amount, and references for support. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getBooking } from '#contract/bookings.ts';
import type { Payment } from '#contract/payments.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { BookedCar } from '#web/features/bookings/booked-car.tsx';
import { Period } from '#web/features/bookings/period.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { PaymentReturnTexts } from './texts.en.ts';

/** The booking of a payment. */
export function useBookingOf({ bookingId }: Payment) {
	return useQuery({ ...queryFor(getBooking, { params: { id: bookingId } }), ...refetchOnVisit });
}

export function Details({ payment }: { payment: Payment }) {
	const t = useScreenTexts<PaymentReturnTexts>();
	const { format } = useLanguage();
	return (
		<>
			<BookingOf payment={payment} />
			<dl className="numbers space-y-2">
				<Line label={t.amount}>
					<span className="font-semibold">{format.jod(payment.amountJod)}</span>
				</Line>
				<Line label={t.reference}>
					<bdi>{payment.reference}</bdi>
				</Line>
				{payment.gatewayReference && (
					<Line label={t.gatewayReference}>
						<bdi>{payment.gatewayReference}</bdi>
					</Line>
				)}
			</dl>
			<Refunds payment={payment} />
		</>
	);
}

/** If the booking cannot be loaded, the payment alone is shown. */
function BookingOf({ payment }: { payment: Payment }) {
	const { data: booking, error } = useBookingOf(payment);
	if (error && !booking) return null;
	if (!booking) {
		return (
			<div aria-busy="true" className="flex items-center gap-4 sm:gap-6">
				<Skeleton className="aspect-[4/3] w-28 sm:w-52" />
				<div className="flex-1 space-y-3">
					<Skeleton className="h-6 w-3/4" />
					<Skeleton className="h-5 w-1/2" />
				</div>
			</div>
		);
	}
	return (
		<>
			<BookedCar booking={booking} />
			<Period booking={booking} />
		</>
	);
}

function Refunds({ payment }: { payment: Payment }) {
	const t = useScreenTexts<PaymentReturnTexts>();
	const { format } = useLanguage();
	if (payment.refunds.length === 0) return null;
	return (
		<section className="border-line border-t pt-5">
			<h2 className="font-semibold">{t.refunds}</h2>
			<dl className="numbers mt-2 space-y-2">
				{payment.refunds.map((refund) => (
					<Line key={refund.createdAt + refund.amountJod} label={`${format.date(refund.createdAt)} · ${t.refundStatus[refund.status]}`}>
						{format.jod(refund.amountJod)}
					</Line>
				))}
			</dl>
		</section>
	);
}

function Line({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex items-baseline justify-between gap-4">
			<dt suppressHydrationWarning className="text-muted">
				{label}
			</dt>
			<dd className="wrap-anywhere text-end">{children}</dd>
		</div>
	);
}
