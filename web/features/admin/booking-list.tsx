/** All bookings, searchable by renter, car or number; those that need a decision come first. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays, SearchX } from 'lucide-react';
import { useState } from 'react';
import { type AdminBooking, adminBookings } from '#contract/admin.ts';
import { exportBookings } from '#contract/admin-exports.ts';
import { bookingStatuses } from '#contract/bookings.ts';
import { pathOf } from '#web/browser/fetching.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { statusLabel, statusTone } from '#web/features/bookings/status.ts';
import { nameOf } from '#web/features/people/people.ts';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Rows, rowStyle } from './admin-list.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { bookingsQuery } from './list-queries.ts';
import { SearchForm, useOrderChoice } from './search-form.tsx';
import type { DeskTexts } from './texts.en.ts';

type BookingListProps = { query: URLSearchParams; path: string; hiddenFields: Record<string, string> };

export default function BookingList({ query, path, hiddenFields }: BookingListProps) {
	const { bookings: t, list } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { texts, language } = useLanguage();
	const listQuery = bookingsQuery(query);
	const order = useOrderChoice();
	const results = useInfiniteQuery({ ...infiniteQueryFor(adminBookings, listQuery), ...refetchOnVisit });
	useRememberedPages(results);
	const filtered = Object.keys(listQuery.query).some((name) => name !== 'order');
	return (
		<>
			<SearchForm
				label={t.heading}
				path={path}
				hiddenFields={hiddenFields}
				words={[{ name: 'q', label: t.query }]}
				choices={[
					{ name: 'status', label: t.status, options: bookingStatuses.map((value) => ({ value, label: texts.bookingStatus[value] })) },
					{ name: 'noShow', label: t.noShow, options: [{ value: 'open', label: t.openNoShows }] },
					order,
				]}
				query={query}
				list="bookings"
				file={pathOf(exportBookings, { query: { ...listQuery.query, lang: language } })}
			/>
			<Rows
				results={results}
				keyOf={({ id }) => id}
				row={(booking) => <BookingRow booking={booking} />}
				error={t.error}
				empty={
					filtered ? (
						<EmptyState icon={<SearchX aria-hidden />} title={list.nothing.title} hint={list.nothing.hint} />
					) : (
						<EmptyState icon={<CalendarDays aria-hidden />} title={t.empty.title} hint={t.empty.hint} />
					)
				}
			/>
		</>
	);
}

export function BookingRow({ booking }: { booking: AdminBooking }) {
	const { bookings: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { format, language, texts } = useLanguage();
	const [open, setOpen] = useState(false);
	return (
		<article className={rowStyle} data-testid="admin-booking">
			<div className="min-w-52 flex-1 space-y-0.5">
				<h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold leading-snug">
					<bdi>{namedCarOf(booking, language)}</bdi>
					<StatusBadge tone={statusTone(booking)}>{texts.bookingStatus[statusLabel(booking)]}</StatusBadge>
					{booking.adminActions.includes('DECIDE_NO_SHOW') && <Badge tone="danger">{t.noShowBadge}</Badge>}
				</h2>
				<p className="text-sm">
					<bdi>{nameOf(booking.renter, language)}</bdi> <span aria-hidden>·</span>{' '}
					<bdi className="text-muted">{nameOf(booking.owner, language)}</bdi>
				</p>
				<p suppressHydrationWarning className="numbers text-muted text-sm">
					<span className="me-3 inline-block">{format.dateRange(booking.startDate, booking.endDate)}</span>
					<bdi>{booking.id.slice(0, 8)}</bdi>
				</p>
			</div>
			<span className="numbers whitespace-nowrap font-semibold">{format.jod(booking.totalAmount)}</span>
			<Button className="max-sm:w-full" onClick={() => setOpen(true)}>
				{t.details}
			</Button>
			<BookingDialog booking={booking} open={open} onOpenChange={setOpen} />
		</article>
	);
}
