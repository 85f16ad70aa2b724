/** English texts of the owner area's menu for offices; visitors do not load them. */
export const texts = {
	team: 'Team',
	fleet: 'Fleet',
	handovers: 'Handovers today',
	replies: 'Quick replies',
	extras: 'Extras',
	promoCodes: 'Promo codes',
};

export type OwnerShellTexts = typeof texts;
