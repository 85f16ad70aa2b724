/** English texts of the admins' queue of goodwill. */
import { desk } from '#web/features/admin/texts.en.ts';
import { goodwill } from '#web/features/goodwill/texts.en.ts';

export const texts = {
	desk,
	title: 'Goodwill',
	goodwill,
	heading: 'Goodwill',
	lead: 'What Mishwar gives from its own money. Above a booking’s limit, a second admin decides.',
	tabs: { label: 'Goodwill by status', WAITING: 'To decide', DECIDED: 'Decided' },
	more: 'Show more',
	error: 'We couldn’t load goodwill',
	empty: {
		WAITING: {
			title: 'Nothing to decide',
			hint: 'Goodwill above the limit appears here. You give it on the page of a booking or a report.',
		},
		DECIDED: { title: 'No decided goodwill yet', hint: 'Granted and refused goodwill appears here.' },
	},
};

export type AdminGoodwillTexts = typeof texts;
