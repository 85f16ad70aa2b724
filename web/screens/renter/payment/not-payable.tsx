/** Payment page of a booking that cannot be paid: already paid, expired, or cancelled, each with the next step. */
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { BookedCar } from '#web/features/bookings/booked-car.tsx';
import { Period } from '#web/features/bookings/period.tsx';
import { Result } from '#web/features/bookings/result.tsx';
import { SupportPanel } from '#web/features/support/support-panel.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { bookAgain } from '../book-again.ts';
import { Ending, RefundLine } from '../booking-outcome.tsx';
import type { PaymentTexts } from './texts.en.ts';

const MINUTE_MS = 60_000;

export function Paid({ booking }: { booking: Booking }) {
	const { paid: t, booking: common } = useScreenTexts<PaymentTexts>();
	return (
		<NotPayable
			booking={booking}
			icon={<CircleCheck aria-hidden />}
			title={t.title}
			hint={<p>{t.hint}</p>}
			action={
				<>
					<LinkButton href={`/booking/${booking.id}/confirmation`} variant="primary" size="large">
						{t.action}
					</LinkButton>
					<LinkButton href="/trips" size="large">
						{common.missing.trips}
					</LinkButton>
				</>
			}
		/>
	);
}

export function Expired({ booking }: { booking: Booking }) {
	const { expired: t, booking: common } = useScreenTexts<PaymentTexts>();
	const now = useNow(MINUTE_MS);
	return (
		<NotPayable
			booking={booking}
			icon={<Hourglass aria-hidden />}
			title={t.title}
			hint={
				<>
					<p>{t.hint}</p>
					<RefundLine booking={booking} />
				</>
			}
			action={
				<>
					<LinkButton href={bookAgain(booking, now)} variant="primary" size="large">
						{common.bookAgain}
					</LinkButton>
					<LinkButton href="/search" size="large">
						{common.search}
					</LinkButton>
				</>
			}
		/>
	);
}

export function Cancelled({ booking }: { booking: Booking }) {
	const { cancelled: t, booking: common } = useScreenTexts<PaymentTexts>();
	return (
		<NotPayable
			booking={booking}
			icon={<CircleX aria-hidden />}
			title={t.title}
			hint={
				<>
					<Ending booking={booking} />
					<RefundLine booking={booking} />
				</>
			}
			action={
				<>
					<LinkButton href="/search" variant="primary" size="large">
						{common.search}
					</LinkButton>
					<LinkButton href={`/booking/${booking.id}/confirmation`} size="large">
						{t.action}
					</LinkButton>
				</>
			}
		/>
	);
}

type NotPayableProps = { booking: Booking; icon: ReactNode; title: string; hint: ReactNode; action: ReactNode };

function NotPayable({ booking, icon, title, hint, action }: NotPayableProps) {
	return (
		<div className="container-page max-w-2xl pt-2 pb-16 md:pt-8">
			<Result icon={icon} title={title} hint={hint} actions={action}>
				<BookedCar booking={booking} />
				<Period booking={booking} />
				<SupportPanel about={{ kind: 'booking', id: booking.id }} />
			</Result>
		</div>
	);
}
