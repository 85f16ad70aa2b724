/** English texts of the admins' queue of reports. */
import { desk } from '#web/features/admin/texts.en.ts';
import { report } from '#web/features/reports/texts.en.ts';

export const texts = {
	desk,
	title: 'Reports',
	report,
	heading: 'Reports',
	tabs: { label: 'Reports by status', OPEN: 'To decide', DECIDED: 'Decided' },
	between: (owner: string, renter: string) => `${owner} rents to ${renter}`,
	reported: { OWNER: (name: string) => `Reported by ${name}, the owner`, RENTER: (name: string) => `Reported by ${name}, the renter` },
	due: 'Due',
	decidedAt: 'Decided',
	more: 'Show more',
	error: 'We couldn’t load the reports',
	empty: {
		OPEN: { title: 'Nothing to decide', hint: 'Reports from owners and renters appear here, soonest deadline first.' },
		DECIDED: { title: 'No decided reports yet', hint: 'Decided reports appear here.' },
	},
};

export type AdminReportsTexts = typeof texts;
