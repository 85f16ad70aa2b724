/** Documents of a booking: agreement, receipt, calendar file. */
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, FileText, type LucideIcon, ReceiptText } from 'lucide-react';
import { getCalendarFile } from '#contract/booking-life.ts';
import type { Booking } from '#contract/bookings.ts';
import { bookingInvoices } from '#contract/invoices.ts';
import { pathOf } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor } from '#web/browser/queries.ts';
import type { DetailTexts } from '#web/features/bookings/detail/texts.en.ts';
import { isYetToBeConfirmed } from '#web/features/bookings/status.ts';
import { useBookingAddress } from '#web/features/bookings/use-booking.ts';
import { usePermission } from '#web/features/session/acting.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';

const line =
	'flex min-h-12 items-center gap-3 rounded-control px-3 -mx-3 font-medium hover:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent-text';

export function BookingDocuments({ booking }: { booking: Booking }) {
	const { papers: t } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const address = useBookingAddress(booking.id);
	const paid = booking.paymentStatus !== 'PENDING' && booking.paymentStatus !== 'FAILED';
	if (!paid) return null;
	const isPending = isYetToBeConfirmed(booking);
	const confirmed = !isPending && booking.status !== 'CANCELLED';
	return (
		<Panel title={t.title}>
			<ul>
				{confirmed && (
					<li>
						<DocumentLink href={`${address}/agreement`} icon={FileText}>
							{t.agreement}
						</DocumentLink>
					</li>
				)}
				<li>
					<DocumentLink href={`${address}/receipt`} icon={ReceiptText}>
						{t.receipt}
					</DocumentLink>
				</li>
				{confirmed && booking.status !== 'COMPLETED' && (
					<li>
						<a href={pathOf(getCalendarFile, { params: { id: booking.id } })} download className={line}>
							<CalendarPlus aria-hidden />
							{t.calendar}
						</a>
					</li>
				)}
				<Invoices booking={booking} />
			</ul>
			{isPending && <p className="mt-2 text-muted text-sm">{t.later}</p>}
		</Panel>
	);
}

function DocumentLink({ href, icon: Icon, children }: { href: string; icon: LucideIcon; children: string }) {
	return (
		<Link href={href} className={line}>
			<Icon aria-hidden />
			{children}
		</Link>
	);
}

/** Invoices of an ended booking; there are none if no fee was charged and the owner is not a company. */
function Invoices({ booking: { id, status } }: { booking: Booking }) {
	const { papers: t } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const address = useBookingAddress(id);
	const mayRead = usePermission('finances');
	const hasEnded = status === 'COMPLETED' || status === 'CANCELLED';
	const { data } = useQuery({ ...queryFor(bookingInvoices, { params: { id } }), enabled: mayRead && hasEnded });
	return (data ?? []).map((invoice) => (
		<li key={invoice.id}>
			<DocumentLink href={`${address}/invoices/${invoice.id}`} icon={FileText}>
				{t[invoice.document === 'INVOICE' ? 'invoice' : 'creditNote'](invoice.number)}
			</DocumentLink>
		</li>
	));
}
