/** What can be printed or taken along: agreement, receipt, calendar file. */
import { CalendarPlus, FileText, type LucideIcon, ReceiptText } from 'lucide-react';
import { getCalendarFile } from '#contract/booking-life.ts';
import type { Booking } from '#contract/bookings.ts';
import { isYetToBeConfirmed } from '../../bookings/status.ts';
import { pathOf } from '../../fetching.ts';
import { Link } from '../../navigation/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useDetailTexts } from './texts.ts';

const line =
	'flex min-h-12 items-center gap-3 rounded-control px-3 -mx-3 font-medium hover:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent-text';

export function BookingDocuments({ booking }: { booking: Booking }) {
	const { papers: t } = useDetailTexts().detail;
	const paid = booking.paymentStatus !== 'PENDING' && booking.paymentStatus !== 'FAILED';
	if (!paid) return null;
	const toCome = isYetToBeConfirmed(booking);
	const confirmed = !toCome && booking.status !== 'CANCELLED';
	return (
		<Panel title={t.title}>
			<ul>
				{confirmed && (
					<li>
						<DocumentLink href={`/booking/${booking.id}/agreement`} icon={FileText}>
							{t.agreement}
						</DocumentLink>
					</li>
				)}
				<li>
					<DocumentLink href={`/booking/${booking.id}/receipt`} icon={ReceiptText}>
						{t.receipt}
					</DocumentLink>
				</li>
				{confirmed && (
					<li>
						<a href={pathOf(getCalendarFile, { params: { id: booking.id } })} download className={line}>
							<CalendarPlus aria-hidden />
							{t.calendar}
						</a>
					</li>
				)}
			</ul>
			{toCome && <p className="mt-2 text-muted text-sm">{t.later}</p>}
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
