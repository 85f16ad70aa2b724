/** Upcoming trips of a signed-in renter at the top of the page; nothing for others. */

import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { type Booking, listBookings } from '#contract/bookings.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { readPage } from '#web/browser/queries.ts';
import { nameOf } from '#web/features/people/people.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusDot } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { SectionTitle } from './section-title.tsx';
import type { HomeTexts } from './texts.en.ts';

const SHOWN = 3;

export function ActiveTrips() {
	const { trips } = useScreenTexts<HomeTexts>();
	const user = useCurrentUser();
	const { data } = useQuery({ ...readPage(listBookings, { query: { mine: '1', order: 'next' } }), enabled: user !== null });
	const active = data?.items.filter(({ status }) => status === 'CONFIRMED' || status === 'REQUESTED') ?? [];
	if (active.length === 0) return null;
	return (
		<section className="container-page mt-12">
			<SectionTitle title={trips.title}>
				<LinkButton href="/trips" variant="quiet" className="-me-4">
					{trips.all}
					<ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" />
				</LinkButton>
			</SectionTitle>
			<ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
				{active.slice(0, SHOWN).map((booking) => (
					<li key={booking.id} className="min-w-0">
						<TripCard booking={booking} />
					</li>
				))}
			</ul>
		</section>
	);
}

function TripCard({ booking }: { booking: Booking }) {
	const { trips } = useScreenTexts<HomeTexts>();
	const { language, format } = useLanguage();
	const { car, owner, startAt, endAt, status, allowedActions, policySnapshot } = booking;
	const unpaid = allowedActions.includes('PAY');
	const ownerName = nameOf(owner, language);
	return (
		<Link
			href={unpaid ? `/booking/${booking.id}/payment` : `/booking/${booking.id}`}
			className="flex h-full gap-4 rounded-card border border-line bg-surface shadow-card"
		>
			<span className="m-4 me-0 block aspect-[4/3] w-28 shrink-0 self-start overflow-hidden rounded-control">
				<Photo src={car.primaryPhoto} alt="" sizes="112px" />
			</span>
			<span className="min-w-0 flex-1 py-4 pe-4">
				<bdi className="name-lines font-semibold">{carNameOf(car, language)}</bdi>
				<span className="block text-muted text-sm">{trips.withOwner(ownerName)}</span>
				<span suppressHydrationWarning className="numbers mt-1 block text-sm">
					{/* A date does not break between its day and its month. */}
					{format.stay(startAt, endAt, 'short').replace(/ (?=\p{L})/gu, '\u00a0')}
				</span>
				<span className="mt-2 block">
					<StatusDot tone={status === 'CONFIRMED' ? 'positive' : 'warning'}>
						{unpaid
							? trips.pay[policySnapshot.instantBook ? 'instant' : 'request']
							: status === 'CONFIRMED'
								? trips.status.CONFIRMED
								: trips.status.REQUESTED}
					</StatusDot>
				</span>
			</span>
		</Link>
	);
}
