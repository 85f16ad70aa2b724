/** A booking in detail for either side: data, actions, and timeline. */

import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { Fragment, type ReactNode, type Ref } from 'react';
import { getBookingStory } from '#contract/booking-life.ts';
import type { Booking } from '#contract/bookings.ts';
import { isHandedOver } from '#contract/milestones.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { cityName } from '#web/features/bookings/booked-car.tsx';
import { BookingStatus } from '#web/features/bookings/booking-status.tsx';
import { ChangeCard } from '#web/features/bookings/changes/change-card.tsx';
import { type Side, sideOf } from '#web/features/bookings/detail/sides.ts';
import type { DetailTexts } from '#web/features/bookings/detail/texts.en.ts';
import { Period } from '#web/features/bookings/period.tsx';
import { AlternativesPanel } from '#web/features/bookings/rebooking/alternatives-panel.tsx';
import { WhereAndWhen } from '#web/features/bookings/where-and-when/where-and-when.tsx';
import { carAddress } from '#web/features/cars/stay.ts';
import { ClaimCard } from '#web/features/claims/claim-card.tsx';
import { DriversPanel } from '#web/features/drivers/drivers-panel.tsx';
import { FinesCard } from '#web/features/fines/fines-card.tsx';
import { DamageOfBooking } from '#web/features/handover/damage/damage-of-booking.tsx';
import { RenterClaimCard } from '#web/features/renter-claims/renter-claim-card.tsx';
import { ReportPanel } from '#web/features/reports/report-panel.tsx';
import { useReaderId } from '#web/features/session/acting.ts';
import { SupportPanel } from '#web/features/support/support-panel.tsx';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { Actions } from './actions.tsx';
import { BookingDocuments } from './booking-documents.tsx';
import { TimelineSection } from './booking-timeline.tsx';
import { Money } from './money.tsx';
import { NoShowNotice } from './no-show-notice.tsx';
import { Party } from './party.tsx';
import { Payments } from './payments.tsx';
import { TripReviews } from './trip-reviews.tsx';
import { TripRoad } from './trip-road.tsx';

type DetailPageProps = {
	booking: Booking;
	/** Address of the list it belongs to. */
	back: string;
	/** Actions of this shell only: an owner's answer. */
	answer?: ReactNode;
	/** Receives the focus once the request was answered. */
	heading?: Ref<HTMLHeadingElement>;
};

export function DetailPage({ booking, back, answer, heading }: DetailPageProps) {
	const { language } = useLanguage();
	const { detail: t } = useScreenTexts<{ detail: DetailTexts }>();
	const side = sideOf(booking, useReaderId('handover'));
	// Cancelling alone is not a pending task, so it comes last.
	const hasTask = booking.allowedActions.some((action) => action !== 'CANCEL');
	const isAhead = booking.status === 'REQUESTED' || booking.status === 'CONFIRMED';
	return (
		<>
			<PageHead title={t.titleOf(carNameOf(booking.car, language))} />
			<Link href={back} className="inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink">
				<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
				{t.back[back.startsWith('/owner') ? 'OWNER' : 'RENTER']}
			</Link>
			<Head booking={booking} heading={heading} />
			<div className="mt-5">
				<TripRoad booking={booking} />
			</div>
			<div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
				<div className="grid min-w-0 gap-5 max-lg:contents lg:gap-6">
					<NoShowNotice booking={booking} side={side} />
					<div className="max-lg:order-2">
						<Trip booking={booking} />
					</div>
					{/* After the trip a claim or another car comes first. */}
					<div className={isAhead ? 'max-lg:order-1' : 'max-lg:order-2'}>
						<WhereAndWhen booking={booking} />
					</div>
					<div className="max-lg:order-3 empty:hidden">
						<DriversPanel booking={booking} side={side} />
					</div>
					<div className="max-lg:order-2 empty:hidden">
						<Damage booking={booking} />
					</div>
					<div className="max-lg:order-2 empty:hidden">
						<TripReviews booking={booking} side={side} />
					</div>
					<div className="max-lg:order-4">
						<TimelineSection booking={booking} side={side} />
					</div>
				</div>
				<div className="grid gap-5 max-lg:contents lg:gap-6">
					<div className="max-lg:order-1 empty:hidden">
						<ClaimCard booking={booking} />
					</div>
					<div className="max-lg:order-1 empty:hidden">
						<AlternativesPanel booking={booking} side={side} />
					</div>
					<div className="max-lg:order-1 empty:hidden">
						<FinesCard booking={booking} />
					</div>
					<div className="max-lg:order-2 empty:hidden">
						<RenterClaimCard booking={booking} />
					</div>
					<div className={clsx('empty:hidden', hasTask ? 'max-lg:order-1' : 'order-7')}>
						<Actions booking={booking} side={side} answer={answer} />
					</div>
					<div className="grid gap-5 max-lg:order-2 empty:hidden lg:gap-6">
						<ChangeCard booking={booking} side={side} />
						<ReportPanel booking={booking} side={side} />
					</div>
					<div className="max-lg:order-3">
						<Parties booking={booking} side={side} />
					</div>
					<div className="max-lg:order-5">
						<Money booking={booking} side={side} />
					</div>
					{side === 'RENTER' && (
						<div className="max-lg:order-5 empty:hidden">
							<Payments booking={booking} />
						</div>
					)}
					<div className="max-lg:order-6 empty:hidden">
						<BookingDocuments booking={booking} />
					</div>
					<div className="order-8">
						<SupportPanel about={{ kind: 'booking', id: booking.id }} onTheRoad={booking.status === 'CONFIRMED'} />
					</div>
				</div>
			</div>
		</>
	);
}

