/** English texts of where and when a booking begins and ends. */
import { pin } from '#web/features/places/texts.en.ts';

export const whereAndWhen = {
	title: 'Where and when',
	pickup: 'Pickup',
	return: 'Return',
	hidden: 'The exact place and phone numbers appear here once the booking is confirmed.',
	unknown: 'No exact place is agreed yet. Ask the other person.',
	mapApp: 'Open in maps',
	google: 'Google Maps',
	osm: 'OpenStreetMap',
	photo: 'Photo of the meeting point',
	late: {
		open: 'I’m late',
		title: 'When will you arrive?',
		text: 'The owner is notified. You can announce a delay once, of up to 6 hours.',
		time: 'Arrival',
		back: 'Back',
		send: 'Notify the owner',
		sending: 'Sending...',
		done: 'The owner knows that you’re late',
		failed: 'We couldn’t notify the owner',
	},
	move: {
		open: 'Change the place',
		title: 'Change the place of this booking',
		text: 'The renter is notified. A place more than 5 km away only counts once they accept it.',
		place: 'Place',
		example: 'For example: Seventh Circle, in front of the pharmacy',
		directions: 'How to find the key or you',
		back: 'Back',
		save: 'Save the place',
		saving: 'Saving...',
		done: 'The place is changed',
		proposed: 'We asked the renter',
		failed: 'We couldn’t change the place',
	},
	proposal: {
		title: { OWNER: 'Waiting for the renter: you suggested another place', RENTER: 'The owner suggests another place' },
		hint: 'It is more than 5 km away. Until you accept it, the agreed place counts.',
		accept: 'Accept the place',
		decline: 'Decline',
		sending: 'Sending...',
		accepted: 'The new place is agreed',
		declined: 'The agreed place remains',
		failed: 'We couldn’t send your reply',
	},
};

export type WhereAndWhenTexts = { whereAndWhen: typeof whereAndWhen; pin: typeof pin };
/** What a screen that shows the block spreads into its texts. */
export const placed = { whereAndWhen, pin };
