/** Screens of `npm run screenshots` that only the busy demo fills: requests to the support, and an office’s car that did not come back. */
import { NOTHING, type Shot } from './pictured-not-found.ts';

const ADMIN = 'admin@mishwar.test';

/** On the page of a trip: what opens the sheet for a report. */
export const REPORT = 'main section button[aria-haspopup=dialog]:has(.lucide-triangle-alert)';

type Busy = { ticketId: string | undefined; late: { id: string; renterId: string } | undefined; office: string | undefined };

/** In another demo the request does not exist, and no car is late. */
export function busyShots({ ticketId, late, office }: Busy): Shot[] {
	return [
		{ name: 'admin-tickets-mine', path: '/admin/tickets?show=MINE', who: ADMIN },
		{ name: 'admin-tickets-solved', path: '/admin/tickets?show=SOLVED', who: ADMIN },
		{ name: 'admin-ticket', path: `/admin/tickets/${ticketId ?? NOTHING}`, who: ADMIN },
		...(late && office
			? [
					{ name: 'booking-late', path: `/booking/${late.id}`, who: late.renterId },
					{ name: 'owner-booking-late', path: `/owner/bookings/${late.id}`, who: office },
					{ name: 'trips-late', path: '/trips', who: late.renterId },
					{ name: 'owner-bookings-late', path: '/owner/bookings?tab=active', who: office },
					{ name: 'report-sheet-late', path: `/owner/bookings/${late.id}`, who: office, press: REPORT },
				]
			: []),
	];
}
