/** English texts of the dialog that confirms who one is. */

export const texts = {
	title: 'Is it you?',
	lead: 'You logged in a while ago. Before this change, show us that it is still you.',
	password: 'Your password',
	submit: 'Confirm',
	busy: 'Checking...',
	back: 'Cancel',
	withPasskey: 'Use passkey',
	passkeyLead: 'Your device asks for your fingerprint, face or PIN.',
	sendSms: 'Text me a code',
	sendEmail: 'E-mail me a code',
	sending: 'Sending...',
	sent: 'A 6-digit code is on its way to you.',
	sendFailed: 'The code was not sent',
	code: '6-digit code',
	failed: 'It could not be confirmed. Please try again.',
};

export type StepUpTexts = typeof texts;
