/** English texts of the admins' page about the health of the site. */
import { forms } from '#web/i18n/format.ts';

export const texts = {
	title: 'Site health',
	heading: 'Site health',
	checkedAt: (moment: string) => `Checked on ${moment}`,
	again: 'Check again',
	checking: 'Checking...',
	error: 'We couldn’t check the site',
	allWell: 'Everything works.',
	broken: forms({ one: '{count} thing is broken', other: '{count} things are broken' }),
	late: forms({ one: '{count} thing is late', other: '{count} things are late' }),
	states: { OK: 'Works', LATE: 'Late', BROKEN: 'Broken' },
	attention: 'Needs attention',
	works: 'Working',
	since: (moment: string) => `Since ${moment}`,
	sinceUnknown: 'We don’t know since when',
	count: (count: string) => `How many: ${count}`,
	runbook: 'What to do:',
	open: { reconciliation: 'Open reconciliation', payouts: 'Open payouts' },
	checks: {
		database: { name: 'Database', meaning: 'We can’t save anything. Bookings and payments fail.' },
		storage: { name: 'File storage', meaning: 'Photos and documents can’t be uploaded or shown.' },
		gateways: { name: 'Payment provider', meaning: 'A payment provider isn’t answering. Renters can’t pay with it, and its refunds wait.' },
		email: { name: 'Email', meaning: 'The mail server isn’t answering. Emails wait and are sent when it does.' },
		sms: { name: 'SMS', meaning: 'The SMS service isn’t answering. No one can log in with a code by phone.' },
		worker: { name: 'Background jobs', meaning: 'This server doesn’t run any jobs. Reminders, refunds and emails wait.' },
		jobsDue: { name: 'Jobs on time', meaning: 'Jobs wait for more than 2 minutes. Reminders, refunds and emails are late.' },
		jobsFailed: { name: 'Jobs completed', meaning: 'We’ve stopped trying these jobs. Someone has to find the cause and start them again.' },
		messagesLate: { name: 'Messages on time', meaning: 'Emails or SMS should have left more than 10 minutes ago.' },
		messagesFailed: { name: 'Messages delivered', meaning: 'More than 5 emails or SMS failed within an hour. They won’t be sent again.' },
		replica: {
			name: 'Database replica',
			meaning: 'A copy of the database is behind or doesn’t answer. Visitors’ pages use another copy or the main database meanwhile.',
		},
		backup: { name: 'Backup', meaning: 'No backup has been completed for more than 26 hours.' },
		reviews: {
			name: 'Payments in review',
			meaning: 'We received other amounts than we asked for. Their bookings aren’t paid until you decide.',
		},
		payouts: { name: 'Payouts', meaning: 'Owners have been waiting for their money for more than 2 days.' },
		alerts: { name: 'Alerts', meaning: 'Money or a case needs a decision, and no one has closed the alert.' },
	},
};
export type HealthTexts = typeof texts;
