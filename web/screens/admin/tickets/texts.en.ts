/** English texts of the support's queue. */
import { supportDesk } from '#web/features/support/desk-texts.en.ts';

export const texts = {
	supportDesk,
	title: 'Support',
	heading: 'Support requests',
	queues: { label: 'Which requests', OPEN: 'Open', MINE: 'Mine', WAITING: 'Waiting', SOLVED: 'Solved' },
	figures: {
		label: 'Figures of the support',
		open: 'Waiting for us',
		longest: 'Longest wait',
		firstAnswer: 'Median first answer, 30 days',
		solution: 'Median solution, 30 days',
		none: 'None',
	},
	error: 'We couldn’t load the requests',
	more: 'Show more',
	empty: {
		OPEN: { title: 'Nobody is waiting', hint: 'New questions and replies appear here, the longest waiting first.' },
		MINE: { title: 'Nothing is assigned to you', hint: 'What you answer or take over appears here until it is solved.' },
		WAITING: { title: 'No answers are pending', hint: 'Requests that we answered stay here until the person writes back.' },
		SOLVED: { title: 'Nothing solved yet', hint: 'Solved requests appear here.' },
	},
};

export type AdminTicketsTexts = typeof texts;
