/** Subject of a conversation: the booking with status, dates and price, or the car of an inquiry; with the available actions. */

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { getBooking } from '#contract/bookings.ts';
import type { Conversation } from '#contract/messaging.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor } from '#web/browser/queries.ts';
import { statusLabel, statusTone } from '#web/features/bookings/status.ts';
import { PlaceLine } from '#web/features/bookings/where-and-when/place-line.tsx';
import { carAddress } from '#web/features/cars/stay.ts';
import { useReaderId } from '#web/features/session/acting.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { BookingActions } from './booking-actions.tsx';
import type { ChatTexts } from './texts.en.ts';

const frame =
	'chat-about grid shrink-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2.5 border-line border-b bg-canvas px-4 py-2.5 md:px-5 @xl:flex @xl:gap-x-4';

/** Address of the booking, in the owner's or the renter's area. */
export const bookingAddress = (id: string, ownsIt: boolean): string => `${ownsIt ? '/owner/bookings' : '/booking'}/${id}`;

export function AboutCard({ about }: { about: Conversation }) {
	const { about: t } = useScreenTexts<ChatTexts>();
	return (
		<section aria-label={t.title} data-testid="about" className={frame}>
			<div className="aspect-[4/3] w-16 overflow-hidden rounded-control md:w-20">
				<Photo src={about.car.photoUrls[0] ?? null} alt="" sizes="80px" priority />
			</div>
			{about.booking ? <BookingSubject about={about} booking={about.booking} /> : <InquirySubject about={about} />}
		</section>
	);
}

function BookingSubject({ about, booking: initialBooking }: { about: Conversation; booking: NonNullable<Conversation['booking']> }) {
	const { texts, format, language } = useLanguage();
	const { about: t } = useScreenTexts<ChatTexts>();
	const ownsIt = useReaderId('chat') === about.ownerId;
	const { data: booking } = useQuery(queryFor(getBooking, { params: { id: about.id } }));
	const visible = booking ?? initialBooking;
	const summary = useRef<HTMLDivElement>(null);
	return (
		<>
			<div ref={summary} tabIndex={-1} className="min-w-0 @xl:flex-1">
				<p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5">
					<Link href={bookingAddress(about.id, ownsIt)} className="min-w-0 font-semibold leading-snug hover:underline">
						<bdi className="name-line">{carNameOf(about.car, language)}</bdi>
					</Link>
					<StatusBadge tone={statusTone(visible)}>{texts.bookingStatus[statusLabel(visible)]}</StatusBadge>
				</p>
				<p suppressHydrationWarning className="numbers flex flex-wrap gap-x-2.5 text-sm">
					<span className="@lg:whitespace-nowrap">{format.stay(visible.startAt, visible.endAt)}</span>
					<span className="whitespace-nowrap">
						<span className="sr-only">{t.total}: </span>
						<span className="font-medium">{format.jod(visible.totalJod)}</span>
						<span className="text-muted @max-lg:hidden"> {t.deposit(format.jod(visible.depositJod))}</span>
					</span>
				</p>
				<p className="text-muted text-sm">
					<PlaceLine where={visible.whereAndWhen} />
				</p>
			</div>
			{booking && <BookingActions booking={booking} address={bookingAddress(about.id, ownsIt)} onOver={() => summary.current?.focus()} />}
		</>
	);
}

function InquirySubject({ about }: { about: Conversation }) {
	const { language } = useLanguage();
	const { about: t } = useScreenTexts<ChatTexts>();
	const ownsIt = useReaderId('chat') === about.ownerId;
	const address = about.car.slug && carAddress(about.car.slug);
	return (
		<>
			<div className="min-w-0 @xl:flex-1">
				<p className="font-semibold leading-snug">
					{address ? (
						<Link href={address} className="block hover:underline">
							<bdi className="name-line">{carNameOf(about.car, language)}</bdi>
						</Link>
					) : (
						<bdi className="name-line">{carNameOf(about.car, language)}</bdi>
					)}
				</p>
				<p className="text-muted text-sm">{ownsIt ? t.askedOfOwner : t.asked}</p>
			</div>
			{address && !ownsIt && (
				<div className="col-span-2 @xl:shrink-0">
					<LinkButton href={address} variant="secondary" wide>
						{t.chooseDates}
					</LinkButton>
				</div>
			)}
		</>
	);
}
