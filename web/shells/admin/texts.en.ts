/** What the admins' shell says, in English; its Arabic twin must have the same keys. */
export const texts = {
	area: 'Admin area',
	console: 'Overview',
	audit: 'Audit log',
	settlements: 'Settlements',
	payouts: 'Payouts',
	claims: 'Claims',
	reviews: 'Reviews',
	reconciliation: 'Reconciliation',
};
export type AdminShellTexts = typeof texts;
