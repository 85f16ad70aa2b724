/** Confirmation of a booking: status, car, dates, owner, payment, next steps, and receipt. */

import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { BookedCar } from '#web/features/bookings/booked-car.tsx';
import { BookingMissing } from '#web/features/bookings/booking-missing.tsx';
import { ChargeLines } from '#web/features/bookings/charge-lines.tsx';
import { Period } from '#web/features/bookings/period.tsx';
import { receiptToPrint } from '#web/features/bookings/receipt-address.ts';
import { useBookingOfPath } from '#web/features/bookings/use-booking.ts';
import { WhereAndWhen } from '#web/features/bookings/where-and-when/where-and-when.tsx';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { getBookingStage } from '../booking-stage.ts';
import { Contact } from './contact.tsx';
import { Headline } from './headline.tsx';
import { NextSteps } from './next-steps.tsx';
import { ConfirmationSkeleton } from './skeleton.tsx';
import type { ConfirmationTexts } from './texts.en.ts';

export default function ConfirmationScreen() {
	const { language } = useLanguage();
	const t = useScreenTexts<ConfirmationTexts>();
	const { data: booking, error, refetch, isFetching } = useBookingOfPath();
	if (error && !booking) return <BookingMissing error={error} retry={() => void refetch()} busy={isFetching} />;
	return (
		<>
			<PageHead title={booking ? t.titleOf(carNameOf(booking.car, language)) : t.title} />
			{booking ? <LoadedConfirmation booking={booking} /> : <ConfirmationSkeleton />}
		</>
	);
}

/** A payment was captured, so there is a receipt in any case. */
const wasPaid = ({ paymentStatus }: Booking): boolean => paymentStatus !== 'PENDING' && paymentStatus !== 'FAILED';

function LoadedConfirmation({ booking }: { booking: Booking }) {
	const t = useScreenTexts<ConfirmationTexts>();
	const stage = getBookingStage(booking);
	// Owner and admins may see it too, without the sentences addressed to the renter.
	const mine = useCurrentUser()?.id === booking.renterId;
	return (
		<div className="container-page pt-6 pb-20 md:pt-10">
			<Headline booking={booking} stage={stage} mine={mine} />
			<div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
				<div className="grid min-w-0 gap-6">
					<Trip booking={booking} />
					<WhereAndWhen booking={booking} />
					<Contact booking={booking} stage={stage} />
				</div>
				<div className="grid gap-6">
					<Panel title={t.booking.payment.title}>
						<ChargeLines booking={booking} />
						{mine && wasPaid(booking) && <Actions bookingId={booking.id} />}
					</Panel>
					{mine && <NextSteps stage={stage} />}
				</div>
			</div>
		</div>
	);
}

function Trip({ booking }: { booking: Booking }): ReactNode {
	const t = useScreenTexts<ConfirmationTexts>();
	return (
		<Panel title={t.booking.car}>
			<BookedCar booking={booking} as="p" />
			<h3 className="mt-6 mb-3 border-line border-t pt-5 font-semibold">{t.booking.period}</h3>
			<Period booking={booking} />
		</Panel>
	);
}

function Actions({ bookingId }: { bookingId: string }) {
	const { actions: t } = useScreenTexts<ConfirmationTexts>();
	return (
		<div className="mt-6 grid gap-3">
			<LinkButton href="/profile" variant="primary" size="large" wide>
				{t.trips}
			</LinkButton>
			<LinkButton href={receiptToPrint(bookingId)} size="large" wide>
				<Printer aria-hidden className="size-5" />
				{t.receipt}
			</LinkButton>
		</div>
	);
}
