/** The owner's tasks of today, most pressing first, each with its action. The fleet screen has the complete list. */
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
	type FleetTableRow,
	getFleetTable,
	getOwnerToday,
	type OwnerToday,
	PAPER_ENDS_SOON_DAYS,
	type TodayTrip,
} from '#contract/fleet.ts';
import { ownerFinances } from '#contract/payouts.ts';
import { placeText } from '#contract/place-text.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { Arrival, OnTheWay } from '#web/features/bookings/where-and-when/place-line.tsx';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { DashboardTexts } from './texts.en.ts';

/** Other people change the list: a renter announces a delay, a colleague records a return. */
const REFETCH_MS = 60_000;

/** `waiting`: whether requests wait for an answer; undefined until it is known. */
export function Today({ waiting }: { waiting: boolean | undefined }) {
	const { today: t } = useScreenTexts<DashboardTexts>();
	const { format } = useLanguage();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getOwnerToday), ...refetchOnVisit, refetchInterval: REFETCH_MS });
	const { data: fleet } = useQuery({ ...queryFor(getFleetTable), ...refetchOnVisit });
	const { data: finances } = useQuery({ ...queryFor(ownerFinances), ...refetchOnVisit });
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />;
	if (!data) return <Skeleton className="h-40 w-full rounded-card" />;
	const cars = fleet?.cars ?? [];
	const papers = cars.filter(
		({ paper, state }) => paper && state !== 'DRAFT' && paper.expiresOn <= addDays(data.date, PAPER_ENDS_SOON_DAYS),
	);
	const failed = finances?.payouts.failed.count ?? 0;
	return (
		<div data-testid="today">
			<Panel
				title={t.title}
				lead={<span suppressHydrationWarning>{format.date(data.date, 'full')}</span>}
				aside={
					<Link href="/owner/fleet" className="inline-flex min-h-11 items-center gap-1.5 font-medium text-primary hover:underline">
						{t.all}
						<ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
					</Link>
				}
			>
				<ul className="grid divide-y divide-line empty:hidden">
					{data.late.map((trip) => (
						<TripLine
							key={trip.bookingId}
							trip={trip}
							today={data.date}
							word={t.late[trip.phase]}
							isLate
							isPickup={trip.phase === 'PICKUP'}
						/>
					))}
					{data.pickups.map((trip) => (
						<TripLine key={trip.bookingId} trip={trip} today={data.date} word={t.pickup} isPickup />
					))}
					{data.returns.map((trip) => (
						<TripLine key={trip.bookingId} trip={trip} today={data.date} word={t.return} />
					))}
					{failed > 0 && (
						<Line today={data.date} word={t.payout} isLate action={<ActionLink href="/owner/payouts" label={t.mend} />}>
							{format.plural(t.failed, failed)}
						</Line>
					)}
					{data.charge.map(({ bookingId, car, claimsUntil }) => (
						<Line
							key={bookingId}
							at={claimsUntil}
							today={data.date}
							word={t.claimUntil}
							action={<ActionLink href={`/owner/bookings/${bookingId}/claim`} label={t.claim} />}
						>
							<Named car={car} />
						</Line>
					))}
					{papers.map((car) => (
						<PaperLine key={car.id} car={car} today={data.date} />
					))}
					{data.service.map(({ car, state }) => (
						<Line
							key={car.id}
							today={data.date}
							word={t.service[state]}
							isLate={state === 'OVERDUE'}
							action={<ActionLink href={`/owner/cars/${car.id}/calendar?tab=terms`} label={t.plan} />}
						>
							<Named car={car} />
						</Line>
					))}
				</ul>
				{isQuiet(data) &&
					papers.length === 0 &&
					failed === 0 &&
					(waiting ? <p className="text-muted">{t.requestsWait}</p> : waiting === false && <Quiet cars={cars} />)}
			</Panel>
		</div>
	);
}

const isQuiet = ({ late, pickups, returns, charge, service }: OwnerToday) =>
	[late, pickups, returns, charge, service].every((list) => list.length === 0);

