/** English texts of the support page. */
import { tickets } from '#web/features/support/texts.en.ts';

export const texts = {
	tickets,
	title: 'Support',
	description: 'Write to Mishwar’s support, call us, or see the answers to your requests.',
	heading: 'How can we help?',
	contacts: 'Reach us',
	contactsLead: 'For something urgent on the road, call.',
	ask: 'Write to us',
	askLead: 'We answer in your account and by email.',
	anyway: 'Write about something else',
	sent: (number: string) => `Request ${number} sent`,
	own: 'Your requests',
	ownError: 'We couldn’t load your requests',
	none: { title: 'No requests yet', hint: 'What you ask us and what we answer appears here.' },
	more: 'Show more',
	updated: (date: string) => `Last message ${date}`,
	guest: {
		lead: 'We send a link to your email address first. Your question reaches us once you open it.',
		login: 'Have an account? Log in to see your bookings and answers here.',
		loginAction: 'Log in',
		name: 'Your name',
		email: 'Email',
		send: 'Send me the link',
		doneTitle: 'Check your inbox',
		done: (email: string) => `We sent a link to ${email}. Open it within 24 hours to send your question.`,
		spam: 'Nothing there after a few minutes? Look in the spam folder.',
	},
};

export type SupportTexts = typeof texts;
