/** English texts of the support's queue. */
import { desk } from '#web/features/admin/texts.en.ts';
import { supportDesk } from '#web/features/support/desk-texts.en.ts';

export const texts = {
	desk,
	supportDesk,
	title: 'Support',
	heading: 'Support requests',
	queues: { label: 'Which requests', OPEN: 'Open', MINE: 'Mine', WAITING: 'Waiting', SOLVED: 'Solved' },
	figures: {
		label: 'Support figures',
		open: 'Waiting for us',
		longest: 'Longest wait',
		firstAnswer: 'Median first reply, 30\u00a0days',
		solution: 'Median solution, 30\u00a0days',
		none: 'None',
	},
	error: 'We couldn’t load the requests',
	more: 'Show more',
	empty: {
		OPEN: { title: 'No one is waiting', hint: 'New questions and replies appear here, oldest first.' },
		MINE: { title: 'Nothing is assigned to you', hint: 'Requests you reply to or take over appear here until they’re solved.' },
		WAITING: { title: 'No replies pending', hint: 'Requests we’ve replied to stay here until the person writes back.' },
		SOLVED: { title: 'Nothing solved yet', hint: 'Solved requests appear here.' },
	},
};

export type AdminTicketsTexts = typeof texts;
