/** English texts of the admins' queue of goodwill. */
import { goodwill } from '#web/features/goodwill/texts.en.ts';

export const texts = {
	title: 'Goodwill',
	goodwill,
	heading: 'Goodwill',
	lead: 'What Mishwar gives of its own. Above the limit of a booking, a second admin decides.',
	tabs: { label: 'Which goodwill', WAITING: 'To decide', DECIDED: 'Decided' },
	more: 'Show more',
	error: 'Goodwill could not be loaded',
	empty: {
		WAITING: {
			title: 'Nothing to decide',
			hint: 'Goodwill above the limit comes here. It is given on the page of a booking or of a report.',
		},
		DECIDED: { title: 'No goodwill has been given yet', hint: 'What was granted or refused stays here.' },
	},
};

export type AdminGoodwillTexts = typeof texts;
