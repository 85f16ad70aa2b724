/** English texts of the reauthentication dialog. */

export const texts = {
	title: 'Is this you?',
	lead: 'You logged in a while ago. Before you make this change, confirm it’s still you.',
	password: 'Your password',
	submit: 'Confirm',
	busy: 'Checking...',
	back: 'Cancel',
	withPasskey: 'Use a passkey',
	passkeyLead: 'Your device will ask for your fingerprint, face or PIN.',
	sendSms: 'Text me a code',
	sendEmail: 'Email me a code',
	sending: 'Sending...',
	sent: 'We’ve sent you a 6-digit code.',
	sendFailed: 'We couldn’t send the code',
	code: '6-digit code',
	failed: 'We couldn’t confirm it’s you. Please try again.',
};

export type StepUpTexts = typeof texts;
