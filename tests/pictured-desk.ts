/** Further screens of `npm run screenshots` for owners, offices and admins: with what is pressed, and the cases that `busy-desk.ts` makes. */
import { DEMO_PASSWORD } from '#contract/dev.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import type { Shot } from './pictured-not-found.ts';

const OWNER = 'owner@mishwar.test';
const ADMIN = 'admin@mishwar.test';
/** Has an authenticator app in the busy demo. */
export const SECURED = 'owner2@mishwar.test';
/** The field for a code, which may be on the next page; it stays empty. */
const CODE = { into: 'input[name=code]', text: '' };

type Booking = { id: string; status: string; car: { slug: string } };
type DeskOptions = {
	read<T>(who: string, path: string): Promise<T>;
	/** Bookings of owner@. */
	owned: readonly Booking[];
	/** Whose licence is renewed. */
	renewed: string;
	superAdmin: string;
};

type Found = { id: string };

export async function picturedDesk({ read, owned, renewed, superAdmin }: DeskOptions): Promise<Shot[]> {
	const first = async (who: string, path: string) => (await read<Found[]>(who, path))[0]?.id ?? 'none';
	const ownedId = (matches: (booking: Booking) => boolean) => owned.find(matches)?.id ?? 'none';
	const claim = await first(ADMIN, '/api/admin/renter-claims?filter=NEEDS_DECISION');
	const waiting = await first(ADMIN, '/api/admin/tickets');
	const [ticket] = await read<Found[]>(OWNER, '/api/tickets?limit=2').then((tickets) => tickets.toReversed());
	const company = await read<{ papers: Array<{ id: string; kind: string }> } | null>(OWNER, '/api/owner/company');
	const registration = company?.papers.find(({ kind }) => kind === 'REGISTRATION')?.id ?? 'none';
	const team = await read<{ members: Array<{ userId: string; role: string }> } | null>(OWNER, '/api/owner/team');
	const member = team?.members.find(({ role }) => role === 'DESK')?.userId ?? OWNER;
	const [{ id: ownerId = 'none' } = {}] = await read<Found[]>(ADMIN, '/api/admin/users?q=owner%40mishwar.test');
	const [car] = await read<Found[]>(OWNER, '/api/owner/cars');
	const nextMonth = addDays(ammanDate(new Date()), 31).slice(0, 7);
	const calendar = `/owner/cars/${car?.id ?? 'none'}/calendar`;
	const isReturned = ({ car: { slug }, status }: Booking) => slug === 'hyundai-tucson-2022' && status === 'COMPLETED';
	const isOut = ({ car: { slug }, status }: Booking) => slug === 'toyota-camry-2021' && status === 'CONFIRMED';
	const isFined = ({ car: { slug }, status }: Booking) => slug === 'mercedes-benz-c-200-2021' && status === 'COMPLETED';
	const find = 'button[aria-keyshortcuts^="Control+K"]';
	const screens: Shot[] = [
		{
			name: 'owner-bulk-preview',
			path: '/owner/cars/bulk',
			who: OWNER,
			press: [
				'[data-testid=bulk-cars] input',
				'input[name=season]',
				{ into: 'input[name=seasonPrice]', text: '35' },
				'main button[class*=bg-primary]',
			],
		},
		{
			name: 'owner-calendar-days',
			path: `${calendar}?month=${nextMonth}`,
			who: OWNER,
			press: ['button[data-date]:not([aria-disabled]) >> nth=1', { withShift: 'button[data-date]:not([aria-disabled]) >> nth=3' }],
		},
		{ name: 'owner-price-rule', path: calendar, who: OWNER, press: '[data-testid=price-rules] > button' },
		{ name: 'owner-fleet-car', path: '/owner/fleet?tab=board', who: OWNER, press: '[role=rowheader]' },
		{ name: 'owner-booking-out', path: `/owner/bookings/${ownedId(isOut)}`, who: OWNER },
		{ name: 'owner-booking-returned', path: `/owner/bookings/${ownedId(isReturned)}`, who: OWNER },
		{ name: 'owner-handover', path: `/owner/bookings/${ownedId(isOut)}/handover`, who: OWNER },
		{ name: 'owner-bookings-failed', path: '/owner/bookings', who: OWNER, fails: '**/api/owner/bookings?*', press: '[role=tab] >> nth=1' },
		{ name: 'owner-finances-failed', path: '/owner/finances', who: OWNER, fails: '**/api/owner/payouts?*', press: '[role=tab] >> nth=1' },
		{ name: 'admin-bookings-failed', path: '/admin', who: ADMIN, fails: '**/api/admin/bookings*', press: '[role=tab] >> nth=2' },
		{ name: 'owner-claim-new', path: `/owner/bookings/${ownedId(isReturned)}/claim`, who: OWNER },
		{ name: 'admin-find', path: '/admin', who: ADMIN, press: [find, { into: '[role=combobox]', text: 'Mira' }] },
		{ name: 'admin-find-nothing', path: '/admin', who: ADMIN, press: [find, { into: '[role=combobox]', text: 'zzzz' }] },
		{ name: 'admin-review-renewal', path: `/admin/review?open=${renewed}`, who: ADMIN },
		{ name: 'admin-people-found', path: '/admin/people?q=Omari', who: ADMIN },
		{ name: 'admin-people-nobody', path: '/admin/people?q=zzzz', who: ADMIN },
		{ name: 'admin-person-owner', path: `/admin/people/${ownerId}`, who: ADMIN },
		{ name: 'admin-person-master', path: `/admin/people/${ownerId}`, who: superAdmin },
		{ name: 'admin-person-cars', path: `/admin/people/${ownerId}?tab=cars`, who: ADMIN },
		{ name: 'admin-person-bookings', path: `/admin/people/${ownerId}?tab=bookings`, who: ADMIN },
		{ name: 'admin-person-money', path: `/admin/people/${ownerId}?tab=money`, who: ADMIN },
		{ name: 'admin-companies-all', path: '/admin/companies?show=all', who: superAdmin },
	];
	if (!company) return screens;
	return [
		...screens,
		{
			name: 'second-factor',
			path: '/sign-in',
			press: [
				{ into: 'input[name=email]', text: SECURED },
				{ into: 'input[name=password]', text: DEMO_PASSWORD },
				'main form button[type=submit]',
				CODE,
			],
		},
		{
			name: 'owner-payouts-confirm',
			path: '/owner/payouts',
			who: SECURED,
			signedInBefore: true,
			press: [
				'section:has([data-testid=payout-details]) button',
				{ into: 'input[name=cliqAlias]', text: 'DANAQAWASMI' },
				'[data-testid=payout-details-form] button[type=submit]',
				CODE,
			],
		},
		{ name: 'owner-booking-fine', path: `/owner/bookings/${ownedId(isFined)}`, who: OWNER },
		{ name: 'owner-ticket', path: `/owner/messages/support/${ticket?.id ?? 'none'}`, who: OWNER },
		{ name: 'owner-team-desk', path: '/owner/team', who: member, inOffice: true },
		{ name: 'owner-today-desk', path: '/owner/fleet', who: member, inOffice: true },
		{ name: 'owner-handovers-desk', path: '/owner/handovers', who: member, inOffice: true },
		{ name: 'owner-bookings-desk', path: '/owner/bookings', who: member, inOffice: true },
		{ name: 'owner-dashboard-refused', path: '/owner/dashboard', who: member, inOffice: true },
		{ name: 'owner-promo-codes-refused', path: '/owner/promo-codes', who: member, inOffice: true },
		{ name: 'owner-company-refused', path: '/owner/company', who: member, inOffice: true },
		{ name: 'owner-history-refused', path: '/owner/history', who: member, inOffice: true },
		{ name: 'listing-refused', path: '/owner/cars/new', who: member, inOffice: true },
		{ name: 'owner-finances-refused', path: '/owner/finances', who: member, inOffice: true },
		{ name: 'admin-review-pdf', path: `/admin/review/companies?open=${registration}`, who: ADMIN, press: ['figure > div button:enabled'] },
		{ name: 'admin-renter-claim', path: `/admin/renter-claims/${claim}`, who: ADMIN },
		{ name: 'admin-ticket', path: `/admin/tickets/${ticket?.id ?? 'none'}`, who: ADMIN },
		{ name: 'admin-ticket-waiting', path: `/admin/tickets/${waiting}`, who: ADMIN },
	];
}
