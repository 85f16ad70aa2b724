/** Screens of `npm run screenshots`: address, user, and what is pressed first. */
import { addDays, ammanDate } from '#contract/time.ts';
import type { JourneyServer } from '#tests/journeys/start-server.ts';
import type { SharedTrip } from './busy-drivers.ts';
import { busyShots, REPORT } from './pictured-busy.ts';
import { picturedDesk } from './pictured-desk.ts';
import { NOT_FOUND, NOTHING, type Shot } from './pictured-not-found.ts';
import { picturedRenter } from './pictured-renter.ts';

type Served = Pick<JourneyServer, 'url' | 'control'>;

const RENTER = 'renter@mishwar.test';
const OWNER = 'owner@mishwar.test';
const ADMIN = 'admin@mishwar.test';

/** The car with both return records and a claim. */
const RETURNED = 'mini-cooper-cabrio-2018';
/** A car with a review. */
const REVIEWED = 'toyota-camry-2021';

/** A booking in the admins' table. */
const BOOKING = '[data-testid="admin-booking"] button';

type Booking = Record<'id' | 'status' | 'paymentStatus' | 'startAt' | 'endAt' | 'renterId', string> & {
	allowedActions: string[];
	cancelCode: string | null;
	noShow: object | null;
	car: { slug: string };
};

async function readAs<T>(server: Served, who: string, path: string): Promise<T> {
	const token = await server.control(`/session?who=${encodeURIComponent(who)}`);
	const response = await fetch(server.url + path, { headers: { cookie: `mishwar_session=${token}` } });
	return (await response.json()) as T;
}

const bookingsOf = (server: Served, who: string) => readAs<Booking[]>(server, who, '/api/bookings?mine=1&limit=100');

/** Id of the newest car of that owner in that state. */
async function carOf(server: Served, who: string, state: string): Promise<string> {
	const cars = await readAs<Array<{ id: string; state: string }>>(server, who, '/api/owner/cars');
	return cars.find((car) => car.state === state)?.id ?? 'none';
}

async function publicCar(server: Served, slug: string): Promise<{ id: string; ownerId: string }> {
	return (await fetch(`${server.url}/api/cars/${slug}`)).json() as Promise<{ id: string; ownerId: string }>;
}

/** The super admin has no e-mail. */
async function masterOf(server: Served): Promise<string> {
	const people = await readAs<Array<{ id: string }>>(server, ADMIN, '/api/admin/users?role=SUPER_ADMIN');
	return people[0]?.id ?? 'none';
}

const isLater = ({ status, startAt }: Booking) => status === 'CONFIRMED' && Date.parse(startAt) > Date.now();
const isReturned = ({ car, status }: Booking) => status === 'COMPLETED' && car.slug === RETURNED;
const isAway = ({ status, allowedActions }: Booking) => status === 'CONFIRMED' && allowedActions.includes('CHECK_OUT');

const ownerBookingsOf = (server: Served, who: string) => readAs<Booking[]>(server, who, '/api/owner/bookings?limit=100');

/** The newest batch of payouts. */
async function batchOf(server: Served): Promise<string> {
	const [batch] = await readAs<Array<{ id: string }>>(server, ADMIN, '/api/admin/payout-batches');
	return batch?.id ?? 'none';
}