function Head({ booking, heading }: Pick<DetailPageProps, 'booking' | 'heading'>) {
	const { detail: t } = useScreenTexts<{ detail: DetailTexts }>();
	const { language } = useLanguage();
	return (
		<header className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<h1 ref={heading} tabIndex={-1} className="text-2xl md:text-3xl">
				{/* No word breaks at its hyphen, such as Mercedes-Benz. */}
				<bdi>
					{carNameOf(booking.car, language)
						.split(' ')
						.map((word, index) => (
							<Fragment key={index}>
								{index > 0 && ' '}
								<span className="whitespace-nowrap">{word}</span>
							</Fragment>
						))}
				</bdi>
			</h1>
			<BookingStatus booking={booking} />
			<p className="numbers text-muted text-sm">
				{t.number} <bdi dir="ltr">#{booking.id.slice(0, 8)}</bdi>
			</p>
		</header>
	);
}

function Trip({ booking }: { booking: Booking }) {
	const { detail: t } = useScreenTexts<{ detail: DetailTexts }>();
	const { texts, language } = useLanguage();
	const { car } = booking;
	return (
		<Panel title={t.trip}>
			<div className="@container">
				<div className="flex flex-wrap items-center gap-5 @lg:flex-nowrap @lg:gap-7">
					<div className="w-full shrink-0 @lg:w-56">
						<div className="aspect-[4/3] overflow-hidden rounded-control">
							<Photo
								src={car.primaryPhoto}
								alt={texts.car.photoOf(carNameOf(booking.car, language))}
								sizes="(width >= 40rem) 224px, 100vw"
								priority
							/>
						</div>
					</div>
					<div className="w-full min-w-0">
						<Period booking={booking} />
						<p className="mt-4 flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-3 text-sm">
							<span className="text-muted">{cityName(texts, car.city)}</span>
							<Link href={carAddress(car.slug)} className="inline-flex min-h-8 items-center font-medium text-primary hover:underline">
								{t.seeCar}
							</Link>
						</p>
					</div>
				</div>
			</div>
		</Panel>
	);
}

/** Requested only once the car was handed over, because there are no records before. */
function Damage({ booking }: { booking: Booking }) {
	const { data: story } = useQuery({ ...queryFor(getBookingStory, { params: { id: booking.id } }), ...refetchOnVisit });
	return story && isHandedOver(story) ? <DamageOfBooking bookingId={booking.id} /> : null;
}

/** The other party; for admins both. */
function Parties({ booking, side }: { booking: Booking; side: Side }) {
	return (
		<div className="grid gap-5">
			{side !== 'OWNER' && <Party booking={booking} who="OWNER" />}
			{side !== 'RENTER' && <Party booking={booking} who="RENTER" />}
		</div>
	);
}
