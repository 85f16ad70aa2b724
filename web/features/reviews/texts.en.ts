/** English texts about reviews, for screens that show or write them. */
import { forms } from '#web/i18n/format.ts';

export const reviews = {
	title: 'Reviews',
	stars: forms({ one: '{count} star', other: '{count} stars' }),
	/** Labels of one to five stars. */
	meanings: ['Bad', 'Not good', 'All right', 'Good', 'Excellent'],
	more: 'Show more reviews',
	error: 'The reviews could not be loaded',
	wordless: 'No words, stars alone.',
	profileOf: (name: string) => `${name}: profile`,
	answerOf: (name: string) => `Answer of ${name}`,
	answer: {
		open: 'Answer',
		title: 'Answer this review',
		hint: 'Everybody who reads the review reads your answer. You can answer once.',
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
		hint: 'Somebody of ours reads it and decides whether it stays. The author is not told who reported it.',
		reason: 'What is wrong with it?',
		reasons: {
			OFFENSIVE: 'It insults or threatens',
			PRIVATE_DETAILS: 'It tells private details',
			UNTRUE: 'It is not true',
			OTHER: 'Something else',
		},
		note: 'What should we know?',
		keep: 'Back',
		send: 'Send the report',
		busy: 'Sending...',
		done: 'Thank you, we will look at it',
		failed: 'The report was not sent',
	},
	trip: {
		title: { RENTER: 'How was it?', OWNER: 'How was your renter?' },
		lead: {
			RENTER: (name: string) => `Your stars and words are about the car and about ${name}.`,
			OWNER: (name: string) => `Your stars and words are about ${name}; other owners read them with a request.`,
		},
		rule: 'Neither of you reads the other’s review before both are written, or ten days have passed.',
		waiting: (name: string) => `${name} has already written. Write yours, and you can both read them.`,
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
		doneHidden: (name: string, moment: string) => `${name} can read it once both are written, at the latest on ${moment}.`,
		failed: 'Your review was not sent',
		mine: 'Your review',
		theirs: (name: string) => `Review by ${name}`,
		notYet: (name: string, moment: string) => `${name} has not written yet. Yours is shown on ${moment} at the latest.`,
		closed: 'Nobody reviewed this trip in time.',
		silent: (name: string) => `${name} did not review this trip.`,
		error: 'The reviews of this trip could not be loaded',
	},
};

export type ReviewTexts = typeof reviews;
