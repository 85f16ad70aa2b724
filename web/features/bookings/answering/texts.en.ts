/** English texts about answering a request, which the owner can do in three places. */

export const answer = {
	accept: 'Accept',
	accepting: 'Accepting...',
	decline: 'Decline',
	declining: 'Declining...',
	accepted: 'Request accepted',
	acceptedHint: (renter: string) => `${renter} is told, and you can see each other’s phone numbers now.`,
	declined: 'Request declined',
	declinedHint: (amount: string, renter: string) => `We’re refunding ${amount} to ${renter}.`,
	acceptFailed: 'The request was not accepted',
	declineFailed: 'The request was not declined',
	message: (renter: string) => `Message ${renter}`,
};

export const declining = {
	title: 'Decline this request?',
	refund: (amount: string, renter: string) => `We’ll refund the rental and deposit (${amount}) to ${renter}.`,
	reason: 'Reason',
	reasonHint: (renter: string) => `${renter} will read it.`,
	reasonExample: 'For example: the car is in for service that week.',
	keep: 'Keep the request',
	confirm: 'Decline',
};

export type AnswerTexts = typeof answer;
export type DecliningTexts = typeof declining;