/** Shown on a day without tasks: a sentence, and the next pickup. */
function Quiet({ cars }: { cars: readonly FleetTableRow[] }) {
	const { today: t } = useScreenTexts<DashboardTexts>();
	const { format, language } = useLanguage();
	const [first] = cars
		.flatMap((car) => (car.next?.state === 'CONFIRMED' ? [{ car, next: car.next }] : []))
		.toSorted((a, b) => a.next.at.localeCompare(b.next.at));
	return (
		<p suppressHydrationWarning className="numbers text-muted">
			{t.nothing}{' '}
			{first && (
				<Link href={`/owner/bookings/${first.next.bookingId}`} className="inline-flex min-h-8 items-center text-primary hover:underline">
					{t.next(`${format.date(first.next.at, 'day')} ${format.date(first.next.at, 'time')}`, carNameOf(first.car, language))}
				</Link>
			)}
		</p>
	);
}

type TripLineProps = { trip: TodayTrip; today: string; word: string; isLate?: boolean; isPickup?: boolean };

function TripLine({ trip, today, word, isLate = false, isPickup = false }: TripLineProps) {
	const { today: t } = useScreenTexts<DashboardTexts>();
	const { language } = useLanguage();
	const { bookingId, renter, handover, whereAndWhen } = trip;
	return (
		<Line
			at={trip.at}
			today={today}
			word={word}
			isLate={isLate}
			action={
				handover ? (
					<ActionLink href={`/owner/bookings/${bookingId}/handover`} label={t.handover[handover]} isMain />
				) : (
					<ActionLink href={`/owner/bookings/${bookingId}`} label={t.open} />
				)
			}
		>
			<Named car={trip.car} />
			<span className="block truncate text-muted text-sm">
				<bdi>{(language === 'ar' && renter.nameAr) || renter.name}</bdi>
				{' · '}
				<bdi>{placeText(whereAndWhen)[language]}</bdi>
			</span>
			{isPickup && <Arrival where={whereAndWhen} className="text-sm" />}
			<OnTheWay where={whereAndWhen} className="mt-1" />
		</Line>
	);
}

function PaperLine({ car, today }: { car: FleetTableRow; today: string }) {
	const { today: t } = useScreenTexts<DashboardTexts>();
	const { format } = useLanguage();
	const { paper } = car;
	if (!paper) return null;
	const isOver = paper.expiresOn < today;
	// The permit of an office is renewed once for all of its cars.
	const href = paper.kind === 'OFFICE_PERMIT' ? '/owner/company' : `/owner/cars/${car.id}/edit`;
	return (
		<Line today={today} word={isOver ? t.expired : t.expires} isLate={isOver} action={<ActionLink href={href} label={t.renew} />}>
			<Named car={car} />
			<span suppressHydrationWarning className="numbers block text-muted text-sm">
				{t.papers[paper.kind]} · {format.date(paper.expiresOn)}
			</span>
		</Line>
	);
}

function Named({ car }: { car: Parameters<typeof carNameOf>[0] & { plateNumber: string | null } }) {
	const { language } = useLanguage();
	return (
		<span className="flex flex-wrap items-baseline gap-x-2 font-semibold">
			<bdi>{carNameOf(car, language)}</bdi>
			{car.plateNumber && (
				<bdi dir="ltr" className="numbers font-normal text-muted text-sm">
					{car.plateNumber}
				</bdi>
			)}
		</span>
	);
}

type LineProps = { at?: string; today: string; word: string; isLate?: boolean; action: ReactNode; children: ReactNode };

/** Time and subject are at the start of the line; the date is added if it is not today. */
function Line({ at, today, word, isLate = false, action, children }: LineProps) {
	const { format } = useLanguage();
	const isOtherDay = at !== undefined && ammanDate(new Date(at)) !== today;
	return (
		<li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] xl:grid-cols-[10rem_minmax(0,1fr)_auto]">
			<p suppressHydrationWarning className={clsx('numbers text-sm', isLate ? 'font-medium text-danger' : 'text-muted')}>
				{isOtherDay && <span className="block font-medium">{format.date(at, 'day')}</span>}
				{at && <span className="block font-semibold text-base text-ink leading-6">{format.date(at, 'time')}</span>}
				{word}
			</p>
			<div className="min-w-0">{children}</div>
			<div className="max-sm:col-start-2 max-[22rem]:col-span-2 max-[22rem]:col-start-1">{action}</div>
		</li>
	);
}

function ActionLink({ href, label, isMain = false }: { href: string; label: string; isMain?: boolean }) {
	return (
		<LinkButton href={href} variant={isMain ? 'primary' : 'secondary'} className="whitespace-nowrap">
			{label}
		</LinkButton>
	);
}
