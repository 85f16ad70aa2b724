/** English texts of the owner area's menu for offices; visitors do not load them. */
export const texts = {
	team: 'Team',
	fleet: 'Fleet',
	handovers: 'Handovers today',
	replies: 'Quick replies',
	extras: 'Extras',
	promoCodes: 'Promo codes',
	bar: { today: 'Today', calendar: 'Calendar', cars: 'Cars', money: 'Money' },
};

export type OwnerShellTexts = typeof texts;
