/** Bookings of the owner's cars: to answer, active or upcoming, and completed. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarClock, CircleCheckBig } from 'lucide-react';
import { useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Booking, listOwnerBookings, ownerDashboard } from '#contract/bookings.ts';
import { infiniteQueryFor, queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { AnswerButtons } from '#web/features/bookings/answering/answer-buttons.tsx';
import { Deadline } from '#web/features/bookings/answering/deadline.tsx';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { usePermission } from '#web/features/session/acting.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { BookingRows } from '../booking-rows.tsx';
import { addressOf, listQuery, type Tab, tabFrom, tabs } from './loader.ts';
import type { OwnerBookingsTexts } from './texts.en.ts';

const icons = { pending: CalendarClock, active: CalendarCheck, completed: CircleCheckBig };
const counted = { pending: 'pendingRequests', active: 'activeBookings', completed: 'completedBookings' } as const;

export default function OwnerBookingsScreen() {
	const t = useScreenTexts<OwnerBookingsTexts>();
	const { number } = useFormat();
	const [, navigate] = useLocation();
	const heading = useRef<HTMLHeadingElement>(null);
	const maySeeHistory = usePermission('finances');
	const visible = tabFrom(new URLSearchParams(useSearch()));
	const { data } = useQuery({ ...queryFor(ownerDashboard), ...refetchOnVisit, enabled: usePermission('manage') });
	const countOf = (tab: Tab) => (data && data.stats[counted[tab]] > 0 ? { count: number(data.stats[counted[tab]]) } : {});
	return (
		<div className="mx-auto max-w-5xl">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h1 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
					{t.heading}
				</h1>
				{maySeeHistory && (
					<LinkButton href="/owner/history" variant="quiet" className="-me-4">
						{t.history}
					</LinkButton>
				)}
			</div>
			<div className="mt-4">
				<Tabs
					label={t.tabs.label}
					value={visible}
					onChange={(tab) => navigate(addressOf(tabs.find((each) => each === tab) ?? 'pending'), { replace: true })}
					tabs={tabs.map((tab) => ({
						key: tab,
						label: t.tabs[tab],
						...countOf(tab),
						content: <TabList tab={tab} onAnswered={() => heading.current?.focus()} />,
					}))}
				/>
			</div>
			<HelpLink to="reply-to-requests" className="mt-4" />
		</div>
	);
}

/** `onAnswered`: the buttons of a request disappeared, so the focus must be moved. */
function TabList({ tab, onAnswered }: { tab: Tab; onAnswered(): void }) {
	const t = useScreenTexts<OwnerBookingsTexts>();
	const results = useInfiniteQuery({ ...infiniteQueryFor(listOwnerBookings, listQuery(tab)), ...refetchOnVisit });
	const Icon = icons[tab];
	return (
		<BookingRows
			results={results}
			error={t.error}
			more={t.more}
			{...(tab === 'pending' && { below: (booking: Booking) => <ToAnswer booking={booking} onAnswered={onAnswered} /> })}
			empty={<EmptyState icon={<Icon aria-hidden />} title={t.empty[tab].title} hint={t.empty[tab].hint} />}
		/>
	);
}

/** Remaining time, and the buttons to accept and decline. */
function ToAnswer({ booking, onAnswered }: { booking: Booking; onAnswered(): void }) {
	if (booking.status !== 'REQUESTED') return null;
	return (
		<>
			<div className="me-auto max-lg:basis-full">
				<Deadline booking={booking} />
			</div>
			<AnswerButtons booking={booking} primary={false} order="accept-last" onOver={onAnswered} className="max-lg:grow" />
		</>
	);
}
