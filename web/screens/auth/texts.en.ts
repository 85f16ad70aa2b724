/** English texts shared by the sign-in screens. */

export const auth = {
	email: 'E-mail',
	password: 'Password',
	showPassword: 'Show the password',
	hidePassword: 'Hide the password',
	passwordHint: 'At least 10 characters',
	scene: 'Your next trip starts here',
	sceneHint: 'Cars from local owners across Jordan, with a refundable deposit.',
	already: {
		title: (name: string) => `Hello, ${name}`,
		lead: 'You are already logged in.',
		goOn: 'Continue',
		logout: 'Log out',
	},
	provider: {
		goOn: (name: string) => `Continue with ${name}`,
		or: 'or',
		problems: {
			OIDC_FAILED: (name: string) => `Logging in with ${name} was not completed. Please try again.`,
			OIDC_UNAVAILABLE: (name: string) => `${name} cannot be reached at the moment. Try again later, or log in another way.`,
			OIDC_EMAIL_UNPROVEN: (name: string) =>
				`${name} does not confirm your e-mail address. Confirm it there first, or create an account here.`,
			OIDC_ACCOUNT_UNPROVEN: (name: string) =>
				`There is an account with this e-mail whose address was never confirmed. Log in with its password, or ask for a new one; confirm the e-mail in your profile, and ${name} works from then on.`,
			OIDC_OTHER_ACCOUNT: (name: string) =>
				`This account is connected to another ${name} account. Use that one, or log in with your password.`,
			OIDC_NOT_FOR_YOU: (name: string) => `This account cannot log in with ${name}.`,
			ACCOUNT_SUSPENDED: () => 'This account is suspended. Please write to our support.',
		},
	},
	passkey: {
		use: 'Log in with a passkey',
		busy: 'Follow your device...',
		notUsed: 'No passkey was used. You can try again.',
		or: 'or',
	},
	demo: {
		/** Messages are not delivered in DEMO. */
		outbox: 'This is a demo: emails and texts aren’t really sent.',
		open: 'Open the outbox',
	},
};

export type AuthTexts = typeof auth;
