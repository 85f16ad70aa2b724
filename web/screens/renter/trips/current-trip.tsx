/** The trip that is under way, above the others: end and remaining time, place with directions, a number to call, and the code until the handover. */
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, KeyRound, Phone } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { getHandover, type HandoverPhase } from '#contract/handover.ts';
import { placeText } from '#contract/place-text.ts';
import { overdueReturn } from '#contract/where-and-when-text.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useNow } from '#web/browser/page/use-now.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useLongerQuestion } from '#web/features/bookings/changes/use-longer-question.ts';
import { MessageLink } from '#web/features/bookings/message-link.tsx';
import { MapLinks } from '#web/features/bookings/where-and-when/map-links.tsx';
import { Arrival, OnTheWay } from '#web/features/bookings/where-and-when/place-line.tsx';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { phaseOf } from './tabs.ts';
import type { TripsTexts } from './texts.en.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export function CurrentTrip({ booking }: { booking: Booking }) {
	const t = useScreenTexts<TripsTexts>();
	const { language } = useLanguage();
	const phase = phaseOf(booking);
	return (
		<article
			data-testid="trip"
			className="overflow-hidden rounded-card border border-accent bg-surface shadow-float lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
		>
			<div className="relative aspect-[16/9] lg:aspect-auto lg:min-h-96">
				<Photo
					src={booking.car.primaryPhoto}
					alt=""
					sizes="(width >= 80rem) 560px, (width >= 64rem) 45vw, 100vw"
					priority
					className="absolute inset-0"
				/>
			</div>
			<div className="min-w-0 p-5 md:p-7">
				<StatusBadge tone={booking.isOverdue ? 'danger' : 'positive'}>{t.road[phase]}</StatusBadge>
				<h2 className="mt-3 text-2xl leading-snug">
					<Link href={`/booking/${booking.id}`} className="hover:underline">
						<bdi>{carNameOf(booking.car, language)}</bdi>
					</Link>
				</h2>
				<Time booking={booking} phase={phase} />
				{phase === 'CHECK_OUT' && <LongerLink booking={booking} />}
				<Place booking={booking} phase={phase} />
				{phase === 'CHECK_IN' && <Code bookingId={booking.id} />}
				<div className="mt-6 flex flex-wrap items-center gap-3">
					<LinkButton href={`/booking/${booking.id}/handover`} variant="primary" size="large" className="max-sm:w-full">
						{t.booking.handover[phase]}
					</LinkButton>
					<LinkButton href={`/booking/${booking.id}`} size="large" className="max-sm:flex-1">
						{t.road.details}
					</LinkButton>
					<MessageLink booking={booking} label={t.booking.message} small />
				</div>
			</div>
		</article>
	);
}

type PhaseProps = { booking: Booking; phase: HandoverPhase };

/** Next pickup or return, the remaining time, and the progress of the trip. */
function Time({ booking: { startAt, endAt, isOverdue }, phase }: PhaseProps) {
	const { road: t } = useScreenTexts<TripsTexts>();
	const { format, language } = useLanguage();
	const now = useNow(MINUTE_MS);
	const at = phase === 'CHECK_IN' ? startAt : endAt;
	const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
	const progress = Math.min(1, Math.max(0, (now - start) / (end - start)));
	return (
		<div className="mt-4" suppressHydrationWarning>
			<p className="numbers flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<span suppressHydrationWarning>
					{isOverdue ? (
						<span className="block font-medium text-danger">{overdueReturn[language]}</span>
					) : (
						<span className="text-muted">{phase === 'CHECK_IN' ? t.from : t.until}</span>
					)}{' '}
					<time dateTime={at} className="whitespace-nowrap font-semibold text-xl max-[22rem]:text-lg">
						{format.date(at, 'weekday')} {format.date(at, 'short')} {format.date(at, 'time')}
					</time>
				</span>
				{!isOverdue && (
					<span suppressHydrationWarning className="font-medium text-accent-text">
						<RemainingTime ms={Date.parse(at) - now} />
					</span>
				)}
			</p>
			{phase === 'CHECK_OUT' && (
				<div aria-hidden className="mt-3 h-2 overflow-hidden rounded-pill bg-sunken">
					<div
						suppressHydrationWarning
						className="h-full rounded-pill bg-accent"
						style={{ inlineSize: `${Math.round(progress * 100)}%` }}
					/>
				</div>
			)}
		</div>
	);
}

function RemainingTime({ ms }: { ms: number }) {
	const { road: t } = useScreenTexts<TripsTexts>();
	const { format } = useLanguage();
	if (ms <= 0) return t.due;
	if (ms >= 2 * DAY_MS) return format.plural(t.days, Math.floor(ms / DAY_MS));
	return ms >= HOUR_MS ? format.plural(t.hours, Math.floor(ms / HOUR_MS)) : format.plural(t.minutes, Math.ceil(ms / MINUTE_MS));
}

/** Link to the page on which the return can be changed. */
function LongerLink({ booking }: Pick<PhaseProps, 'booking'>) {
	const question = useLongerQuestion(booking);
	if (question === null) return null;
	return (
		<Link
			href={`/booking/${booking.id}`}
			suppressHydrationWarning
			className="numbers mt-3 flex min-h-11 w-fit items-center gap-2 font-medium text-primary hover:underline"
		>
			<CalendarPlus aria-hidden className="size-5 shrink-0" />
			<span suppressHydrationWarning className="text-balance">
				{question}
			</span>
		</Link>
	);
}

function Place({ booking: { whereAndWhen: where }, phase }: PhaseProps) {
	const { road: t } = useScreenTexts<TripsTexts>();
	const { language } = useLanguage();
	const { place, contact } = where;
	return (
		<div className="mt-5 border-line border-t pt-4">
			<p className="text-muted text-sm">{t.place}</p>
			<p dir="auto" className="font-medium">
				{placeText(where)[language]}
			</p>
			<OnTheWay where={where} className="mt-2" />
			{phase === 'CHECK_IN' && <Arrival where={where} className="mt-1" />}
			{place?.directions && (
				<p dir="auto" className="mt-1 whitespace-pre-line text-muted text-sm">
					{place.directions[language]}
				</p>
			)}
			{place?.pin && <MapLinks pin={place.pin} />}
			{contact?.phone && (
				<a href={`tel:${contact.phone}`} className="mt-1 flex min-h-11 w-fit items-center gap-2 font-medium text-primary hover:underline">
					<Phone aria-hidden className="size-5 shrink-0" />
					{t.call(`\u2068${contact.name[language]}\u2069`)}
				</a>
			)}
		</div>
	);
}

/** Handover code; the server omits it once the owner has entered it. */
function Code({ bookingId }: { bookingId: string }) {
	const { road: t } = useScreenTexts<TripsTexts>();
	const { data } = useQuery({ ...queryFor(getHandover, { params: { id: bookingId } }), ...refetchOnVisit });
	if (!data?.code) return null;
	return (
		<div className="mt-4 flex items-center gap-4 rounded-control bg-accent-soft p-4">
			<KeyRound aria-hidden className="size-6 shrink-0 text-accent-text" />
			<div className="min-w-0">
				<p className="text-sm">{t.code}</p>
				<p data-testid="trip-code" dir="ltr" className="numbers w-fit font-semibold text-2xl tracking-widest">
					{data.code}
				</p>
				<p className="text-muted text-sm">{t.codeHint}</p>
			</div>
		</div>
	);
}
