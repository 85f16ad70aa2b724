/** English texts that the screens of signing in share. */

export const auth = {
	email: 'E-mail',
	password: 'Password',
	showPassword: 'Show the password',
	hidePassword: 'Hide the password',
	passwordHint: 'At least 10 characters',
	scene: 'The road is open',
	sceneHint: 'Well-kept cars from people all over Jordan, with a deposit that comes back.',
	already: {
		title: (name: string) => `Hello, ${name}`,
		lead: 'You are already logged in.',
		goOn: 'Continue',
		logout: 'Log out',
	},
	demo: {
		/** E-mails and texts do not leave the demo. */
		outbox: 'This is a demo: messages do not leave it.',
		open: 'Open the outbox',
	},
};

export type AuthTexts = typeof auth;
