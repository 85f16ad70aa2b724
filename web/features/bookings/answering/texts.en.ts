/** English texts about replying to a request, which the owner can do in three places. */
import { forms } from '#web/i18n/format.ts';

export const answer = {
	respondBy: (moment: string) => `Reply by ${moment}`,
	hoursLeft: forms({ one: '{count} hour left', other: '{count} hours left' }),
	minutesLeft: forms({ one: '{count} minute left', other: '{count} minutes left' }),
	timeOver: 'The time to reply has passed',
	accept: 'Accept',
	accepting: 'Accepting...',
	decline: 'Decline',
	declining: 'Declining...',
	accepted: 'Request accepted',
	acceptedHint: (renter: string) => `We’ve told ${renter}. You can now see each other’s phone numbers.`,
	declined: 'Request declined',
	declinedHint: (amount: string, renter: string) => `We’re refunding ${amount} to ${renter}.`,
	acceptFailed: 'We couldn’t accept the request',
	declineFailed: 'We couldn’t decline the request',
	message: (renter: string) => `Message ${renter}`,
};

export const declining = {
	title: 'Decline this request?',
	refund: (amount: string, renter: string) => `We’ll refund the rental and deposit (${amount}) to ${renter}.`,
	reason: 'Reason',
	reasonHint: (renter: string) => `${renter} will see this.`,
	reasonExample: 'For example: the car is in for service that week.',
	keep: 'Keep the request',
	confirm: 'Decline request',
};

export type AnswerTexts = typeof answer;
export type DecliningTexts = typeof declining;
