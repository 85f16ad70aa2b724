/** English texts about reviews, for screens that display or write them. */
import { forms } from '#web/i18n/format.ts';

export const reviews = {
	title: 'Reviews',
	stars: forms({ one: '{count} star', other: '{count} stars' }),
	/** Labels of one to five stars. */
	meanings: ['Bad', 'Poor', 'OK', 'Good', 'Excellent'],
	more: 'Show more reviews',
	all: forms({ other: 'Show all {count} reviews' }),
	error: 'We couldn’t load the reviews',
	wordless: 'Rated without a comment.',
	profileOf: (name: string) => `${name}: profile`,
	answerOf: (name: string) => `Reply from ${name}`,
	answer: {
		open: 'Reply',
		title: 'Reply to this review',
		hint: 'Everyone who sees the review sees your reply. You can reply once.',
		label: 'Your reply',
		keep: 'Back',
		send: 'Publish reply',
		busy: 'Publishing...',
		done: 'Reply published',
		failed: 'We couldn’t publish your reply',
	},
	report: {
		open: 'Report',
		title: 'Report this review',
		hint: 'Someone on our team decides whether it stays. The author won’t know who reported it.',
		reason: 'What’s wrong with it?',
		reasons: {
			OFFENSIVE: 'Offensive or threatening',
			PRIVATE_DETAILS: 'Shares private information',
			UNTRUE: 'Not true',
			OTHER: 'Something else',
		},
		note: 'Anything we should know?',
		keep: 'Back',
		send: 'Send report',
		busy: 'Sending...',
		done: 'Thanks, we’ll review it',
		failed: 'We couldn’t send the report',
	},
	trip: {
		title: { RENTER: 'How was your trip?', OWNER: 'How was your renter?' },
		lead: {
			RENTER: (name: string) => `Rate the car and ${name}.`,
			OWNER: (name: string) => `Rate ${name}. Other owners see this with ${name}’s requests.`,
		},
		rule: 'Reviews appear once you’ve both written one, or after ten days.',
		waiting: (name: string) => `${name} has already written a review. Write yours to see it.`,
		until: (moment: string) => `You have until ${moment} to write one.`,
		stars: 'Your rating',
		text: 'Your review',
		textExample: {
			RENTER: 'For example: clean, comfortable, handed over on time.',
			OWNER: 'For example: punctual, careful with the car, easy to reach.',
		},
		left: forms({ one: '{count} character left', other: '{count} characters left' }),
		send: 'Send review',
		busy: 'Sending...',
		done: 'Thanks for your review',
		doneHidden: (name: string, moment: string) => `It will appear once ${name} has written one too, or on ${moment} at the latest.`,
		failed: 'We couldn’t send your review',
		mine: 'Your review',
		theirs: (name: string) => `Review by ${name}`,
		notYet: (name: string, moment: string) => `${name} hasn’t written a review yet. Yours appears on ${moment} at the latest.`,
		closed: 'The time to review this trip has passed.',
		silent: (name: string) => `${name} didn’t review this trip.`,
		error: 'We couldn’t load the reviews of this trip',
	},
};

export type ReviewTexts = typeof reviews;
