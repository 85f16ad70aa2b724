/** English texts of the admin shell. */
import { forms } from '#web/i18n/format.ts';

export const texts = {
	area: 'Admin area',
	find: 'Find anything',
	console: 'Overview',
	audit: 'Audit log',
	health: 'Site health',
	settlements: 'Settlements',
	payouts: 'Payouts',
	claims: 'Claims',
	fines: 'Traffic fines',
	renterClaims: 'Renters’ claims',
	reports: 'Reports',
	reviews: 'Reviews',
	reconciliation: 'Reconciliation',
	tickets: 'Support',
	goodwill: 'Goodwill',
	people: 'People',
	companies: 'Companies',
	invoices: 'Invoices',
	promoCodes: 'Promo codes',
	review: 'Identity checks',
	reviewCars: 'Cars to review',
	plates: { line: 'Not decided yet: which plates may be rented out here.', answer: 'Decide now' },
	waiting: forms({ one: '{count} waiting', other: '{count} waiting' }),
};
export type AdminShellTexts = typeof texts;
