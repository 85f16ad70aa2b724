/** English texts of support requests. */
export const tickets = {
	status: { OPEN: 'Waiting for our reply', WAITING_FOR_PERSON: 'We’ve replied', SOLVED: 'Solved' },
	about: {
		booking: 'About a booking',
		payment: 'About a payment',
		claim: 'About a claim',
		payout: 'About a payout',
		account: 'About your account',
	},
	subject: 'Subject',
	text: 'Your question',
	textHint: 'Tell us what happened and what you expected. Don’t send passwords or card numbers.',
	send: 'Send request',
	sending: 'Sending...',
	sendFailed: 'We couldn’t send your request',
	conversation: 'Conversation',
	you: 'You',
	support: 'Mishwar',
	reply: 'Write more',
	replySend: 'Send message',
	replyFailed: 'We couldn’t send your message',
	solvedNotice: 'This request is solved. If something is still open, write again within 14 days.',
	closedNotice: 'This request was solved more than 14 days ago. Please write a new one.',
	solve: 'Mark as solved',
	solving: 'Saving...',
	solved: 'Request marked as solved',
	solveFailed: 'We couldn’t mark the request as solved',
};

export type TicketTexts = typeof tickets;
