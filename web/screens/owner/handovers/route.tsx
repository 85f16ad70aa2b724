/** Today's handovers and returns of an office, for its drivers. */

import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, Phone, Printer } from 'lucide-react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { carsToPrepare } from '#contract/fleet.ts';
import { todaysHandovers } from '#contract/handover.ts';
import { placeText } from '#contract/place-text.ts';
import { HOUR_MS } from '#contract/time.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { MapLinks } from '#web/features/bookings/where-and-when/map-links.tsx';
import { Arrival, OnTheWay } from '#web/features/bookings/where-and-when/place-line.tsx';
import { SetOut } from '#web/features/bookings/where-and-when/set-out.tsx';
import { phoneInGroups } from '#web/features/people/people.ts';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Button, buttonStyle, LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { PrepareRow } from '../prepare-row.tsx';
import type { HandoversTexts } from './texts.en.ts';

type Handover = ResponseOf<typeof todaysHandovers>[number];

/** Shows the departures of colleagues. Live events of the office’s account do not reach its drivers. */
const REFETCH_MS = 60_000;

export default function HandoversScreen() {
	const t = useScreenTexts<HandoversTexts>();
	const { format } = useLanguage();
	const now = useNow(HOUR_MS);
	const { data, error, refetch } = useQuery({ ...queryFor(todaysHandovers), ...refetchOnVisit, refetchInterval: REFETCH_MS });
	return (
		<div className="mx-auto max-w-3xl">
			<div className="flex flex-wrap items-end justify-between gap-3">
				<div>
					<h1 className="text-2xl md:text-3xl print:text-xl">{t.heading}</h1>
					<p className="mt-1 text-muted print:hidden">{t.lead}</p>
					<p suppressHydrationWarning className="numbers hidden print:block">
						{format.date(new Date(now).toISOString(), 'full')}
					</p>
				</div>
				{data && data.length > 0 && (
					<Button onClick={() => window.print()} className="needs-script print:hidden">
						<Printer aria-hidden className="size-5" />
						{t.print}
					</Button>
				)}
			</div>
			<div className="mt-6 print:mt-3">
				{error && !data && <ErrorState title={t.error} error={error} retry={() => void refetch()} />}
				{!error && !data && <Skeleton className="h-64 w-full rounded-card" />}
				{data?.length === 0 && (
					<div className="rounded-card border border-line bg-surface">
						<EmptyState icon={<ClipboardCheck aria-hidden />} title={t.empty} hint={t.emptyHint} />
					</div>
				)}
				<ul className="grid gap-4 print:gap-2">
					{data?.map((handover) => (
						<li key={`${handover.bookingId} ${handover.phase}`}>
							<HandoverCard handover={handover} />
						</li>
					))}
				</ul>
				<Prepare />
			</div>
		</div>
	);
}

/** Cars to clean, for drivers who also do that; hidden without any. */
function Prepare() {
	const { prepare: t } = useScreenTexts<HandoversTexts>();
	const { data } = useQuery({ ...queryFor(carsToPrepare), ...refetchOnVisit, refetchInterval: REFETCH_MS });
	if (!data || data.length === 0) return null;
	return (
		<section className="mt-6 rounded-card border border-line bg-surface p-4 shadow-card md:p-5 print:p-3 print:shadow-none">
			<h2 className="font-semibold text-lg">{t.title}</h2>
			<ul className="mt-3 grid divide-y divide-line">
				{data.map((item) => (
					<li key={item.bookingId} data-testid="car-to-prepare" className="py-4 first:pt-0 last:pb-0 print:break-inside-avoid print:py-2">
						<PrepareRow item={item} />
					</li>
				))}
			</ul>
		</section>
	);
}

function HandoverCard({ handover }: { handover: Handover }) {
	const t = useScreenTexts<HandoversTexts>();
	const { language, format } = useLanguage();
	const { bookingId, phase, at, isOverdue, plateNumber, whereAndWhen: where } = handover;
	const { contact, place } = where;
	return (
		<article
			className="rounded-card border border-line bg-surface p-4 shadow-card md:p-5 print:break-inside-avoid print:p-3 print:shadow-none"
			data-testid="todays-handover"
		>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<span suppressHydrationWarning className="numbers font-semibold text-lg">
					{format.date(at, isOverdue ? 'moment' : 'time')}
				</span>
				<span className="font-medium">{t.phase[phase]}</span>
				{isOverdue && <StatusBadge tone="danger">{t.overdue}</StatusBadge>}
			</p>
			<h2 className="mt-2 font-medium">
				<bdi>{namedCarOf(handover, language)}</bdi>
				{plateNumber !== '' && (
					<span className="numbers text-muted">
						{' · '}
						<bdi dir="ltr">{plateNumber}</bdi>
					</span>
				)}
			</h2>
			{contact && (
				<p className="mt-1 text-muted">
					<bdi>{contact.name[language]}</bdi>
					{contact.phone && (
						<span className="numbers hidden print:inline">
							{' · '}
							<bdi dir="ltr">{phoneInGroups(contact.phone)}</bdi>
						</span>
					)}
				</p>
			)}
			<p dir="auto" className="mt-1">
				{placeText(where)[language]}
			</p>
			{phase === 'CHECK_IN' && <Arrival where={where} className="mt-1" />}
			{where.onTheWay?.phase === phase && <OnTheWay where={where} className="mt-2" />}
			<div className="print:hidden">
				{place?.pin && <MapLinks pin={place.pin} />}
				<div className="mt-4 flex flex-wrap gap-3">
					<LinkButton href={`/owner/bookings/${bookingId}/handover`} variant="primary">
						{t.open[phase]}
					</LinkButton>
					<SetOut bookingId={bookingId} where={where} phase={phase} />
					{contact?.phone && (
						<a href={`tel:${contact.phone}`} className={buttonStyle({})}>
							<Phone aria-hidden className="size-5" />
							{t.call}
						</a>
					)}
				</div>
			</div>
		</article>
	);
}
