/** English texts of a conversation, with those of the inbox beside it. */
import { answer, declining } from '#web/features/bookings/answering/texts.en.ts';
import { detail } from '#web/features/bookings/detail/texts.en.ts';
import { upload } from '#web/features/uploads/texts.en.ts';
import { forms } from '#web/i18n/format.ts';
import { texts as inbox } from '../texts.en.ts';

export const texts = {
	...inbox,
	upload,
	detail,
	request: answer,
	declining,
	chat: {
		titleOf: (name: string) => `Chat with ${name}`,
		back: 'Back to your messages',
		empty: 'No messages yet. Start the conversation!',
		failedToFetch: 'Failed to fetch messages',
		failedToSend: 'Failed to send message',
		missing: 'Conversation not found',
		missingHint: 'The link may be incomplete, or it may not be yours.',
		messages: 'Messages',
		news: 'New messages',
		said: (name: string, text: string) => `${name}: ${text}`,
		older: 'Loading older messages',
		olderAgain: 'Load older messages',
		today: 'Today',
		yesterday: 'Yesterday',
		latest: 'Jump to latest',
		latestNew: forms({ one: '{count} new message', other: '{count} new messages' }),
		typing: (name: string) => `${name} is typing`,
		sending: 'Sending',
		waiting: 'Waiting for connection',
		sent: 'Sent',
		seen: 'Seen',
		notSent: 'Not sent',
		retry: 'Try again',
		discard: 'Discard',
		write: (name: string) => `Message ${name}`,
		placeholder: 'Write a message',
		send: 'Send',
		left: forms({ one: '{count} character left', other: '{count} characters left' }),
		tooLong: forms({ one: '{count} character too many', other: '{count} characters too many' }),
		closed: 'You can’t send messages here because the other person has left Mishwar.',
		neverPaid: 'You haven’t paid for this booking, so the owner can’t see it. Message the owner from the car’s page.',
		masked: 'Phone numbers and email addresses are hidden until the booking is confirmed.',
		isMasked: 'Contact details hidden',
		addPhotos: 'Add photos',
		quickReplies: 'Quick replies',
		editReplies: 'Edit quick replies',
		automatic: 'Sent automatically',
		photo: (number: string, count: string) => `Photo ${number} of ${count}`,
		photos: forms({ one: '{count} photo', other: '{count} photos' }),
		openPhoto: (number: string, count: string) => `Open photo ${number} of ${count}`,
		previousPhoto: 'Previous photo',
		nextPhoto: 'Next photo',
		readForCase:
			'Only the two of you can read this. While a claim or a report on the booking is open, and for a while after, our team can read it to decide.',
	},
	about: {
		title: 'What this conversation is about',
		total: 'Total',
		deposit: (amount: string) => `plus ${amount} deposit`,
		pay: 'Pay now',
		handover: { CHECK_IN: 'Record handover', CHECK_OUT: 'Record return' },
		cancel: 'Cancel booking',
		details: 'Booking details',
		seeCar: 'See the car',
		more: 'More about this booking',
		chooseDates: 'Choose dates',
		asked: 'You’re asking about this car. You haven’t booked it yet.',
		askedOfOwner: 'This is about your car. It isn’t booked yet.',
	},
	/** System messages. `mine`: the reader acted. */
};

export type ChatTexts = typeof texts;
