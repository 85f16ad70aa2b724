/** The three latest bookings of the owner's cars. */

import { History, KeyRound, Phone } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useRenterName } from '#web/features/bookings/contact-details.tsx';
import { handoverAction, statusLabel, statusTone } from '#web/features/bookings/status.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusDot } from '#web/ui/badge.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import type { DashboardTexts } from './texts.en.ts';

/** `bookings` is undefined while loading. */
export function RecentActivity({ bookings }: { bookings: readonly Booking[] | undefined }) {
	const { activity: t } = useScreenTexts<DashboardTexts>();
	return (
		<Panel title={t.title}>
			{!bookings && <Waiting />}
			{bookings?.length === 0 && <EmptyState icon={<History aria-hidden />} title={t.empty} hint={t.emptyHint} className="py-6!" />}
			{bookings && bookings.length > 0 && (
				<ul className="space-y-5">
					{bookings.map((booking) => (
						<li key={booking.id} data-testid="recent-booking">
							<Line booking={booking} />
						</li>
					))}
				</ul>
			)}
		</Panel>
	);
}

function Line({ booking }: { booking: Booking }) {
	const { activity: t } = useScreenTexts<DashboardTexts>();
	const phase = handoverAction(booking);
	const { format, texts, language } = useLanguage();
	const { car, createdAt, renter } = booking;
	return (
		<div className="relative flex items-start gap-3">
			<span className="aspect-[4/3] w-16 shrink-0 overflow-hidden rounded-control">
				<Photo src={car.primaryPhoto} alt="" sizes="64px" />
			</span>
			<div className="min-w-0 flex-1">
				<p className="font-medium">
					<Link
						href={`/owner/bookings/${booking.id}`}
						className="outline-none after:absolute after:inset-0 hover:underline focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-primary"
					>
						<bdi className="name-line">{useRenterName()(booking)}</bdi>
					</Link>
				</p>
				<p className="text-muted text-sm">
					<bdi className="name-line">{carNameOf(car, language)}</bdi>
				</p>
				<div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
					<StatusDot tone={statusTone(booking)}>{texts.bookingStatus[statusLabel(booking)]}</StatusDot>
					<time suppressHydrationWarning dateTime={createdAt} className="text-muted text-xs">
						{format.date(createdAt, 'short')}
					</time>
				</div>
				{phase && (
					<Link
						href={`/owner/bookings/${booking.id}/handover`}
						className="flex min-h-11 w-fit items-center gap-2 font-medium text-primary text-sm hover:underline"
					>
						<KeyRound aria-hidden className="size-4" />
						{t.handover[phase]}
					</Link>
				)}
				{booking.status === 'CONFIRMED' && renter.phone && (
					<a href={`tel:${renter.phone}`} className="relative flex min-h-11 w-fit items-center gap-2 text-primary text-sm hover:underline">
						<Phone aria-hidden className="size-4" />
						<bdi className="numbers">{renter.phone}</bdi>
					</a>
				)}
			</div>
		</div>
	);
}

function Waiting() {
	return (
		<div aria-busy="true" className="space-y-5">
			{['a', 'b', 'c'].map((key) => (
				<div key={key} className="flex gap-3">
					<Skeleton className="aspect-[4/3] w-16" />
					<div className="flex-1 space-y-2">
						<Skeleton className="h-4 w-1/2" />
						<Skeleton className="h-3 w-2/3" />
						<Skeleton className="h-4 w-1/3" />
					</div>
				</div>
			))}
		</div>
	);
}