/** All screens; if the demo has no content for one, its address leads to a 404. */
export async function pictured(server: Served, shared?: SharedTrip): Promise<Shot[]> {
	const bookings = await bookingsOf(server, RENTER);
	const idOf = (matches: (booking: Booking) => boolean) => bookings.find(matches)?.id ?? 'none';
	const owned = await ownerBookingsOf(server, OWNER);
	const ownedId = (matches: (booking: Booking) => boolean) => owned.find(matches)?.id ?? 'none';
	const master = await masterOf(server);
	const [office] = await readAs<Array<{ owner: { id: string } }>>(server, ADMIN, '/api/admin/companies?status=all&q=Sama');
	const [ending = 'none', ended = 'none', renewed = 'none', refused = 'none'] = (await server.control('/renewing')).split(' ');
	const confirmedId = idOf(({ status }) => status === 'CONFIRMED');
	const [claimed] = await readAs<Array<{ id: string; bookingId: string; owner: { id: string } }>>(server, ADMIN, '/api/admin/claims');
	const invoices = await readAs<Array<{ id: string; bookingId: string }>>(server, OWNER, '/api/owner/invoices');
	const [reported] = await readAs<Array<{ id: string }>>(server, ADMIN, '/api/admin/reports');
	const officeBookings = office ? await ownerBookingsOf(server, office.owner.id) : [];
	const [ticket] = await readAs<Array<{ id: string }>>(server, ADMIN, '/api/admin/tickets?queue=MINE');
	const soon = addDays(ammanDate(new Date()), 40);
	const stay = `pickup=${soon}&return=${addDays(soon, 3)}`;
	const calendar = `/owner/cars/${(await publicCar(server, 'toyota-land-cruiser-2019')).id}/calendar`;
	return [
		{ name: 'home', path: '/' },
		{ name: 'home-signed-in', path: '/', who: RENTER },
		{ name: 'search', path: '/search' },
		{ name: 'search-filtered', path: '/search?city=Amman&bodyType=Sedan&priceMax=60&features=BLUETOOTH' },
		{ name: 'search-map', path: '/search?view=map' },
		{ name: 'search-empty', path: '/search?bodyType=Truck&fuel=Electric' },
		{ name: 'car', path: `/car/toyota-corolla-2022?${stay}` },
		{ name: 'car-without-dates', path: '/car/jeep-wrangler-2020' },
		{ name: 'not-found', path: '/nowhere' },
		{ name: 'sign-in', path: '/sign-in?returnTo=/trips' },
		{ name: 'sign-up', path: '/sign-up' },
		{ name: 'forgot-password', path: '/forgot-password' },
		{ name: 'reset-password', path: '/reset-password?token=example' },
		{
			name: 'payment',
			path: `/booking/${idOf(({ status, paymentStatus }) => status === 'REQUESTED' && paymentStatus !== 'PAID')}/payment`,
			who: RENTER,
		},
		{ name: 'payment-expired', path: `/booking/${idOf(({ status }) => status === 'CANCELLED')}/payment`, who: RENTER },
		{ name: 'payment-return-unknown', path: '/payment/return?paymentId=none', who: RENTER },
		{
			name: 'confirmation-waiting',
			path: `/booking/${idOf(({ status, paymentStatus }) => status === 'REQUESTED' && paymentStatus === 'PAID')}/confirmation`,
			who: RENTER,
		},
		{ name: 'confirmation', path: `/booking/${idOf(({ status }) => status === 'CONFIRMED')}/confirmation`, who: RENTER },
		{ name: 'confirmation-declined', path: `/booking/${idOf(({ cancelCode }) => cancelCode === 'DECLINED')}/confirmation`, who: RENTER },
		{ name: 'handover', path: `/booking/${idOf(isLater)}/handover`, who: RENTER },
		{ name: 'handover-away', path: `/booking/${idOf(isAway)}/handover`, who: RENTER },
		{ name: 'handover-photos', path: `/booking/${idOf(isAway)}/handover`, who: RENTER, press: 'main section button:enabled' },
		{
			name: 'handover-back',
			path: `/booking/${idOf(isReturned)}/handover`,
			who: RENTER,
		},
		{ name: 'car-reviewed', path: `/car/${REVIEWED}` },
		{ name: 'person', path: `/users/${(await publicCar(server, REVIEWED)).ownerId}`, who: RENTER },
		{ name: 'search-corrected', path: '/search?q=hunday&city=Ammann' },
		{ name: 'end-saved-search', path: `/saved-searches/${NOTHING}/end?signature=example` },
		{ name: 'favourites', path: '/favourites', who: RENTER },
		{ name: 'favourites-empty', path: '/favourites', who: 'newcomer@mishwar.test' },
		{ name: 'trip-review', path: `/booking/${idOf(isReturned)}`, who: RENTER },
		{
			name: 'owner-trip-review',
			path: `/owner/bookings/${ownedId(({ status, car }) => status === 'COMPLETED' && car.slug === 'kia-picanto-2019')}`,
			who: OWNER,
		},
		{ name: 'trips', path: '/trips', who: RENTER },
		{ name: 'trips-completed', path: '/trips?tab=completed', who: RENTER },
		{ name: 'trips-cancelled', path: '/trips?tab=cancelled', who: RENTER },
		{ name: 'trips-empty', path: '/trips', who: 'newcomer@mishwar.test' },
		{ name: 'messages', path: '/messages', who: RENTER },
		{ name: 'messages-empty', path: '/messages', who: 'newcomer@mishwar.test' },
		{ name: 'chat', path: `/messages/${confirmedId}`, who: RENTER },
		{
			name: 'chat-unpaid',
			path: `/messages/${idOf(({ status, allowedActions }) => status === 'REQUESTED' && allowedActions.includes('PAY'))}`,
			who: RENTER,
		},
		{ name: 'chat-request', path: `/messages/${ownedId(({ status }) => status === 'REQUESTED')}`, who: OWNER },
		{ name: 'bell', path: '/trips', who: RENTER, press: '[data-testid=bell]' },
		{ name: 'profile', path: '/profile', who: RENTER },
		{ name: 'second-factor-set-up', path: '/second-factor', who: RENTER },
		{ name: 'second-factor-over', path: '/sign-in/second-factor' },
		{ name: 'profile-newcomer', path: '/profile?returnTo=/car/toyota-corolla-2022', who: 'newcomer@mishwar.test' },
		{ name: 'profile-pending', path: '/profile', who: 'pending@mishwar.test' },
		{ name: 'profile-licence-ends', path: '/profile', who: ending },
		{ name: 'profile-licence-ended', path: '/profile', who: ended },
		{ name: 'profile-licence-renewed', path: '/profile', who: renewed },
		{ name: 'profile-licence-refused', path: '/profile', who: refused },
		{ name: 'profile-master', path: '/profile', who: master },
		{ name: 'profile-delete-not-yet', path: '/profile', who: RENTER, press: '[data-testid=leave]' },
		{ name: 'profile-delete', path: '/profile', who: 'newcomer@mishwar.test', press: '[data-testid=leave]' },
		{ name: 'car-identity-missing', path: `/car/toyota-corolla-2022?${stay}`, who: 'newcomer@mishwar.test' },
		{ name: 'car-identity-waits', path: `/car/toyota-corolla-2022?${stay}`, who: 'pending@mishwar.test' },
		{ name: 'terms', path: '/terms' },
		{ name: 'help', path: '/help' },
		{ name: 'earn', path: '/earn?city=Amman&bodyType=Sedan&year=2021' },
		{ name: 'earn-too-few', path: '/earn?city=Karak&bodyType=Coupe&year=2021' },
		{ name: 'help-search', path: '/help?q=depozit' },
		{ name: 'help-article', path: '/help/deposit' },
		{ name: 'privacy', path: '/privacy' },
		{ name: 'car-delivered', path: `/car/toyota-corolla-2022?pickup=${soon}&return=${addDays(soon, 9)}&delivery=Queen+Alia+Airport` },
		{ name: 'owner-calendar', path: calendar, who: OWNER },
		{ name: 'owner-calendar-next', path: `${calendar}?month=${addDays(ammanDate(new Date()), 31).slice(0, 7)}`, who: OWNER },
		{ name: 'owner-terms', path: `${calendar}?tab=terms`, who: OWNER },
		{ name: 'owner-sync', path: `${calendar}?tab=sync`, who: OWNER },
		{ name: 'admin-users', path: '/admin', who: ADMIN },
		{ name: 'admin-review', path: '/admin/review', who: ADMIN },
		{ name: 'admin-review-reject', path: '/admin/review', who: ADMIN, press: '[data-testid="identity-review"] footer button' },
		{ name: 'admin-review-cars', path: '/admin/review/cars', who: ADMIN },
		{ name: 'admin-review-companies', path: '/admin/review/companies', who: ADMIN },
		{ name: 'admin-review-cars-reject', path: '/admin/review/cars', who: ADMIN, press: '[data-testid="car-review"] footer button' },
		{ name: 'admin-cars', path: '/admin?tab=cars', who: ADMIN },
		{ name: 'admin-car', path: '/admin?tab=cars&status=VERIFIED', who: ADMIN, press: '[data-testid="admin-car"] button' },
		{ name: 'admin-bookings', path: '/admin?tab=bookings', who: ADMIN },
		{ name: 'admin-booking', path: '/admin?tab=bookings&status=CONFIRMED', who: ADMIN, press: BOOKING },
		{ name: 'admin-booking-ledger', path: '/admin?tab=bookings&status=COMPLETED', who: ADMIN, press: BOOKING },
		{ name: 'admin-audit', path: '/admin/audit', who: ADMIN },
		{ name: 'admin-health', path: '/admin/health', who: ADMIN },
		{ name: 'admin-reviews', path: '/admin/reviews', who: ADMIN },
		{ name: 'admin-reviews-hide', path: '/admin/reviews', who: ADMIN, press: '[data-testid="admin-review"] button' },
		{ name: 'admin-reviews-all', path: '/admin/reviews?show=ALL', who: ADMIN },
		{ name: 'admin-reviews-hidden', path: '/admin/reviews?show=HIDDEN', who: ADMIN },
		{ name: 'master-overview', path: '/master-admin', who: master },
		{ name: 'master-users', path: '/master-admin?tab=users', who: master },
		{ name: 'master-role', path: '/master-admin?tab=users&role=ADMIN', who: master, press: '[data-testid="person"] button' },
		{
			name: 'master-suspend',
			path: '/master-admin?tab=users&role=RENTER',
			who: master,
			press: '[data-testid="person"] button:nth-of-type(2)',
		},
		{ name: 'master-identity', path: '/master-admin?tab=kyc', who: master },
		{ name: 'master-settings', path: '/master-admin?tab=settings', who: master },
		{ name: 'master-sign-in', path: '/master-admin-login' },
		{ name: 'suspended', path: '/suspended' },
		{ name: 'booking', path: `/booking/${confirmedId}`, who: RENTER },
		{ name: 'booking-cancelled', path: `/booking/${idOf(({ cancelCode }) => cancelCode === 'BY_RENTER')}`, who: RENTER },
		{ name: 'agreement', path: `/booking/${confirmedId}/agreement`, who: RENTER },
		{ name: 'receipt', path: `/booking/${idOf(({ cancelCode }) => cancelCode === 'BY_RENTER')}/receipt`, who: RENTER },
		{ name: 'owner-booking-request', path: `/owner/bookings/${ownedId(({ status }) => status === 'REQUESTED')}`, who: OWNER },
		{ name: 'owner-booking-cancelled', path: `/owner/bookings/${ownedId(({ cancelCode }) => cancelCode === 'BY_RENTER')}`, who: OWNER },
		{ name: 'owner-import', path: '/owner/cars/import', who: OWNER },
		{
			...{ name: 'owner-import-report', path: '/owner/cars/import', who: office?.owner.id ?? 'none' },
			choose: { file: 'tests/office/office.csv', shows: '[data-testid=import-line]' },
		},
		{ name: 'owner-bulk', path: '/owner/cars/bulk', who: OWNER },
		{ name: 'owner-bookings', path: '/owner/bookings', who: OWNER },
		{ name: 'owner-bookings-active', path: '/owner/bookings?tab=active', who: OWNER },
		{ name: 'owner-bookings-empty', path: '/owner/bookings', who: 'newcomer@mishwar.test' },
		{ name: 'owner-history', path: '/owner/history', who: OWNER },
		{ name: 'owner-history-empty', path: '/owner/history', who: 'newcomer@mishwar.test' },
		{ name: 'owner-company', path: '/owner/company', who: 'owner2@mishwar.test' },
		{ name: 'owner-company-licensed', path: '/owner/company', who: office?.owner.id ?? 'none' },
		{ name: 'owner-team-office', path: '/owner/team', who: office?.owner.id ?? 'none' },
		{ name: 'owner-today', path: '/owner/fleet', who: OWNER },
		{ name: 'owner-fleet', path: '/owner/fleet?tab=board', who: OWNER },
		{ name: 'owner-today-office', path: '/owner/fleet', who: office?.owner.id ?? 'none' },
		{ name: 'owner-fleet-office', path: '/owner/fleet?tab=board', who: office?.owner.id ?? 'none' },
		{ name: 'owner-team', path: '/owner/team', who: OWNER },
		{ name: 'owner-promo-codes', path: '/owner/promo-codes', who: OWNER },
		{ name: 'owner-extras', path: '/owner/extras', who: OWNER },
		{ name: 'owner-extras-office', path: '/owner/extras', who: office?.owner.id ?? 'none' },
		{ name: 'owner-replies', path: '/owner/replies', who: OWNER },
		{ name: 'owner-handovers', path: '/owner/handovers', who: OWNER },
		{ name: 'admin-companies', path: '/admin/companies', who: ADMIN },
		{ name: 'admin-invoices', path: '/admin/invoices', who: ADMIN },
		{ name: 'owner-invoices', path: '/owner/invoices', who: OWNER },
		{ name: 'owner-statement', path: '/owner/statement', who: OWNER },
		{ name: 'invoice', path: `/owner/bookings/${invoices[0]?.bookingId}/invoices/${invoices[0]?.id}`, who: OWNER },
		{ name: 'owner-dashboard', path: '/owner/dashboard', who: OWNER },
		{ name: 'owner-dashboard-empty', path: '/owner/dashboard', who: 'newcomer@mishwar.test' },
		{ name: 'owner-cars', path: '/owner/cars', who: OWNER },
		{ name: 'owner-cars-empty', path: '/owner/cars', who: RENTER },
		{ name: 'listing', path: '/owner/cars/new', who: OWNER },
		{ name: 'listing-edit', path: `/owner/cars/${await carOf(server, OWNER, 'VERIFIED')}/edit`, who: OWNER },
		{ name: 'listing-rejected', path: `/owner/cars/${await carOf(server, OWNER, 'REJECTED')}/edit`, who: OWNER },
		{ name: 'listing-identity', path: '/owner/cars/new', who: 'newcomer@mishwar.test' },
		{ name: 'reconciliation', path: '/admin/reconciliation', who: ADMIN },
		{ name: 'reconciliation-transfers', path: '/admin/reconciliation?tab=transfers', who: ADMIN },
		{ name: 'reconciliation-books', path: '/admin/reconciliation?tab=books', who: ADMIN },
		{ name: 'claim', path: `/booking/${claimed?.bookingId}/claim`, who: RENTER },
		{ name: 'booking-claimed', path: `/booking/${claimed?.bookingId}`, who: RENTER },
		{ name: 'owner-claim', path: `/owner/bookings/${claimed?.bookingId}/claim`, who: claimed?.owner.id ?? OWNER },
		{ name: 'support', path: '/support' },
		{ name: 'support-own', path: '/support?about=account', who: OWNER },
		{ name: 'support-letter', path: '/support/letter' },
		{ name: 'admin-tickets', path: '/admin/tickets', who: ADMIN },
		{ name: 'admin-claims', path: '/admin/claims', who: ADMIN },
		{ name: 'admin-claims-open', path: '/admin/claims?show=OPEN', who: ADMIN },
		{ name: 'admin-renter-claims', path: '/admin/renter-claims', who: ADMIN },
		{ name: 'admin-claim', path: `/admin/claims/${claimed?.id}`, who: ADMIN },
		{ name: 'admin-fines', path: '/admin/fines', who: ADMIN },
		{ name: 'change-sheet', path: `/booking/${idOf(isAway)}`, who: RENTER, press: 'main section button[aria-haspopup=dialog]' },
		{ name: 'report-sheet', path: `/booking/${idOf(isAway)}`, who: RENTER, press: REPORT },
		{ name: 'admin-goodwill', path: '/admin/goodwill', who: ADMIN },
		{ name: 'admin-promo-codes', path: '/admin/promo-codes', who: ADMIN },
		{ name: 'admin-booking-goodwill', path: `/admin/bookings/${confirmedId}/goodwill`, who: ADMIN },
		{ name: 'admin-reports', path: '/admin/reports', who: ADMIN },
		{ name: 'admin-report', path: `/admin/reports/${reported?.id ?? 'none'}`, who: ADMIN },
		{ name: 'owner-finances', path: '/owner/finances', who: OWNER },
		{ name: 'owner-finances-payouts', path: '/owner/finances?tab=payouts', who: OWNER },
		{ name: 'owner-finances-empty', path: '/owner/finances', who: 'newcomer@mishwar.test' },
		{ name: 'owner-earnings', path: '/owner/earnings', who: OWNER },
		{ name: 'owner-deposits', path: '/owner/deposits', who: OWNER },
		{ name: 'owner-payouts', path: '/owner/payouts', who: OWNER },
		{ name: 'owner-payouts-new', path: '/owner/payouts', who: 'newcomer@mishwar.test' },
		{ name: 'owner-settlements', path: '/owner/settlements', who: OWNER },
		{ name: 'owner-settlement', path: '/owner/settlements', who: OWNER, press: '[data-testid=settlement-row] button' },
		{ name: 'admin-settlements', path: '/admin/settlements', who: ADMIN },
		{ name: 'admin-settlement', path: '/admin/settlements', who: ADMIN, press: '[data-testid=settlement-row] button' },
		{ name: 'admin-payouts', path: '/admin/payouts', who: ADMIN },
		{ name: 'admin-payouts-sent', path: '/admin/payouts?tab=sent', who: ADMIN },
		{ name: 'admin-payouts-failed', path: '/admin/payouts?tab=failed', who: ADMIN },
		{ name: 'admin-payouts-batches', path: '/admin/payouts?tab=batches', who: ADMIN },
		{ name: 'admin-payout-batch', path: `/admin/payouts/${await batchOf(server)}`, who: ADMIN },
		{ name: 'outbox', path: '/dev/outbox' },
		{ name: 'admin-people', path: '/admin/people', who: ADMIN },
		{ name: 'admin-person', path: `/admin/people/${bookings[0]?.renterId ?? 'none'}`, who: ADMIN },
		{ name: 'owner-messages', path: '/owner/messages', who: OWNER },
		{ name: 'owner-chat', path: `/owner/messages/${ownedId(({ status }) => status === 'REQUESTED')}`, who: OWNER },
		{ name: 'owner-join', path: '/owner/join' },
		{ name: 'trips-shared', path: '/trips/shared' },
		{ name: 'renter-claim', path: `/booking/${idOf(isReturned)}/renter-claim`, who: RENTER },
		{ name: 'owner-renter-claim', path: `/owner/bookings/${ownedId(({ status }) => status === 'COMPLETED')}/renter-claim`, who: OWNER },
		...busyShots({ ticketId: ticket?.id, office: office?.owner.id, bookings: officeBookings }),
		...(await picturedDesk({ read: (who, path) => readAs(server, who, path), owned, renewed, superAdmin: master })),
		...picturedRenter({ taken: bookings.find(isLater), shared }),
		...NOT_FOUND,
	];
}
