/** English texts of the admins' queue of reports. */
import { report } from '#web/features/reports/texts.en.ts';

export const texts = {
	title: 'Reports',
	report,
	heading: 'Something is wrong',
	tabs: { label: 'Which reports', OPEN: 'To decide', DECIDED: 'Decided' },
	between: (owner: string, renter: string) => `${owner} rents to ${renter}`,
	by: { OWNER: 'Reported by the owner', RENTER: 'Reported by the renter' },
	due: 'Due',
	decidedAt: 'Decided',
	more: 'Show more',
	error: 'The reports could not be loaded',
	empty: {
		OPEN: { title: 'Nothing to decide', hint: 'What owners and renters report on a booking comes here; what is due first stands on top.' },
		DECIDED: { title: 'No report has been decided yet', hint: 'Decided reports stay here.' },
	},
};

export type AdminReportsTexts = typeof texts;
