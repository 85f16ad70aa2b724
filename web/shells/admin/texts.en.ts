/** English texts of the admin shell. */
export const texts = {
	area: 'Admin area',
	console: 'Overview',
	audit: 'Audit log',
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
};
export type AdminShellTexts = typeof texts;
