/** A booking in an owner's list: car, renter, dates, status and earnings. The whole row links to it. */

import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { useSite } from '#web/browser/page/site.ts';
import { BookingStatus } from '#web/features/bookings/booking-status.tsx';
import { useRenterName } from '#web/features/bookings/contact-details.tsx';
import { MessageLink } from '#web/features/bookings/message-link.tsx';
import { PlaceLine } from '#web/features/bookings/where-and-when/place-line.tsx';
import { usePermission } from '#web/features/session/acting.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { BookingLink } from './booking-link.tsx';
import type { RowTexts } from './texts.en.ts';

/** `below`: actions on the booking. Beside the sidebar of a tablet the row is as narrow as on a phone. */
export function BookingRow({ booking, below }: { booking: Booking; below?: ReactNode }) {
	const { format, texts, language } = useLanguage();
	const { row: t } = useScreenTexts<{ row: RowTexts }>();
	const mayChat = usePermission('chat');
	const name = useRenterName()(booking);
	const { car, startAt, endAt, days, renter } = booking;
	const thisYear = format.date(useSite().now, 'year') === format.date(endAt, 'year');
	return (
		<article
			data-testid="owner-booking"
			className="relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-3 focus-within:border-control-line hover:border-control-line sm:p-4 lg:grid-cols-[7.5rem_minmax(0,1fr)_auto] lg:items-center"
		>
			<div className="aspect-[4/3] self-start overflow-hidden rounded-control lg:self-center">
				<Photo src={car.primaryPhoto} alt="" sizes="(width >= 64rem) 120px, 88px" />
			</div>
			<div className="min-w-0 space-y-1">
				<h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold leading-snug">
					<BookingLink
						id={booking.id}
						className="outline-none after:absolute after:inset-0 focus-visible:after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-primary"
						alone={<bdi>{carNameOf(car, language)}</bdi>}
					>
						<bdi>{carNameOf(car, language)}</bdi>
					</BookingLink>
					<BookingStatus booking={booking} />
				</h2>
				<p className="flex w-fit max-w-full items-center gap-2 text-sm">
					<span className="max-sm:hidden">
						<Avatar name={name} src={renter.profileImageUrl} />
					</span>
					<bdi className="truncate">{name}</bdi>
					{mayChat && <MessageLink booking={booking} label={t.message} small />}
				</p>
				<p suppressHydrationWarning className="numbers flex flex-wrap gap-x-3 text-muted text-sm">
					{format.stay(startAt, endAt, thisYear ? 'short' : 'medium')}
					<span className="whitespace-nowrap">{format.plural(texts.units.days, days)}</span>
				</p>
				<p className="text-muted text-sm">
					<PlaceLine where={booking.whereAndWhen} />
				</p>
			</div>
			<Money booking={booking} />
			{below && <div className="relative col-span-full flex flex-wrap items-center justify-end gap-3">{below}</div>}
		</article>
	);
}

/** Earnings of the booking; for a cancelled one the retained part. */
function Money({ booking }: { booking: Booking }) {
	const { row: t } = useScreenTexts<{ row: RowTexts }>();
	const { format } = useLanguage();
	const cancelled = booking.status === 'CANCELLED';
	// Hidden for a cancellation without a retained amount.
	if (cancelled && !(Number(booking.ownerKeptJod) > 0)) return null;
	const label = cancelled ? t.keeps : booking.status === 'COMPLETED' ? t.earned : t.earns;
	return (
		<p className="numbers col-span-2 flex items-baseline justify-between gap-3 border-line border-t pt-3 lg:col-span-1 lg:block lg:border-0 lg:pt-0 lg:text-end">
			<span className="block text-muted text-sm">{label}</span>
			<span className="whitespace-nowrap font-semibold text-lg">
				{format.jod(cancelled ? booking.ownerKeptJod : booking.ownerEarningsJod)}
			</span>
		</p>
	);
}

export function RowSkeletons() {
	return (
		<div aria-busy="true" className="grid gap-3">
			{['a', 'b', 'c'].map((key) => (
				<div key={key} aria-hidden className="flex gap-4 rounded-card border border-line bg-surface p-3 sm:p-4">
					<Skeleton className="aspect-[4/3] w-22 sm:w-30" />
					<div className="flex-1 space-y-2.5">
						<Skeleton className="h-5 w-2/5" />
						<Skeleton className="h-4 w-1/4" />
						<Skeleton className="h-4 w-1/3" />
					</div>
				</div>
			))}
		</div>
	);
}
