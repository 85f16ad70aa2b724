/** English texts of the conversation beside a decision. */

export const caseConversation = {
	title: 'Their conversation',
	lead: 'What owner and renter wrote to each other. Read it if you need it to decide: each reading is recorded.',
	read: 'Read the conversation',
	busy: 'Loading...',
	empty: 'They have not written to each other.',
	removed: 'This message was removed.',
	photo: 'Photo',
	failed: 'The conversation could not be loaded. It can be read while there is something to decide, and some days after it.',
};

export type CaseConversationTexts = typeof caseConversation;
