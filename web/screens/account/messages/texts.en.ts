/** English texts of the inbox. */
import { tickets } from '#web/features/support/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	title: 'Messages',
	list: 'Your conversations',
	unknown: 'Unknown',
	owner: 'Owner',
	renter: 'Renter',
	number: (id: string) => `#${id}`,
	inquiry: 'Inquiry',
	unread: forms({ one: '{count} unread message', other: '{count} unread messages' }),
	search: 'Search by car, name, subject or number',
	searchExample: 'Car, name or number',
	clearSearch: 'Clear search',
	filter: 'Conversations by status',
	filters: {
		ALL: 'All',
		UNREAD: 'Unread',
		REQUESTED: 'Requested',
		CONFIRMED: 'Confirmed',
		COMPLETED: 'Completed',
		CANCELLED: 'Cancelled',
		INQUIRY: 'Inquiries',
		TICKET: 'Support',
	},
	nothingFound: 'No conversations found',
	nothingFoundHint: 'Try another search or show all conversations.',
	showAll: 'Show all conversations',
	noneUnread: 'You’re all caught up',
	noneUnreadHint: 'New messages will appear here.',
	empty: 'No messages yet',
	emptyHint: 'When you book a car or ask about one, your chat with the owner appears here.',
	browse: 'Browse cars',
	error: 'We couldn’t load your messages',
	more: 'Load more',
	you: 'You',
	/** Preview of the last message on a card. */
	last: { mine: (text: string) => `You: ${text}`, photo: 'Photo', none: 'No messages yet' },
	noneChosen: 'No booking selected',
	noneChosenHint: 'Choose a conversation from the list.',
	removed: 'Message removed: its author has left Mishwar.',
	events: {
		REQUESTED: { mine: 'You requested this booking', theirs: (name: string) => `${name} requested this booking` },
		CONFIRMED: { mine: 'You confirmed the booking', theirs: (name: string) => `${name} confirmed the booking` },
		instant: 'The booking was confirmed instantly',
		DECLINED: { mine: 'You declined the request', theirs: (name: string) => `${name} declined the request` },
		UNANSWERED: 'The request expired without a reply',
		CANCELLED: { mine: 'You cancelled the booking', theirs: (name: string) => `${name} cancelled the booking` },
		cancelledByUs: 'Mishwar cancelled the booking',
		NO_SHOW: { mine: 'You were reported as a no-show', theirs: (name: string) => `${name} was reported as a no-show` },
		noShow: 'The booking was closed: no-show',
		HANDED_OVER: 'The car was handed over. Have a great trip!',
		RETURNED: 'The car was returned',
		COMPLETED: 'The rental is completed',
		CLAIM_OPENED: {
			mine: (amount: string) => `You opened a claim for ${amount}`,
			theirs: (name: string, amount: string) => `${name} opened a claim for ${amount}`,
		},
		CLAIM_DECIDED: (granted: string, claimed: string) => `The claim was decided: ${granted} of ${claimed} awarded`,
		claimWithdrawn: 'The claim was withdrawn',
		RENTER_CLAIM_OPENED: {
			mine: (amount: string) => `You claimed a refund of ${amount}`,
			theirs: (name: string, amount: string) => `${name} claimed a refund of ${amount}`,
		},
		RENTER_CLAIM_DECIDED: (granted: string, claimed: string) => `The renter’s claim was decided: ${granted} of ${claimed} awarded`,
	},
	support: 'Support',
	/** A request to the support. */
	ticket: { from: tickets.support, status: tickets.status },
};

export type MessagesTexts = typeof texts;
