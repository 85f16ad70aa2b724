/** English texts of the conversation beside a decision. */

export const caseConversation = {
	title: 'Their conversation',
	lead: 'What the owner and the renter wrote to each other. Read it only if you need it to decide: we record every view.',
	read: 'Read conversation',
	busy: 'Loading...',
	empty: 'They haven’t written to each other.',
	removed: 'This message was removed.',
	photo: 'Photo',
	failed: 'We couldn’t load the conversation. You can read it while there is something to decide, and for some days afterwards.',
};

export type CaseConversationTexts = typeof caseConversation;
