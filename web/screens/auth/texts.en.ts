/** English texts shared by the sign-in screens. */

export const auth = {
	email: 'Email',
	password: 'Password',
	showPassword: 'Show password',
	hidePassword: 'Hide password',
	passwordHint: 'At least 10 characters',
	scene: 'Your next trip starts here',
	sceneHint: 'Cars from local owners across Jordan, with a refundable deposit.',
	already: {
		title: (name: string) => `Hello, ${name}`,
		lead: 'You’re already logged in.',
		goOn: 'Continue',
		logout: 'Log out',
	},
	provider: {
		goOn: (name: string) => `Continue with ${name}`,
		or: 'or',
		problems: {
			OIDC_FAILED: (name: string) => `We couldn’t log you in with ${name}. Please try again.`,
			OIDC_UNAVAILABLE: (name: string) => `We can’t reach ${name} right now. Try again later or log in another way.`,
			OIDC_EMAIL_UNPROVEN: (name: string) => `Your email isn’t confirmed with ${name}. Confirm it there first, or create an account here.`,
			OIDC_ACCOUNT_UNPROVEN: (name: string) =>
				`This email has an account but was never confirmed. Log in with your password (or reset it) and confirm the email in your profile; then ${name} works too.`,
			OIDC_OTHER_ACCOUNT: (name: string) =>
				`This account is connected to another ${name} account. Use that one, or log in with your password.`,
			OIDC_NOT_FOR_YOU: (name: string) => `You can’t log in to this account with ${name}.`,
		},
	},
	passkey: {
		use: 'Log in with a passkey',
		busy: 'Follow your device...',
		notUsed: 'You didn’t use a passkey. You can try again.',
		or: 'or',
	},
	demo: {
		/** Messages are not delivered in DEMO. */
		outbox: 'This is a demo: emails and texts aren’t really sent.',
		open: 'Open the outbox',
	},
};

export type AuthTexts = typeof auth;
