/** English texts of the support page. */
import { tickets } from '#web/features/support/texts.en.ts';

export const texts = {
	tickets,
	title: 'Support',
	description: 'Write to Mishwar support, call us or see our replies to your requests.',
	heading: 'How can we help?',
	contacts: 'Contact us',
	contactsLead: 'For anything urgent on the road, call us.',
	ask: 'Write to us',
	askLead: 'We reply in your messages and by email.',
	anyway: 'Write about something else',
	sent: (number: string) => `Request ${number} sent`,
	own: 'Your requests',
	ownError: 'We couldn’t load your requests',
	none: { title: 'No requests yet', hint: 'Your requests and our replies appear here.' },
	more: 'Show more',
	updated: (date: string) => `Last message ${date}`,
	guest: {
		lead: 'First, we’ll email you a link. We get your question once you open it.',
		login: 'Have an account? Log in to see your bookings and our replies here.',
		loginAction: 'Log in',
		name: 'Your name',
		email: 'Email',
		accountEmail: 'Use the address of your account, if you can.',
		send: 'Send me the link',
		doneTitle: 'Check your inbox',
		done: (email: string) => `We’ve sent a link to ${email}. Open it within 24 hours to send your question.`,
		spam: 'Nothing after a few minutes? Check your spam folder.',
	},
};

export type SupportTexts = typeof texts;
