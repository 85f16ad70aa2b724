/** Each table is queried by one capability only, in its sql files, so that its rules have one owner. Exceptions for reading joins are listed here. */
import { sources } from './sources.ts';

const owners: Record<string, string> = {
	users: 'identity',
	sessions: 'identity',
	verification_codes: 'identity',
	password_resets: 'identity',
	consents: 'identity',
	suspended_sessions: 'identity',
	identity_checks: 'kyc',
	identity_document_views: 'kyc',
	identity_drafts: 'kyc',
	cars: 'cars',
	car_services: 'cars',
	car_photos: 'cars',
	car_changes: 'cars',
	car_texts: 'cars',
	car_pricing: 'cars',
	car_date_prices: 'cars',
	car_price_rules: 'cars',
	car_delivery_zones: 'cars',
	car_extras: 'cars',
	extra_stocks: 'cars',
	car_stopped_extras: 'cars',
	extra_reservations: 'bookings',
	car_meeting_points: 'cars',
	calendar_feeds: 'calendar',
	calendar_sources: 'calendar',
	calendar_source_events: 'calendar',
	car_occupancy: 'availability',
	car_search: 'search',
	ledger_accounts: 'ledger',
	journal_entries: 'ledger',
	journal_lines: 'ledger',
	bookings: 'bookings',
	handover_records: 'handover',
	handover_photos: 'handover',
	handover_codes: 'handover',
	payments: 'payments',
	refunds: 'payments',
	gateway_notices: 'payments',
	disputes: 'payments',
	settlements: 'settlements',
	claims: 'claims',
	claim_items: 'claims',
	claim_photos: 'claims',
	fine_holds: 'fines',
	fines: 'fines',
	reports: 'reports',
	goodwill: 'goodwill',
	report_photos: 'reports',
	renter_claims: 'renter-claims',
	renter_claim_lines: 'renter-claims',
	renter_claim_photos: 'renter-claims',
	reconciliation_runs: 'reconciliation',
	gateway_transfers: 'reconciliation',
	gateway_transfer_items: 'reconciliation',
	gateway_differences: 'reconciliation',
	payouts: 'payouts',
	payout_attempts: 'payouts',
	payout_batches: 'payouts',
	payout_details: 'payouts',
	payout_freezes: 'payouts',
	reviews: 'reviews',
	review_reports: 'reviews',
	favourites: 'favourites',
	saved_searches: 'saved-searches',
	saved_search_cars: 'saved-searches',
	provider_accounts: 'identity',
	conversations: 'messaging',
	messages: 'messaging',
	message_photos: 'messaging',
	quick_replies: 'messaging',
	automatic_messages: 'messaging',
	automatic_sends: 'messaging',
	notifications: 'notifications',
	notification_choices: 'notifications',
	booking_reminders: 'bookings',
	booking_places: 'bookings',
	booking_departures: 'bookings',
	car_preparations: 'handover',
	review_reminders: 'reviews',
	push_subscriptions: 'notifications',
	market_settings: 'admin',
	tickets: 'tickets',
	ticket_messages: 'tickets',
	ticket_drafts: 'tickets',
	ticket_links: 'tickets',
	audit_entries: 'admin',
	person_notes: 'people',
	bulk_changes: 'calendar',
	companies: 'companies',
	company_papers: 'companies',
	company_branches: 'companies',
	team_members: 'companies',
	company_fees: 'companies',
	invoice_series: 'invoices',
	invoices: 'invoices',
	invoice_lines: 'invoices',
	team_invitations: 'companies',
	promo_codes: 'promo-codes',
	promo_code_cars: 'promo-codes',
	promo_redemptions: 'promo-codes',
	booking_drivers: 'drivers',
	identity_reviews: 'kyc',
	car_reviews: 'cars',
	company_paper_reviews: 'companies',
	company_paper_views: 'companies',
	car_document_views: 'cars',
	suspended_documents: 'kyc',
	admin_views: 'admin',
	backup_runs: 'health',
};

/**
 * Search owns its table and may join cars, their date prices and availability; the calendar query distinguishes a missing car from a free one,
 * and dates of ended bookings. Reconciliation compares the ledger with all capabilities.
 * Payouts and earnings show booking and car.
 * Bookings that were never invoiced are found by their amounts.
 * The timeline of a booking shows its goodwill, and it and cases show who acted.
 * The sums of an owner's deposits contain what stays held for fines.
 * The inbox is searched, filtered and paged by booking, car and other party.
 * Pending reviews are found by joining trips and reviews.
 * Whether a car can be booked depends on the permit of its owner’s company.
 * A person cannot join a team whose office they rent from at the moment.
 * Additional drivers are found by the start of their trips.
 * A driver is reminded of a trip only if it still takes place.
 * After a restore the gateways are not asked for charges of trips whose money was settled before it.
 * The notification of a submitted fleet contains the number of cars in review.
 * Notifications that name a deleted person are found through their bookings and conversations.
 */
const mayRead: Record<string, readonly string[]> = {
	search: ['cars', 'car_photos', 'car_date_prices', 'car_delivery_zones', 'car_occupancy', 'companies'],
	cars: ['companies'],
	companies: ['bookings'],
	availability: ['cars', 'bookings'],
	reconciliation: [
		...['ledger_accounts', 'journal_entries', 'journal_lines', 'bookings', 'payments', 'refunds', 'disputes'],
		...['settlements', 'claims', 'claim_items', 'fine_holds', 'fines', 'goodwill', 'payouts', 'payout_attempts', 'payout_freezes'],
		...['renter_claims', 'renter_claim_lines', 'invoices', 'promo_codes', 'promo_redemptions'],
	],
	bookings: ['goodwill', 'audit_entries'],
	cases: ['audit_entries'],
	payments: ['settlements', 'fine_holds', 'goodwill'],
	settlements: ['fine_holds'],
	payouts: ['cars', 'bookings'],
	invoices: ['bookings'],
	notifications: ['bookings', 'booking_drivers', 'cars', 'conversations'],
	messaging: ['bookings', 'cars', 'car_photos', 'users', 'companies'],
	reviews: ['bookings'],
	drivers: ['bookings'],
};

const QUERIED = /(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\('(\w+)|\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)/g;

export function checkTables(): string[] {
	const problems: string[] = [];
	for (const { path, text } of sources(/^server\/capabilities\/.*\.ts$/)) {
		if (path.endsWith('.test.ts')) continue;
		const capability = path.split('/')[2] ?? '';
		const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
		for (const [, built, written] of code.matchAll(QUERIED)) {
			const owner = owners[built ?? written ?? ''];
			if (owner && owner !== capability && !mayRead[capability]?.includes(built ?? written ?? '')) {
				problems.push(`${path}: queries ${built ?? written}, which is ${owner}’s`);
			}
		}
	}
	return problems;
}
