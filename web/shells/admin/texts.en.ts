/** English texts of the admin shell. */
export const texts = {
	area: 'Admin area',
	console: 'Overview',
	audit: 'Audit log',
	settlements: 'Settlements',
	payouts: 'Payouts',
	claims: 'Claims',
	renterClaims: 'Renters’ claims',
	reports: 'Reports',
	reviews: 'Reviews',
	reconciliation: 'Reconciliation',
	tickets: 'Support',
};
export type AdminShellTexts = typeof texts;
