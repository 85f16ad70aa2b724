/** English texts about reviews, for screens that show or write them. */
import { forms } from '#web/i18n/format.ts';

export const reviews = {
	title: 'Reviews',
	stars: forms({ one: '{count} star', other: '{count} stars' }),
	/** Labels of one to five stars. */
	meanings: ['Bad', 'Not good', 'All right', 'Good', 'Excellent'],
	more: 'Show more reviews',
	error: 'The reviews could not be loaded',
	wordless: 'Rated without a comment.',
	profileOf: (name: string) => `${name}: profile`,
	answerOf: (name: string) => `Answer of ${name}`,
	answer: {
		open: 'Answer',
		title: 'Answer this review',
		hint: 'Everyone who sees the review sees your reply. You can reply once.',
		label: 'Your answer',
		keep: 'Back',
		send: 'Publish the answer',
		busy: 'Publishing...',
		done: 'Your answer is published',
		failed: 'Your answer was not published',
	},
	report: {
		open: 'Report',
		title: 'Report this review',
		hint: 'Someone on our team decides whether it stays. The author won’t know who reported it.',
		reason: 'What is wrong with it?',
		reasons: {
			OFFENSIVE: 'Offensive or threatening',
			PRIVATE_DETAILS: 'Shares private information',
			UNTRUE: 'It is not true',
			OTHER: 'Something else',
		},
		note: 'Anything we should know?',
		keep: 'Back',
		send: 'Send the report',
		busy: 'Sending...',
		done: 'Thanks, we’ll review it',
		failed: 'The report was not sent',
	},
	trip: {
		title: { RENTER: 'How was it?', OWNER: 'How was your renter?' },
		lead: {
			RENTER: (name: string) => `Rate the car and ${name}.`,
			OWNER: (name: string) => `Rate ${name}. Other owners see this with ${name}’s requests.`,
		},
		rule: 'Reviews appear once you’ve both written one, or after ten days.',
		waiting: (name: string) => `${name} has already written a review. Write yours to see it.`,
		until: (moment: string) => `You can write until ${moment}.`,
		stars: 'Your stars',
		text: 'In your words',
		textExample: {
			RENTER: 'For example: clean, comfortable, handed over on time.',
			OWNER: 'For example: punctual, careful with the car, easy to reach.',
		},
		left: forms({ one: '{count} character left', other: '{count} characters left' }),
		send: 'Send the review',
		busy: 'Sending...',
		done: 'Thank you for your review',
		doneHidden: (name: string, moment: string) => `It will appear once ${name} has written one too, or on ${moment} at the latest.`,
		failed: 'Your review was not sent',
		mine: 'Your review',
		theirs: (name: string) => `Review by ${name}`,
		notYet: (name: string, moment: string) => `${name} hasn’t written a review yet. Yours appears on ${moment} at the latest.`,
		closed: 'The time to review this trip has passed.',
		silent: (name: string) => `${name} didn’t review this trip.`,
		error: 'The reviews of this trip could not be loaded',
	},
};

export type ReviewTexts = typeof reviews;
