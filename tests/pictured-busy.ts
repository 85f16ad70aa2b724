/** Screens of `npm run screenshots` that only the busy demo fills: requests to the support, and an office’s car that did not come back. */
import { NOTHING, type Shot } from './pictured-not-found.ts';

const ADMIN = 'admin@mishwar.test';

/** On the page of a trip: what opens the sheet for a report. */
export const REPORT = 'main section button[aria-haspopup=dialog]:has(.lucide-triangle-alert)';

/** There: what opens the window to contest a no-show. */
const CONTEST = 'main section button[aria-haspopup=dialog][class*=bg-primary]';

type Booking = Record<'id' | 'status' | 'endAt' | 'renterId', string> & { allowedActions: string[]; noShow: object | null };
/** `bookings`: of the office. */
type Busy = { ticketId: string | undefined; office: string | undefined; bookings: readonly Booking[] };

/** In another demo the request does not exist, and no one is late. */
export function busyShots({ ticketId, office, bookings }: Busy): Shot[] {
	const may = (action: string) => (booking: Booking) => booking.status === 'CONFIRMED' && booking.allowedActions.includes(action);
	const late = bookings.find((booking) => may('CHECK_OUT')(booking) && Date.parse(booking.endAt) < Date.now());
	const missed = bookings.find(({ noShow }) => noShow);
	const next = bookings.find((booking) => may('CHECK_IN')(booking) && booking !== missed);
	const [returned] = bookings
		.filter(({ status }) => status === 'COMPLETED')
		.toSorted((one, other) => Date.parse(other.endAt) - Date.parse(one.endAt));
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
		...(missed && office
			? [
					{ name: 'booking-no-show', path: `/booking/${missed.id}`, who: missed.renterId },
					{ name: 'booking-no-show-contest', path: `/booking/${missed.id}`, who: missed.renterId, press: CONTEST },
					{ name: 'owner-booking-no-show', path: `/owner/bookings/${missed.id}`, who: office },
					{
						name: 'admin-booking-no-show',
						path: '/admin?tab=bookings&noShow=open',
						who: ADMIN,
						press: '[data-testid="admin-booking"] button',
					},
				]
			: []),
		...(returned ? [{ name: 'renter-claim-new', path: `/booking/${returned.id}/renter-claim`, who: returned.renterId }] : []),
		...(next && office
			? [{ name: 'owner-handover-code', path: `/owner/bookings/${next.id}/handover`, who: office, press: 'main section button:enabled' }]
			: []),
	];
}
