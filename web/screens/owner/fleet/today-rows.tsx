/** The rows of today's lists: a pickup or return, a service, and what may be charged. */
import { clsx } from 'clsx';
import { ClipboardCheck, Phone, Receipt } from 'lucide-react';
import type { PlannedService } from '#contract/car-service.ts';
import type { OwnerToday, TodayTrip } from '#contract/fleet.ts';
import { placeText } from '#contract/place-text.ts';
import { flightText } from '#contract/where-and-when-text.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useNow } from '#web/browser/page/use-now.ts';
import { MessageLink } from '#web/features/bookings/message-link.tsx';
import { MapLinks } from '#web/features/bookings/where-and-when/map-links.tsx';
import { OnTheWay } from '#web/features/bookings/where-and-when/place-line.tsx';
import { SetOut } from '#web/features/bookings/where-and-when/set-out.tsx';
import { timeLeft } from '#web/features/cases/stage.ts';
import { phoneInGroups } from '#web/features/people/people.ts';
import { usePermission } from '#web/features/session/acting.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { Format } from '#web/i18n/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { DayRow } from '../prepare-row.tsx';
import { CarName } from './car-name.tsx';
import type { FleetTexts } from './texts.en.ts';

const MINUTE_MS = 60_000;
/** On a phone, below the time too, because beside it the buttons have room for a word. */
const WHOLE_ROW = 'max-sm:-ms-22';

type TripRowProps = { trip: TodayTrip; phase: 'PICKUP' | 'RETURN'; isLate?: boolean };

export function TripRow({ trip, phase, isLate = false }: TripRowProps) {
	const { today: t } = useScreenTexts<FleetTexts>();
	const { language } = useLanguage();
	const { renter, whereAndWhen: where } = trip;
	const flight = phase === 'PICKUP' ? flightText(where) : null;
	return (
		<DayRow at={trip.at} isLate={isLate} {...(isLate && { word: phase === 'PICKUP' ? t.notCome : t.notBack })}>
			<CarName car={trip.car} />
			<Link
				href={`/owner/bookings/${trip.bookingId}`}
				className="inline-flex min-h-8 items-center font-medium text-primary hover:underline"
			>
				<bdi>{(language === 'ar' && renter.nameAr) || renter.name}</bdi>
			</Link>
			<p dir="auto" className="text-sm">
				{where.handover === 'DELIVERY' && phase === 'PICKUP' ? `${t.bringTo} ` : ''}
				{placeText(where)[language]}
			</p>
			{where.place?.pin && (
				<div className={clsx('print:hidden', WHOLE_ROW)}>
					<MapLinks pin={where.place.pin} />
				</div>
			)}
			{flight && <p className="numbers text-sm">{flight[language]}</p>}
			{phase === 'PICKUP' && where.late && <DelayNotice expectedAt={where.late.expectedAt} />}
			<OnTheWay where={where} className="mt-1" />
			<TripActions trip={trip} />
		</DayRow>
	);
}

function DelayNotice({ expectedAt }: { expectedAt: string }) {
	const { today: t } = useScreenTexts<FleetTexts>();
	const { format } = useLanguage();
	return (
		<p
			suppressHydrationWarning
			className="numbers mt-1 w-fit rounded-control bg-accent-soft px-2 py-1 font-medium text-accent-text text-sm"
		>
			{t.comesAt(format.date(expectedAt, 'time'))}
		</p>
	);
}

/** Actions and phone number; printed, only the number. */
function TripActions({ trip: { bookingId, handover, renter, whereAndWhen } }: { trip: TodayTrip }) {
	const { today: t } = useScreenTexts<FleetTexts>();
	return (
		<div className={clsx('mt-2 flex flex-wrap gap-x-3 gap-y-2', WHOLE_ROW)}>
			{handover && (
				<LinkButton href={`/owner/bookings/${bookingId}/handover`} variant="primary" className="print:hidden">
					<ClipboardCheck aria-hidden className="size-5" />
					{t.handover[handover]}
				</LinkButton>
			)}
			<SetOut bookingId={bookingId} where={whereAndWhen} />
			<MessageLink booking={{ id: bookingId, cancelCode: null }} label={t.message} className="print:hidden" />
			{renter.phone && (
				<a
					href={`tel:${renter.phone}`}
					className="numbers inline-flex min-h-11 items-center gap-2 whitespace-nowrap font-medium text-primary hover:underline print:min-h-0"
				>
					<Phone aria-hidden className="size-5 print:hidden" />
					<bdi dir="ltr">{phoneInGroups(renter.phone)}</bdi>
				</a>
			)}
		</div>
	);
}

export function ServiceRow({ item }: { item: OwnerToday['service'][number] }) {
	const { service: t } = useScreenTexts<FleetTexts>();
	const { format } = useLanguage();
	const mayPlan = usePermission('manage');
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
			<div>
				<CarName car={item.car} />
				<p suppressHydrationWarning className="numbers text-sm">
					{serviceText(item, t, format)} {t.reading(format.number(item.mileageKm))}
				</p>
			</div>
			<div className="flex flex-wrap items-center gap-3">
				<Badge tone={item.state === 'OVERDUE' ? 'danger' : 'warning'}>{t.states[item.state]}</Badge>
				{mayPlan && <LinkButton href={`/owner/cars/${item.car.id}/calendar?tab=terms`}>{t.plan}</LinkButton>}
			</div>
		</div>
	);
}

/** "Service by 5 Mar 2031 or at 45,000 km." */
export function serviceText({ dueOn, dueKm }: Pick<PlannedService, 'dueOn' | 'dueKm'>, t: FleetTexts['service'], format: Format): string {
	const [on, at] = [dueOn && format.date(dueOn), dueKm !== null && format.number(dueKm)];
	if (on && at) return t.both(on, at);
	return on ? t.on(on) : t.at(at || '');
}

export function ChargeRow({ item: { bookingId, car, renter, claimsUntil, charges } }: { item: OwnerToday['charge'][number] }) {
	const { today: t } = useScreenTexts<FleetTexts>();
	const { language, format } = useLanguage();
	const now = useNow(MINUTE_MS);
	const mayClaim = usePermission('manage');
	const lines = charges?.lines ?? [];
	return (
		<div className="grid gap-1">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<CarName car={car} />
				<p suppressHydrationWarning className="numbers text-muted text-sm">
					{t.timeLeft(timeLeft(claimsUntil, now))}
				</p>
			</div>
			<bdi>{(language === 'ar' && renter.nameAr) || renter.name}</bdi>
			<ul className="numbers text-sm empty:hidden">
				{lines.map(({ kind, quantity, amountJod }) => (
					<li key={kind} className="flex justify-between gap-4">
						<span>
							{t.lines[kind]} · {t.quantity[kind](format.number(quantity))}
						</span>
						<span>{format.jod(amountJod)}</span>
					</li>
				))}
			</ul>
			{lines.length === 0 && <p className="text-muted text-sm">{charges ? t.nothingToCharge : t.noReadings}</p>}
			{mayClaim && (
				<div className="mt-2 flex flex-wrap gap-2 print:hidden">
					<LinkButton href={`/owner/bookings/${bookingId}/claim`} variant={lines.length > 0 ? 'primary' : 'secondary'}>
						<Receipt aria-hidden className="size-5" />
						{lines.length > 0 && charges ? t.claim(format.jod(charges.totalJod)) : t.claimOther}
					</LinkButton>
				</div>
			)}
		</div>
	);
}
