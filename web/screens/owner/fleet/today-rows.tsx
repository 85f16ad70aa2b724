/** The rows of today's lists: a pickup or return, a car to prepare, and what may be charged. */
import { ClipboardCheck, Phone, Receipt, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlannedService } from '#contract/car-service.ts';
import { getOwnerToday, type OwnerToday, type TodayTrip } from '#contract/fleet.ts';
import { markCarNotReady, markCarReady } from '#contract/handover.ts';
import { placeText } from '#contract/place-text.ts';
import { flightText } from '#contract/where-and-when-text.ts';
import { call } from '#web/browser/api.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useNow } from '#web/browser/page/use-now.ts';
import { MessageLink } from '#web/features/bookings/message-link.tsx';
import { MapLinks } from '#web/features/bookings/where-and-when/map-links.tsx';
import { OnTheWay } from '#web/features/bookings/where-and-when/place-line.tsx';
import { SetOut } from '#web/features/bookings/where-and-when/set-out.tsx';
import { timeLeft } from '#web/features/cases/stage.ts';
import { phoneInGroups } from '#web/features/people/people.ts';
import { useMay } from '#web/features/session/acting.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { Format } from '#web/i18n/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { CarName } from './car-name.tsx';
import type { FleetTexts } from './texts.en.ts';

const MINUTE_MS = 60_000;

type TripRowProps = { trip: TodayTrip; phase: 'PICKUP' | 'RETURN'; isLate?: boolean };

export function TripRow({ trip, phase, isLate = false }: TripRowProps) {
	const { today: t } = useScreenTexts<FleetTexts>();
	const { language } = useLanguage();
	const { renter, whereAndWhen: where } = trip;
	const flight = phase === 'PICKUP' ? flightText(where) : null;
	return (
		<Row at={trip.at} isLate={isLate} {...(isLate && { word: phase === 'PICKUP' ? t.notCome : t.notBack })}>
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
				<div className="print:hidden">
					<MapLinks pin={where.place.pin} />
				</div>
			)}
			{flight && <p className="numbers text-sm">{flight[language]}</p>}
			{phase === 'PICKUP' && where.late && <LateNews expectedAt={where.late.expectedAt} />}
			<OnTheWay where={where} className="mt-1" />
			<Ways trip={trip} />
		</Row>
	);
}

function LateNews({ expectedAt }: { expectedAt: string }) {
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

/** On paper only the number stays. */
function Ways({ trip: { bookingId, handover, renter, whereAndWhen } }: { trip: TodayTrip }) {
	const { today: t } = useScreenTexts<FleetTexts>();
	return (
		<div className="mt-2 flex flex-wrap gap-2">
			{handover && (
				<LinkButton href={`/booking/${bookingId}/handover`} variant="primary" className="print:hidden">
					<ClipboardCheck aria-hidden className="size-5" />
					{t.handover[handover]}
				</LinkButton>
			)}
			<SetOut bookingId={bookingId} where={whereAndWhen} />
			<MessageLink booking={{ id: bookingId, cancelCode: null }} label={t.message} className="print:hidden" />
			{renter.phone && (
				<a
					href={`tel:${renter.phone}`}
					className="numbers inline-flex min-h-11 items-center gap-2 px-2 font-medium text-primary hover:underline print:min-h-0 print:px-0"
				>
					<Phone aria-hidden className="size-5 print:hidden" />
					<bdi dir="ltr">{phoneInGroups(renter.phone)}</bdi>
				</a>
			)}
		</div>
	);
}

export function PrepareRow({ item: { bookingId, car, backAt, isBack, ready, readyBy, nextAt } }: { item: OwnerToday['prepare'][number] }) {
	const { today: t } = useScreenTexts<FleetTexts>();
	const { language, format } = useLanguage();
	const mark = useActionMutation<boolean>({
		call: (isReady) => call(isReady ? markCarReady : markCarNotReady, { params: { id: bookingId } }),
		refreshes: [getOwnerToday],
		done: (_, isReady) => (isReady ? t.marked : t.unmarked),
		failed: t.markFailed,
	});
	return (
		<Row at={backAt} word={isBack ? t.isBack : t.comesBack}>
			<CarName car={car} />
			<p suppressHydrationWarning className="numbers text-sm">
				{t.readyBy(format.date(readyBy, 'time'))}
			</p>
			<p suppressHydrationWarning className="numbers text-muted text-sm">
				{nextAt ? t.nextAt(`${format.date(nextAt, 'day')} ${format.date(nextAt, 'time')}`) : t.nobodyNext}
			</p>
			{ready && (
				<p
					suppressHydrationWarning
					className="numbers mt-1 w-fit rounded-control bg-positive-soft px-2 py-1 font-medium text-positive-text text-sm"
				>
					{t.readySince(`\u2068${ready.by[language]}\u2069`, format.date(ready.at, 'time'))}
				</p>
			)}
			{isBack && (
				<Button
					{...(ready && { variant: 'quiet' })}
					busy={mark.isPending && t.marking}
					onClick={() => mark.mutate(!ready)}
					className="needs-script mt-2 print:hidden"
				>
					{!ready && <Sparkles aria-hidden className="size-5" />}
					{ready ? t.unmark : t.markReady}
				</Button>
			)}
		</Row>
	);
}

export function ServiceRow({ item }: { item: OwnerToday['service'][number] }) {
	const { service: t } = useScreenTexts<FleetTexts>();
	const { format } = useLanguage();
	const mayPlan = useMay('manage');
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
	const mayClaim = useMay('manage');
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

type RowProps = { at: string; word?: string; isLate?: boolean; children: ReactNode };

/** The hour stands at the start of the line. */
function Row({ at, word, isLate = false, children }: RowProps) {
	const { format } = useLanguage();
	return (
		<div className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3">
			<p suppressHydrationWarning className={isLate ? 'text-danger' : undefined}>
				<span className="numbers block font-semibold text-lg leading-6">{format.date(at, 'time')}</span>
				{isLate && <span className="numbers block text-xs">{format.date(at, 'short')}</span>}
				{word && <span className="block text-xs">{word}</span>}
			</p>
			<div className="min-w-0">{children}</div>
		</div>
	);
}
