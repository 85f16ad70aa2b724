/** A trip: car, dates, place, owner, price, stage, and primary action. */

import type { Booking } from '#contract/bookings.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useSite } from '#web/browser/page/site.ts';
import { MessageLink } from '#web/features/bookings/message-link.tsx';
import { statusLabel, statusTone } from '#web/features/bookings/status.ts';
import { PlaceLine } from '#web/features/bookings/where-and-when/place-line.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { getBookingStage } from '../booking-stage.ts';
import type { TripsTexts } from './texts.en.ts';
import { TripAction } from './trip-action.tsx';
import { TripStage } from './trip-stage.tsx';

/** `first`: the first unpaid trip, whose button is primary. */
type TripCardProps = { booking: Booking; first: boolean };

export function TripCard({ booking, first }: TripCardProps) {
	const t = useScreenTexts<TripsTexts>();
	const { texts } = useLanguage();
	return (
		<article
			data-testid="trip"
			className="relative grid grid-cols-[auto_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface shadow-card focus-within:border-control-line hover:border-control-line md:grid-cols-[auto_minmax(0,1fr)_auto]"
		>
			<div className="relative m-4 me-0 aspect-[4/3] w-28 overflow-hidden max-[22rem]:w-20 rounded-control sm:w-44 lg:w-56">
				<Photo
					src={booking.car.primaryPhoto}
					alt=""
					sizes="(width >= 64rem) 224px, (width >= 40rem) 176px, 112px"
					className="absolute inset-0"
				/>
			</div>
			<div className="min-w-0 space-y-2 p-4 md:p-5">
				<StatusBadge tone={statusTone(booking)}>{texts.bookingStatus[statusLabel(booking)]}</StatusBadge>
				<TripDetails booking={booking} />
				<TripStage booking={booking} />
			</div>
			<div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-t p-4 md:col-span-1 md:min-w-54.25 md:flex-col md:items-end md:border-s md:border-t-0 md:border-dashed md:p-5">
				<Cost booking={booking} />
				<span className="relative flex items-center gap-1 max-md:ms-auto">
					<MessageLink booking={booking} label={t.booking.message} small />
					<TripAction booking={booking} first={first} />
				</span>
			</div>
		</article>
	);
}

function TripDetails({ booking }: { booking: Booking }) {
	const t = useScreenTexts<TripsTexts>();
	const { language, texts, format } = useLanguage();
	const { owner, startAt, endAt, days, status } = booking;
	const isAhead = status === 'REQUESTED' || status === 'CONFIRMED';
	const thisYear = format.date(useSite().now, 'year') === format.date(endAt, 'year');
	return (
		<>
			<h2 className="font-semibold text-lg leading-snug">
				<Link
					href={addressOf(booking)}
					className="outline-none after:absolute after:inset-0 focus-visible:after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-primary focus-visible:after:-outline-offset-2"
				>
					<bdi>{carNameOf(booking.car, language)}</bdi>
				</Link>
			</h2>
			<p className="numbers flex flex-wrap gap-x-3">
				<span suppressHydrationWarning className="font-medium">
					{format.stay(startAt, endAt, isAhead || thisYear ? 'short' : 'medium')}
				</span>
				<span className="whitespace-nowrap text-muted">{format.plural(texts.units.days, days)}</span>
			</p>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-muted text-sm">
				<PlaceLine where={booking.whereAndWhen} />
				<span>{t.booking.withOwner(nameOf(owner, language))}</span>
			</p>
		</>
	);
}

/** Target of the card: the payment page while it is unpaid. */
const addressOf = (booking: Booking): string => `/booking/${booking.id}${getBookingStage(booking) === 'UNPAID' ? '/payment' : ''}`;

function Cost({ booking }: { booking: Booking }) {
	const t = useScreenTexts<TripsTexts>();
	const { format } = useLanguage();
	return (
		<p className="numbers md:text-end">
			<span className="block whitespace-nowrap font-semibold text-xl">{format.jod(booking.totalJod)}</span>
			<span className="block whitespace-nowrap text-muted text-sm">{t.deposit(format.jod(booking.depositJod))}</span>
		</p>
	);
}
